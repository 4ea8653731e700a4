import Foundation

/// The tags of an SVG file, one after the other.
struct SVGElements: Sequence, IteratorProtocol {
  struct Element {
    var name: Substring
    var attributes: [String: String] = [:]
    /// Whether other elements follow within this one.
    var isOpen = false
    /// Whether the tag ends an element.
    var isEnd = false

    func number(_ name: String) -> Double {
      (attributes[name].flatMap(Double.init) ?? 0).finite(or: 0).clamped(to: -1e6...1e6)
    }

    /// The outline in user units; nil for what is no shape.
    var path: Path? {
      switch name {
      case "path": return attributes["d"].map { SVGPathData.path($0) }
      case "circle":
        let radius = number("r")
        return ellipse(radius, radius)
      case "ellipse": return ellipse(number("rx"), number("ry"))
      case "rect":
        let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        let radius = Swift.max(number("rx"), number("ry"))
        return radius > 0
          ? Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
          : Path(rect)
      case "line":
        var path = Path()
        path.move(to: CGPoint(x: number("x1"), y: number("y1")))
        path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
        return path
      case "polyline": return attributes["points"].map { SVGPathData.path("M" + $0) }
      case "polygon": return attributes["points"].map { SVGPathData.path("M" + $0 + "z") }
      default: return nil
      }
    }

    private func ellipse(_ rx: Double, _ ry: Double) -> Path? {
      guard rx > 0, ry > 0 else { return nil }
      return Path(
        ellipseIn: CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    }

    /// What the element's transform does; skewing and turning are not read.
    var transform: CGAffineTransform {
      var result = CGAffineTransform.identity
      var rest = (attributes["transform"] ?? "")[...]
      while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
        let name = rest[..<open].filter(\.isLetter)
        let numbers = rest[rest.index(after: open)..<close].split { $0 == "," || $0.isWhitespace }
          .compactMap { Double($0) }.filter(\.isFinite)
        rest = rest[rest.index(after: close)...]
        let step: CGAffineTransform
        switch (name, numbers.count) {
        case ("matrix", 6):
          step = CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1...):
          step = CGAffineTransform(translationX: numbers[0], y: numbers.dropFirst().first ?? 0)
        case ("scale", 1...):
          step = CGAffineTransform(scaleX: numbers[0], y: numbers.dropFirst().first ?? numbers[0])
        default: continue
        }
        result = step.concatenating(result)
      }
      return result
    }
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Element? {
    while let open = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return nil }
      var tag = rest[..<close]
      rest = rest[rest.index(after: close)...]
      let isEnd = tag.first == "/"
      if isEnd { tag = tag.dropFirst() }
      let name = tag.prefix { $0.isLetter }
      guard !name.isEmpty else { continue }
      if isEnd { return Element(name: name, isEnd: true) }
      tag = tag[name.endIndex...]
      return Element(name: name, attributes: Self.attributes(tag), isOpen: tag.last != "/")
    }
    return nil
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var text = text
    while let equals = text.firstIndex(of: "="), attributes.count < 64 {
      let name = text[..<equals].filter { !$0.isWhitespace }
      text = text[text.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = text.first, quote == "\"" || quote == "'" else { break }
      text = text.dropFirst()
      guard let end = text.firstIndex(of: quote) else { break }
      attributes[String(name)] = String(text[..<end])
      text = text[text.index(after: end)...]
    }
    return attributes
  }
}
