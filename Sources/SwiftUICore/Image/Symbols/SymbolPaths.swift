/// Symbols that no icon stands for, as outlines in a square of 24 units.
enum SymbolPaths {
  /// The drawing of a symbol; nil for one that is not drawn here.
  static func drawing(_ name: String) -> SymbolDrawing? {
    guard let path = table[name] else { return nil }
    return SymbolDrawing(
      lines: SVGPathData.path(path.lines), areas: path.areas.map { SVGPathData.path($0) } ?? Path())
  }

  private static let table: [String: (lines: String, areas: String?)] = [
    "app.dashed": (dashedSquare, nil),
    "bubble.left": (bubble + "h-6l-5 4v-4h-1a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z", nil),
    "bubble.right": (bubble + "h-1v4l-5 -4h-6a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3z", nil),
    "list.bullet.below.rectangle": (
      """
      M5 3h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z M4 16v.01 M8 16h13
      M4 20v.01 M8 20h13
      """,
      nil
    ),
    "rectangle.dashed": (
      """
      M3 8v-1a2 2 0 0 1 2 -2h1 M10 5h4 M18 5h1a2 2 0 0 1 2 2v1 M21 11v2 M21 16v1a2 2 0 0 1 -2 2h-1 M14 19h-4
      M6 19h-1a2 2 0 0 1 -2 -2v-1 M3 13v-2
      """, nil
    ),
    "rectangle.inset.filled": (
      "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z",
      "M7 8h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z"
    ),
    "sparkle": ("M12 3a9 9 0 0 0 9 9a9 9 0 0 0 -9 9a9 9 0 0 0 -9 -9a9 9 0 0 0 9 -9z", nil),
    "square.dashed": (dashedSquare, nil),
    "square.grid.3x2": (squares(columns: 3, rows: 2), nil),
    "square.grid.3x3": (squares(columns: 3, rows: 3), nil),
    "square.grid.4x3": (squares(columns: 4, rows: 3), nil),
    "squares.below.rectangle": (
      """
      M5 4h14a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2z M3 16h4v4h-4z
      M10 16h4v4h-4z M17 16h4v4h-4z
      """,
      nil
    ),
  ]

  private static let dashedSquare = """
    M3 6v-1a2 2 0 0 1 2 -2h1 M10 3h4 M18 3h1a2 2 0 0 1 2 2v1 M21 10v4 M21 18v1a2 2 0 0 1 -2 2h-1 M14 21h-4
    M6 21h-1a2 2 0 0 1 -2 -2v-1 M3 14v-4
    """

  private static let bubble = "M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3"

  /// Small squares side by side.
  private static func squares(columns: Int, rows: Int) -> String {
    let step = 18.0 / (Double(columns) - 0.3)
    let side = step * 0.7
    let top = 12 - (Double(rows - 1) * step + side) / 2
    var path = ""
    for row in 0..<rows {
      for column in 0..<columns {
        path += "M\(3 + Double(column) * step) \(top + Double(row) * step)h\(side)v\(side)h-\(side)z "
      }
    }
    return path
  }
}
