import Foundation

extension Path: LosslessStringConvertible {
  /// The elements as text: coordinates, then a letter (`m` move, `l` line, `q` quadratic and `c` cubic curve, `h`
  /// close), all apart by spaces; numbers have six significant digits.
  public var description: String {
    var parts: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      for point in points {
        parts.append(Path.text(point.x))
        parts.append(Path.text(point.y))
      }
      parts.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let to): add("m", to)
      case .line(let to): add("l", to)
      case .quadCurve(let to, let control): add("q", control, to)
      case .curve(let to, let control1, let control2): add("c", control1, control2, to)
      case .closeSubpath: add("h")
      }
    }
    return parts.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    if let whole = Int(exactly: number), whole.magnitude < 1_000_000 { return String(whole) }
    return String(format: "%g", Double(number))
  }

  /// The path that a text in the format of ``description`` stands for.
  ///
  /// Nil where the text has another letter, a number too many or too few, one that is not finite, or an
  /// element other than a move at its start. Empty text gives an empty path.
  public init?(_ string: String) {
    var elements = PathElements()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        guard number.isFinite, numbers.count < 6 else { return nil }
        numbers.append(CGFloat(number))
        continue
      }
      guard let element = Path.element(word, numbers) else { return nil }
      if case .move = element {} else if elements.isEmpty { return nil }
      elements.append(element)
      numbers.removeAll(keepingCapacity: true)
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements)
  }

  private static func element(_ letter: Substring, _ n: [CGFloat]) -> Element? {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("m", 2): return .move(to: point(0))
    case ("l", 2): return .line(to: point(0))
    case ("q", 4): return .quadCurve(to: point(2), control: point(0))
    case ("c", 6): return .curve(to: point(4), control1: point(0), control2: point(2))
    case ("h", 0): return .closeSubpath
    default: return nil
    }
  }
}
