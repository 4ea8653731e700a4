/// The colours that symbols have of themselves: what stands out first, then what stays behind it.
enum SymbolColors {
  /// The drawing with the colours of a symbol; with none for a symbol that has none.
  static func apply(to drawing: SymbolDrawing, _ name: String) -> SymbolDrawing {
    guard let colors = colors(name) else { return drawing }
    return drawing.mapLayers { layer in
      if layer.color == nil, layer.level < colors.count { layer.color = colors[layer.level] }
    }
  }

  private static func colors(_ name: String) -> [SymbolColor?]? {
    if let own = table[name] { return own }
    for (ending, colors) in endings where name.hasSuffix(ending) { return colors }
    return nil
  }

  private static let table: [String: [SymbolColor?]] = [
    "sun.max": [.yellow, .yellow], "sun.max.fill": [.yellow, .yellow], "sun.min": [.yellow, .yellow],
    "sun.min.fill": [.yellow, .yellow], "sunrise": [.yellow], "sunset": [.yellow],
    "moon.fill": [.cyan], "moon.stars.fill": [.cyan, .yellow],
    "cloud.rain": [nil, .blue], "cloud.rain.fill": [nil, .blue], "cloud.drizzle": [nil, .blue],
    "cloud.snow": [nil, .cyan], "cloud.sleet": [nil, .cyan], "cloud.bolt": [nil, .yellow],
    "cloud.sun": [nil, .yellow, .yellow], "cloud.sun.fill": [nil, .yellow, .yellow],
    "cloud.moon": [nil, .cyan], "cloud.moon.fill": [nil, .cyan],
    "snowflake": [.cyan], "drop.fill": [.cyan], "flame.fill": [.orange], "bolt.fill": [.yellow],
    "leaf.fill": [.green], "heart.fill": [.red], "star.fill": [.yellow], "trash": [.red],
    "trash.fill": [.red],
    "phone.down.fill": [.red], "bookmark.fill": [.red], "flag.fill": [.orange], "lightbulb.fill": [.yellow],
    "exclamationmark.triangle.fill": [.white, .yellow], "exclamationmark.octagon.fill": [.white, .red],
    "exclamationmark.circle.fill": [.white, .red], "xmark.circle.fill": [.white, .red],
    "xmark.octagon.fill": [.white, .red], "minus.circle.fill": [.white, .red],
    "plus.circle.fill": [.white, .green], "checkmark.circle.fill": [.white, .green],
    "checkmark.seal.fill": [.white, .blue], "checkmark.shield.fill": [.white, .green],
    "info.circle.fill": [.white, .blue], "questionmark.circle.fill": [.white, .blue],
    "battery.0": [nil, .red], "battery.25": [.red], "battery.100": [.green],
  ]

  private static let endings: [(String, [SymbolColor?])] = [
    (".badge.plus", [.green]), (".badge.checkmark", [.green]), (".badge.minus", [.red]),
    (".badge.xmark", [.red]), (".badge.exclamationmark", [.red]), (".badge", [.red]), (".slash", [.red]),
  ]
}
