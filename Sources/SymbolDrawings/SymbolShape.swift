import Foundation

/// What is painted for a layer of a symbol, or for all of them: an area or lines, never both, so that a paint that
/// lets something through lies nowhere twice.
package struct SymbolShape: Sendable {
  package var area = Path()
  package var lines = Path()
  package var level = 0
  package var variable: Int?
  package var color: SymbolColor?

  static func shapes(
    of layers: [SymbolDrawing.Layer], lineWidth: Double, isLayered: Bool
  ) -> [SymbolShape] {
    let pen = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    var shapes: [SymbolShape] = []
    for layer in layers {
      if let clearance = layer.clearance {
        let wide = StrokeStyle(lineWidth: lineWidth + 2 * clearance, lineCap: .round, lineJoin: .round)
        let room = outline(layer.lines, layer.areas, wide, growing: true)
        for index in shapes.indices { shapes[index].cut(room, pen) }
      } else if layer.isInset, !isLayered || shapes.last?.level == layer.level {
        // In the paint of what it is on a sign would not show.
        let sign = outline(layer.lines, layer.areas, pen)
        for index in shapes.indices { shapes[index].cut(sign, pen) }
        continue
      }
      if layer.isInset, !isLayered { continue }
      if isLayered || shapes.isEmpty {
        shapes.append(
          SymbolShape(
            area: layer.areas, lines: layer.lines, level: layer.level, variable: layer.variable,
            color: layer.color))
      } else {
        shapes[0].area = union(shapes[0].area, layer.areas)
        shapes[0].lines.addPath(layer.lines)
      }
    }
    for index in shapes.indices where !shapes[index].area.isEmpty && !shapes[index].lines.isEmpty {
      shapes[index].area = outline(shapes[index].lines, shapes[index].area, pen)
      shapes[index].lines = Path()
    }
    return shapes
  }

  /// Takes a piece away, and makes an area of lines for it.
  private mutating func cut(_ piece: Path, _ pen: StrokeStyle) {
    guard !piece.isEmpty else { return }
    area = Self.outline(lines, area, pen).subtracting(piece)
    lines = Path()
  }

  private static func union(_ a: Path, _ b: Path) -> Path {
    a.isEmpty ? b : b.isEmpty ? a : a.union(b)
  }

  /// Lines and areas as one area; `growing` widens the areas by the pen too.
  private static func outline(
    _ lines: Path, _ areas: Path, _ pen: StrokeStyle, growing: Bool = false
  ) -> Path {
    var lines = lines
    if growing { lines.addPath(areas) }
    return union(areas, lines.isEmpty ? Path() : lines.strokedPath(pen))
  }
}
