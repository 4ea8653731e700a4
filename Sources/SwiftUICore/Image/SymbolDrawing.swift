import Foundation

/// The drawing of a symbol in a square of 24 units: lines, whose width follows the font's weight, and areas.
final class SymbolDrawing: Sendable {
  static let unit = 24.0

  let lines: Path
  let areas: Path
  /// What is cut out of the areas, as lines: a sign on a filled disc.
  let cuts: Path

  init(lines: Path, areas: Path = Path(), cuts: Path = Path()) {
    self.lines = lines
    self.areas = areas
    self.cuts = cuts
  }

  /// Stands where there is no drawing: a dashed square with a question mark.
  static let placeholder = SymbolDrawing(
    lines: SVGPathData.path(
      """
      M3 6v-1a2 2 0 0 1 2 -2h1 M10 3h4 M18 3h1a2 2 0 0 1 2 2v1 M21 10v4 M21 18v1a2 2 0 0 1 -2 2h-1 M14 21h-4
      M6 21h-1a2 2 0 0 1 -2 -2v-1 M3 14v-4 M9.5 9.5a2.5 2.5 0 1 1 3.8 2.2c-.9 .6 -1.3 1 -1.3 1.8 M12 16.6v.01
      """))

  /// Reads an icon: the elements of an SVG file without transforms, styles or references. Nil where there is
  /// nothing to draw.
  init?(svg: String) {
    var lines = Path()
    var areas = Path()
    var inherited: [String: String] = [:]
    for element in SVGElements(svg).prefix(2_000) {
      if element.name == "svg" {
        inherited = element.attributes
        continue
      }
      guard let path = element.path, !path.isEmpty else { continue }
      let fill = element.attributes["fill"] ?? inherited["fill"] ?? "currentColor"
      let stroke = element.attributes["stroke"] ?? inherited["stroke"] ?? "none"
      if fill != "none" { areas.addPath(path) }
      if stroke != "none", element.attributes["stroke-width"] != "0" { lines.addPath(path) }
    }
    guard !lines.isEmpty || !areas.isEmpty else { return nil }
    self.lines = lines
    self.areas = areas
    cuts = Path()
  }

  /// The drawing made smaller around its middle.
  func scaled(by factor: Double) -> SymbolDrawing {
    let shift = Self.unit / 2 * (1 - factor)
    let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: shift, ty: shift)
    return SymbolDrawing(
      lines: lines.applying(transform), areas: areas.applying(transform), cuts: cuts.applying(transform))
  }

  /// Both drawings, one over the other.
  func over(_ other: SymbolDrawing) -> SymbolDrawing {
    var (lines, areas) = (other.lines, other.areas)
    lines.addPath(self.lines)
    areas.addPath(self.areas)
    return SymbolDrawing(lines: lines, areas: areas, cuts: cuts)
  }

  /// The drawing cut out of an area.
  func cut(from area: Path) -> SymbolDrawing {
    SymbolDrawing(lines: Path(), areas: areas.isEmpty ? area : area.subtracting(areas), cuts: lines)
  }
}

/// The elements of an SVG file, one after the other; what they are nested in is not told.
private struct SVGElements: Sequence, IteratorProtocol {
  struct Element {
    var name: Substring
    var attributes: [String: String]

    private func number(_ name: String) -> Double {
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
      let name = tag.prefix { $0.isLetter }
      guard !name.isEmpty else { continue }
      tag = tag[name.endIndex...]
      return Element(name: name, attributes: Self.attributes(tag))
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
