import Foundation

extension SymbolDrawing {
  /// The filled form of a drawing of lines: what its lines surround becomes an area, lines within it are cut
  /// out, and the others stay lines. The drawing itself where nothing is surrounded.
  var filled: SymbolDrawing {
    guard areas.isEmpty, cuts.isEmpty else { return self }
    var (outlines, inner, outer) = (Path(), Path(), Path())
    for part in lines.connectedParts.sorted(by: { $0.size > $1.size }) {
      let box = part.path.boundingRect
      if !outlines.isEmpty, outlines.contains(CGPoint(x: box.midX, y: box.midY)) {
        inner.addPath(part.path)
      } else if part.surrounds {
        outlines.addPath(part.path)
      } else {
        outer.addPath(part.path)
      }
    }
    guard !outlines.isEmpty else { return self }
    // The outlines are drawn as lines too, so that the filled form is as large and as round as the other.
    outer.addPath(outlines)
    return SymbolDrawing(lines: outer, areas: outlines, cuts: inner)
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
