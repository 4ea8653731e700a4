import Foundation

extension SymbolDrawing {
  /// The filled form of a drawing of lines: what its lines surround becomes an area, lines within it become a sign
  /// on it, and the others stay lines. The drawing itself where nothing is surrounded.
  var filled: SymbolDrawing {
    let whole = merged
    guard whole.areas.isEmpty || !whole.lines.isEmpty else { return self }
    if layers.contains(where: { $0.isInset || $0.clearance != nil }) { return self }
    let split = whole.lines.split
    guard !split.outlines.isEmpty else { return self }
    // Layers beside one another stay layers.
    if hasLayers, split.inner.isEmpty, whole.areas.isEmpty {
      return mapLayers { $0.areas = $0.lines.split.outlines }
    }
    // The outlines are drawn as lines too, so that the filled form is as large and as round as the other.
    var outer = split.outer
    outer.addPath(split.outlines)
    let ground = Layer(lines: outer, areas: split.outlines, level: split.inner.isEmpty ? 0 : 1)
    guard !split.inner.isEmpty || !whole.areas.isEmpty else { return SymbolDrawing(layers: [ground]) }
    return SymbolDrawing(layers: [
      ground, Layer(lines: split.inner, areas: whole.areas, level: 0, isInset: true),
    ])
  }

  /// A sign in an outline as two layers, of which the outline stays behind; the drawing itself where it has layers
  /// already, or is no such thing.
  var splitSign: SymbolDrawing {
    guard layers.count == 1, layers[0].areas.isEmpty else { return self }
    let split = layers[0].lines.split
    guard !split.inner.isEmpty, split.outer.isEmpty, split.count == 1 else { return self }
    return SymbolDrawing(layers: [
      Layer(lines: split.outlines, level: 1), Layer(lines: split.inner, level: 0),
    ])
  }
}

extension Path {
  /// The lines that go round something, those within them, and the others.
  fileprivate var split: (outlines: Path, inner: Path, outer: Path, count: Int) {
    var (outlines, inner, outer, count) = (Path(), Path(), Path(), 0)
    // A move alone draws nothing.
    for part in connectedParts.sorted(by: { $0.size > $1.size }) where part.length > 0 {
      let box = part.path.boundingRect
      if !outlines.isEmpty, outlines.contains(CGPoint(x: box.midX, y: box.midY)) {
        inner.addPath(part.path)
      } else if part.surrounds {
        outlines.addPath(part.path)
        count += 1
      } else {
        outer.addPath(part.path)
      }
    }
    return (outlines, inner, outer, count)
  }
}
extension Path {
  fileprivate struct Part {
    var path = Path()
    var start = CGPoint.zero, end = CGPoint.zero
    var length = 0.0
    var isClosed = false

    var size: Double { path.boundingRect.width * path.boundingRect.height }

    /// Whether the line goes round an area: it is closed, or its ends are near each other along its length.
    var surrounds: Bool {
      let gap = hypot(end.x - start.x, end.y - start.y)
      return length > 0 && size >= 8 && (isClosed || gap <= 0.4 * length)
    }

    mutating func go(to point: CGPoint) {
      length += hypot(point.x - end.x, point.y - end.y)
      end = point
    }
  }

  /// The parts that a move begins, with lengths along their points.
  fileprivate var connectedParts: [Part] {
    var parts: [Part] = []
    func update(_ change: (inout Part) -> Void) {
      if parts.isEmpty { parts.append(Part()) }
      change(&parts[parts.count - 1])
    }
    forEach { element in
      switch element {
      case .move(let to):
        parts.append(Part(start: to, end: to))
        update { $0.path.move(to: to) }
      case .line(let to):
        update {
          $0.path.addLine(to: to)
          $0.go(to: to)
        }
      case .quadCurve(let to, let control):
        update {
          $0.path.addQuadCurve(to: to, control: control)
          $0.go(to: control)
          $0.go(to: to)
        }
      case .curve(let to, let control1, let control2):
        update {
          $0.path.addCurve(to: to, control1: control1, control2: control2)
          $0.go(to: control1)
          $0.go(to: control2)
          $0.go(to: to)
        }
      case .closeSubpath:
        update {
          $0.path.closeSubpath()
          $0.isClosed = true
        }
      }
    }
    return parts
  }
}
