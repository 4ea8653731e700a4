import Foundation

/// How many elements an SVG file comes to when it is drawn: what is referred to is drawn once for each reference, so
/// that a few lines that refer to one another can ask for billions.
struct SVGExpansion {
  /// An element: what lies in it follows it.
  private struct Element {
    var references: [Substring] = []
    /// How often the references are drawn: a marker at each point.
    var factor = 1
    /// Behind the last element within this one.
    var end = 0
  }

  private var elements: [Element] = []
  private var places: [Substring: Int] = [:]
  private var open: [Int] = []
  /// References of style sheets, which any element may have.
  private var shared: [Substring] = []

  mutating func begin(_ tag: UnsafeRawBufferPointer, isOpen: Bool) {
    let index = elements.count
    var element = Element(end: index + 1)
    if tag.contains(UInt8(ascii: "#")) || tag.contains(UInt8(ascii: "=")) {
      let text = Substring(String(decoding: tag, as: UTF8.self))
      element.references = Self.references(text)
      if text.contains("marker") { element.factor = max(1, tag.count / 4) }
      if let id = Self.id(text), places[id] == nil { places[id] = index }
    }
    elements.append(element)
    if isOpen { open.append(index) }
  }

  mutating func end() {
    if let index = open.popLast() { elements[index].end = elements.count }
  }

  /// Text between tags.
  mutating func add(text: UnsafeRawBufferPointer) {
    guard text.contains(UInt8(ascii: "#")), shared.count < 1_000 else { return }
    shared += Self.references(Substring(String(decoding: text, as: UTF8.self)), functionsOnly: true)
  }

  /// The elements that are drawn, up to about `limit`.
  func count(limit: Int) -> Int {
    var counter = Counter(expansion: self, limit: limit)
    return counter.count(0, elements.count)
  }

  private struct Counter {
    let expansion: SVGExpansion
    let limit: Int
    var known: [Int: Int] = [:]
    /// What is being counted: a circle of references ends where it closes.
    var pending: Set<Int> = []

    mutating func count(_ start: Int, _ end: Int) -> Int {
      var sum = 0
      var index = start
      while index < end, sum <= limit {
        let element = expansion.elements[index]
        sum += 1
        for reference in element.references { add(reference, element.factor, to: &sum) }
        for reference in expansion.shared { add(reference, element.factor, to: &sum) }
        index += 1
      }
      return sum
    }

    private mutating func add(_ reference: Substring, _ factor: Int, to sum: inout Int) {
      guard sum <= limit, let place = expansion.places[reference], pending.count < 64 else { return }
      if known[place] == nil {
        guard pending.insert(place).inserted else { return }
        known[place] = count(place, expansion.elements[place].end)
        pending.remove(place)
      }
      sum += min(known[place] ?? 0, limit) * factor
    }
  }

  // MARK: Text

  private static func id(_ tag: Substring) -> Substring? {
    for mark in [" id=", "\tid=", "\nid=", "\rid="] {
      guard let range = tag.range(of: mark) else { continue }
      let rest = tag[range.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      return rest.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// The names behind `url(#` and, of tags, behind `href="#`.
  private static func references(_ text: Substring, functionsOnly: Bool = false) -> [Substring] {
    var found: [Substring] = []
    for mark in functionsOnly ? ["(#", "(\"#", "('#"] : ["(#", "(\"#", "('#", "\"#", "'#"] {
      var rest = text
      while let range = rest.range(of: mark), found.count < 1_000 {
        rest = rest[range.upperBound...]
        found.append(rest.prefix { !"\"')".contains($0) && !$0.isWhitespace })
      }
    }
    return found
  }
}
