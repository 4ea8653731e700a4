import Synchronization

extension ShapedText {
  /// Shapes text, or finds it shaped. Like runs, direction and language give the same object as long as
  /// the cache of recent texts holds it; keep the result to be independent of the cache.
  ///
  /// - Parameters:
  ///   - direction: The interface's direction. A paragraph reads as its first strong letter says, and as
  ///     the interface where it has none.
  ///   - language: BCP 47 tag of runs that name none; nil for English rules.
  package static func shape(
    _ runs: [TextRun], direction: TextDirection = .leftToRight, language: String? = nil
  ) -> ShapedText {
    ShapingCache.shared.text(runs, direction, language)
  }

  /// Shapes text of one look.
  package static func shape(
    _ text: String, _ attributes: TextAttributes, direction: TextDirection = .leftToRight,
    language: String? = nil
  ) -> ShapedText {
    ShapingCache.shared.text([TextRun(text, attributes)], direction, language)
  }

  /// Forgets what was shaped, but for texts that are in use.
  package static func forgetShaped() {
    ShapingCache.shared.removeAll()
    WordCache.shared.removeAll()
  }
}

/// The texts shaped last, found by the bytes of their strings: Swift's comparison of strings takes time in
/// the square of a hostile string's marks. Two generations: what was not asked for while one filled up is
/// forgotten with the next.
final class ShapingCache: Sendable {
  static let shared = ShapingCache()

  /// Bytes of text that a generation holds; a shaped byte takes about sixty.
  static let generationLimit = 512 << 10
  /// What an entry counts beside its text.
  private static let entryCost = 64

  private struct Entry {
    var runs: [TextRun]
    var direction: TextDirection
    var language: String?
    var text: ShapedText
  }

  private struct State {
    var young: [Int: [Entry]] = [:]
    var old: [Int: [Entry]] = [:]
    var cost = 0
    var hits = 0
  }

  private let state = Mutex(State())

  /// How often a text was found; for tests.
  var hits: Int { state.withLock { $0.hits } }

  func text(_ runs: [TextRun], _ direction: TextDirection, _ language: String?) -> ShapedText {
    let key = Self.hash(runs, direction)
    let known = state.withLock { state -> ShapedText? in
      if let entries = state.young[key],
        let entry = entries.first(where: { Self.matches($0, runs, direction, language) })
      {
        state.hits += 1
        return entry.text
      }
      guard let entry = state.old[key]?.first(where: { Self.matches($0, runs, direction, language) })
      else { return nil }
      state.hits += 1
      Self.insert(entry, key, &state)
      return entry.text
    }
    if let known { return known }
    let text = ShapedText(shaper: Shaper(runs, direction: direction, language: language))
    let entry = Entry(runs: runs, direction: direction, language: language, text: text)
    state.withLock { Self.insert(entry, key, &$0) }
    return text
  }

  func removeAll() {
    state.withLock {
      $0.young = [:]
      $0.old = [:]
      $0.cost = 0
    }
  }

  private static func insert(_ entry: Entry, _ key: Int, _ state: inout State) {
    let cost = entry.runs.reduce(entryCost) { $0 + $1.text.utf8.count + entryCost }
    if state.cost + cost > generationLimit {
      state.old = state.young
      state.young = [:]
      state.cost = 0
    }
    state.cost += cost
    state.young[key, default: []].append(entry)
  }

  private static func hash(_ runs: [TextRun], _ direction: TextDirection) -> Int {
    var hasher = Hasher()
    hasher.combine(direction)
    for run in runs {
      var text = run.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(run.attributes.font.size)
      hasher.combine(run.attributes.font.weight)
    }
    return hasher.finalize()
  }

  private static func matches(
    _ entry: Entry, _ runs: [TextRun], _ direction: TextDirection, _ language: String?
  ) -> Bool {
    guard entry.direction == direction, entry.runs.count == runs.count, entry.language == language
    else { return false }
    return zip(entry.runs, runs).allSatisfy {
      sameBytes($0.text, $1.text) && $0.attributes == $1.attributes
    }
  }

  private static func sameBytes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in right.withUTF8 { right in left.elementsEqual(right) } }
  }
}
