import Foundation
import Synchronization

extension ShapedText {
  /// Shapes text, or finds it shaped. Like runs, direction and language give the same object as long as
  /// the cache of recent texts holds it; keep the result to be independent of the cache.
  ///
  /// - Parameters:
  ///   - direction: The interface's direction. A paragraph reads as its first strong letter says, and as
  ///     the interface where it has none.
  ///   - isDirectionFixed: Whether all paragraphs read as the interface, whatever their letters.
  ///   - language: BCP 47 tag of runs that name none; nil for English rules.
  package static func shape(
    _ runs: [TextRun], direction: TextDirection = .leftToRight, isDirectionFixed: Bool = false,
    language: String? = nil
  ) -> ShapedText {
    let runs = runs.isEmpty ? [TextRun("")] : runs
    return ShapingCache.shared.text(
      runs[0].text, rest: runs.dropFirst().map(\.text), runs.map(\.attributes),
      .init(direction: direction, isDirectionFixed: isDirectionFixed, language: language))
  }

  /// Shapes text of one look.
  package static func shape(
    _ text: String, _ attributes: TextAttributes, direction: TextDirection = .leftToRight,
    isDirectionFixed: Bool = false, language: String? = nil
  ) -> ShapedText {
    shape(
      text, sharing: [attributes], direction: direction, isDirectionFixed: isDirectionFixed,
      language: language)
  }

  /// Shapes text of the look that is the only one in an array. Texts that are given the same array share it, and find
  /// at once that their looks are alike.
  package static func shape(
    _ text: String, sharing attributes: [TextAttributes], direction: TextDirection = .leftToRight,
    isDirectionFixed: Bool = false, language: String? = nil
  ) -> ShapedText {
    ShapingCache.shared.text(
      text, rest: [], attributes,
      .init(direction: direction, isDirectionFixed: isDirectionFixed, language: language))
  }

  /// Forgets what was shaped, but for texts that are in use.
  package static func forgetShaped() {
    ShapingCache.shared.removeAll()
    WordCache.shared.removeAll()
    Hyphenation.shared.removeAll()
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

  /// A text and what it was shaped from.
  private final class Entry: Sendable {
    /// The texts of the runs, of which most texts have one. Their looks are `text.attributes`.
    let first: String
    let rest: [String]
    let setting: Setting
    let text: ShapedText
    /// Another text of the same hash.
    let next: Entry?

    init(_ first: String, _ rest: [String], _ setting: Setting, _ text: ShapedText) {
      self.first = first
      self.rest = rest
      self.setting = setting
      self.text = text
      next = nil
    }

    init(_ other: Entry, next: Entry?) {
      first = other.first
      rest = other.rest
      setting = other.setting
      text = other.text
      self.next = next
    }

    var cost: Int {
      rest.reduce(2 * entryCost + first.utf8.count) { $0 + $1.utf8.count + entryCost }
    }
  }

  /// What a text is found by beside its runs.
  struct Setting: Equatable {
    let direction: TextDirection
    let isDirectionFixed: Bool
    let language: String?
  }

  private struct State {
    var young: [UInt64: Entry] = [:]
    var old: [UInt64: Entry] = [:]
    var cost = 0
    var hits = 0

    /// The entry for a text among those of its hash.
    static func find(
      _ text: String, _ rest: [String], _ attributes: [TextAttributes], _ setting: Setting,
      among entries: Entry?
    ) -> Entry? {
      var entry = entries
      while let found = entry, !ShapingCache.matches(found, text, rest, attributes, setting) {
        entry = found.next
      }
      return entry
    }
  }

  private let state = Mutex(State())

  /// How often a text was found; for tests.
  var hits: Int { state.withLock { $0.hits } }

  /// A text of one run, or of several: that of the first, those of the rest, and the looks of all.
  func text(
    _ text: String, rest: [String], _ attributes: [TextAttributes], _ setting: Setting
  ) -> ShapedText {
    let hash = Self.hash(text, rest, attributes, setting)
    let known = state.withLock { state -> ShapedText? in
      if let entry = State.find(text, rest, attributes, setting, among: state.young[hash]) {
        state.hits += 1
        return entry.text
      }
      guard let entry = State.find(text, rest, attributes, setting, among: state.old[hash]) else {
        return nil
      }
      state.hits += 1
      Self.insert(hash, entry.cost, &state) { Entry(entry, next: $0) }
      return entry.text
    }
    if let known { return known }
    let shaper = Shaper(
      [text] + rest, attributes, direction: setting.direction, isDirectionFixed: setting.isDirectionFixed,
      language: setting.language)
    let shaped = ShapedText(shaper: shaper)
    let entry = Entry(text, rest, setting, shaped)
    state.withLock { state in
      Self.insert(hash, entry.cost, &state) { $0 == nil ? entry : Entry(entry, next: $0) }
    }
    return shaped
  }

  func removeAll() {
    state.withLock {
      $0.young = [:]
      $0.old = [:]
      $0.cost = 0
    }
  }

  /// Puts an entry before those of the same hash.
  private static func insert(
    _ hash: UInt64, _ cost: Int, _ state: inout State, _ make: (Entry?) -> Entry
  ) {
    if state.cost + cost > generationLimit {
      state.old = state.young
      state.young = [:]
      state.cost = 0
    }
    state.cost += cost
    state.young[hash] = make(state.young[hash])
  }

  private static func hash(
    _ text: String, _ rest: [String], _ attributes: [TextAttributes], _ setting: Setting
  ) -> UInt64 {
    var hash = hash(text, of: attributes, 0, from: setting.direction == .leftToRight ? 0 : 1)
    for index in rest.indices { hash = Self.hash(rest[index], of: attributes, index + 1, from: hash) }
    return hash
  }

  private static func hash(
    _ text: String, of attributes: [TextAttributes], _ run: Int, from hash: UInt64
  ) -> UInt64 {
    var text = text
    let own = text.withUTF8 { ByteHash.hash(UnsafeRawBufferPointer($0)) }
    let size = attributes[run].font.size.bitPattern
    return ByteHash.mix(ByteHash.mix(hash ^ own) ^ size ^ attributes[run].font.weight.bitPattern >> 1)
  }

  private static func matches(
    _ entry: Entry, _ text: String, _ rest: [String], _ attributes: [TextAttributes], _ setting: Setting
  ) -> Bool {
    entry.setting == setting && entry.rest.count == rest.count && sameBytes(entry.first, text)
      && entry.text.attributes == attributes && zip(entry.rest, rest).allSatisfy(sameBytes)
  }

  private static func sameBytes(_ left: String, _ right: String) -> Bool {
    var left = left
    var right = right
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }
}
