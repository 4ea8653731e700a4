/// A description of a view that can be edited, shrunk, printed and turned into a view of real types.
///
/// All kinds share one form, so that editing and shrinking know nothing of single kinds: up to a few
/// numbers, a choice (an alignment, a branch, a variety) and the specimens inside.
package struct Specimen: Equatable, Sendable {
  package var kind: Kind
  /// Different for every specimen of a tree; follows it through edits.
  package var id: Int
  /// The identity in a loop: equal to a sibling's where an edit has made duplicates.
  package var key: Int
  package var numbers: [Double]
  package var choice: Int
  /// What its closures read.
  package var origin: Origin
  /// Whether it keeps what its closures are given for longer than it may.
  package var keeps: Bool
  package var children: [Specimen]

  package init(
    _ kind: Kind, id: Int, key: Int? = nil, numbers: [Double] = [], choice: Int = 0,
    origin: Origin = .nothing, keeps: Bool = false, _ children: [Specimen] = []
  ) {
    self.kind = kind
    self.id = id
    self.key = key ?? id
    self.numbers = numbers
    self.choice = choice
    self.origin = origin
    self.keeps = keeps
    self.children = children
  }

  package var count: Int { children.reduce(1) { $0 + $1.count } }
  package var depth: Int { (children.map(\.depth).max() ?? 0) + 1 }
  package var greatestID: Int { children.reduce(id) { max($0, $1.greatestID) } }

  /// The number at an index, 0 where there is none.
  func number(_ index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }

  /// Visits every specimen, parents first.
  package func visit(_ body: (Specimen) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}

/// What is shown to the engine at one moment: a tree and what the host says.
package struct World: Equatable, Sendable {
  package var tree: Specimen
  /// What the host proposes; NaN for nothing.
  package var width: Double
  package var height: Double
  package var rightToLeft: Bool
  /// A value of the environment that some views read.
  package var number: Double
  /// What a model says that some views follow.
  package var model: Double
  package var isModelWide: Bool
  package var isDark: Bool
  /// What the model says that closures read; closures read one of the two.
  package var signals: [Double]
  /// How the world before goes over into this one.
  package var arrival: Arrival
  /// What a finger does meanwhile.
  package var touch: Touch?
  /// What is done after that.
  package var events: [UserEvent]

  package init(
    _ tree: Specimen, width: Double = 400, height: Double = 300, rightToLeft: Bool = false,
    number: Double = 1,
    model: Double = 1, isModelWide: Bool = false, isDark: Bool = false, signals: [Double] = [1, 1],
    arrival: Arrival = .plain, touch: Touch? = nil, events: [UserEvent] = []
  ) {
    self.tree = tree
    self.width = width
    self.height = height
    self.rightToLeft = rightToLeft
    self.number = number
    self.model = model
    self.isModelWide = isModelWide
    self.isDark = isDark
    self.signals = signals
    self.arrival = arrival
    self.touch = touch
    self.events = events
  }

  func signal(_ index: Int) -> Double { signals.indices.contains(index) ? signals[index] : 1 }
}

extension Specimen: CustomStringConvertible {
  /// As it is written in Swift, to paste into a test.
  package var description: String { text(indent: "  ") }

  private func text(indent: String) -> String {
    var line = "\(indent)Specimen(\"\(kind.name)\", id: \(id)"
    if key != id { line += ", key: \(key)" }
    if !numbers.isEmpty { line += ", numbers: [\(numbers.map(Self.text).joined(separator: ", "))]" }
    if choice != 0 { line += ", choice: \(choice)" }
    if origin != .nothing { line += ", origin: .\(origin)" }
    if keeps { line += ", keeps: true" }
    guard !children.isEmpty else { return line + ")" }
    let inside = children.map { $0.text(indent: indent + "  ") }.joined(separator: ",\n")
    return line + ", [\n\(inside)\n\(indent)])"
  }

  static func text(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number < 0 ? "-.infinity" : ".infinity" }
    return "\(number)"
  }
}

extension World: CustomStringConvertible {
  package var description: String {
    "World(\n\(tree),\n  width: \(Specimen.text(width)), height: \(Specimen.text(height)), "
      + "rightToLeft: \(rightToLeft), number: \(Specimen.text(number)), "
      + "model: \(Specimen.text(model)), isModelWide: \(isModelWide), isDark: \(isDark), "
      + "signals: [\(signals.map(Specimen.text).joined(separator: ", "))], arrival: .\(arrival)"
      + (touch.map { ", touch: \($0)" } ?? "")
      + (events.isEmpty ? "" : ", events: [\(events.map(\.description).joined(separator: ", "))]") + ")"
  }
}
