import Foundation

/// How many elements an SVG file comes to when it is drawn: what is referred to is drawn once for each reference, so
/// that a few lines that refer to one another can ask for billions.
///
/// Reading is linear in the file's length; counting is bounded by the limit.
struct SVGExpansion {
  /// An element: what lies in it follows it.
  private struct Element {
    /// Where its references are among all.
    var references: Range<Int>
    /// How often markers are drawn: at each point, of which there are at most so many.
    var points: Int
    var hasMarkers: Bool
    /// Behind the last element within this one.
    var end: Int
  }

  private var elements: [Element] = []
  /// Names by number, of elements and of references alike.
  private var names: [[UInt8]: Int] = [:]
  /// The first element of a name.
  private var places: [Int: Int] = [:]
  private var references: [Int] = []
  private var open: [Int] = []
  /// References of style sheets, which any element may have.
  private var shared: Set<Int> = []
  private var sharedMarkers: Set<Int> = []
  /// Whether a name is longer than any that is read.
  private var isExcessive = false

  private static let nameLimit = 1_024
  /// Style sheets that refer to more names are not worth telling apart from hostile ones.
  private static let sharedLimit = 1_000

  mutating func begin(_ tag: UnsafeRawBufferPointer, isOpen: Bool) {
    let index = elements.count
    let first = references.count
    var hasMarkers = false
    for (name, value) in SVGAttributes(tag: tag) {
      if Self.isID(name) {
        if let id = number(value), places[id] == nil { places[id] = index }
      } else {
        if Self.contains("marker", name) || Self.contains("marker", value) { hasMarkers = true }
        references += self.references(in: value, functionsOnly: false).map(\.name)
      }
    }
    elements.append(
      Element(
        references: first..<references.count, points: max(1, tag.count / 4), hasMarkers: hasMarkers,
        end: index + 1))
    if isOpen { open.append(index) }
  }

  mutating func end() {
    if let index = open.popLast() { elements[index].end = elements.count }
  }

  /// Text between tags.
  mutating func add(text: UnsafeRawBufferPointer) {
    for (name, isMarker) in references(in: text[...], functionsOnly: true) {
      if isMarker { sharedMarkers.insert(name) } else { shared.insert(name) }
    }
    if shared.count + sharedMarkers.count > Self.sharedLimit { isExcessive = true }
  }

  /// The elements that are drawn, up to about `limit`; more than it as well where counting them takes too long.
  func count(limit: Int) -> Int {
    if isExcessive { return limit + 1 }
    var counter = Counter(
      expansion: self, limit: limit, shared: shared.compactMap { places[$0] },
      sharedMarkers: sharedMarkers.compactMap { places[$0] })
    return counter.count(0, elements.count)
  }

  private struct Counter {
    let expansion: SVGExpansion
    let limit: Int
    let shared: [Int]
    let sharedMarkers: [Int]
    var known: [Int: Int] = [:]
    /// What is being counted: a circle of references ends where it closes.
    var pending: Set<Int> = []
    /// What was looked at.
    var steps = 0

    init(expansion: SVGExpansion, limit: Int, shared: [Int], sharedMarkers: [Int]) {
      self.expansion = expansion
      self.limit = limit
      self.shared = shared
      self.sharedMarkers = sharedMarkers
    }

    mutating func count(_ start: Int, _ end: Int) -> Int {
      var sum = 0
      var index = start
      while index < end, sum <= limit {
        let element = expansion.elements[index]
        let factor = element.hasMarkers ? element.points : 1
        addStep(1, to: &sum)
        for name in expansion.references[element.references] {
          if let place = expansion.places[name] { add(place, factor, to: &sum) }
          if sum > limit { break }
        }
        for place in shared { add(place, factor, to: &sum) }
        for place in sharedMarkers { add(place, element.points, to: &sum) }
        index += 1
      }
      return sum
    }

    private mutating func addStep(_ count: Int, to sum: inout Int) {
      steps += 1
      sum += steps > limit * 10 ? limit + 1 : count
    }

    private mutating func add(_ place: Int, _ factor: Int, to sum: inout Int) {
      guard sum <= limit else { return }
      addStep(0, to: &sum)
      if known[place] == nil {
        guard pending.count < 64, pending.insert(place).inserted else { return }
        known[place] = count(place, expansion.elements[place].end)
        pending.remove(place)
      }
      sum += min(known[place] ?? 0, limit) * factor
    }
  }

  // MARK: Names

  private static func isID(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
    name.elementsEqual("id".utf8) || name.suffix(3).elementsEqual(":id".utf8)
  }

  private mutating func number(_ name: Slice<UnsafeRawBufferPointer>) -> Int? {
    guard name.count <= Self.nameLimit else {
      isExcessive = true
      return nil
    }
    let key = Array(name)
    if let known = names[key] { return known }
    names[key] = names.count
    return names.count - 1
  }

  /// The numbers of the names behind `url(#` and, of attributes, behind a `#` with which the value begins; and
  /// whether they are of markers.
  private mutating func references(
    in text: Slice<UnsafeRawBufferPointer>, functionsOnly: Bool
  ) -> [(name: Int, isMarker: Bool)] {
    var found: [(name: Int, isMarker: Bool)] = []
    var index = text.startIndex
    while !isExcessive, let mark = text[index...].firstIndex(of: UInt8(ascii: "#")) {
      index = mark + 1
      let before = Self.trimmed(text[..<mark])
      let isQuoted = before.last.map { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? false
      let function = isQuoted ? Self.trimmed(before.dropLast()) : before
      guard function.last == UInt8(ascii: "(") || !functionsOnly && before.isEmpty else { continue }
      let name = text[index...].prefix(Self.nameLimit + 1).prefix { byte in
        byte > 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'") && byte != UInt8(ascii: ")")
      }
      index = name.endIndex
      if let number = number(name) { found.append((number, Self.contains("marker", before.suffix(64)))) }
    }
    return found
  }

  private static func trimmed(_ text: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    var text = text
    while let last = text.last, last <= 0x20 { text = text.dropLast() }
    return text
  }

  private static func contains(_ word: StaticString, _ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    let length = word.utf8CodeUnitCount
    guard text.count >= length, let base = text.base.baseAddress else { return false }
    return (text.startIndex...(text.endIndex - length)).contains {
      memcmp(base + $0, word.utf8Start, length) == 0
    }
  }
}
