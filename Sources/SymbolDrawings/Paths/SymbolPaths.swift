import Foundation

/// Symbols that no icon stands for, drawn in a square of 24 units: "NAME|LAYER|LAYER…", the lowest layer first. What
/// does not begin with a name and a bar goes on with the line before.
///
/// A layer may begin with its level (0 for what stands out) and, after a colon, its place among those that show one
/// after the other as a value grows; before the level a caret marks a sign on an area. A path is a line, after a plus
/// sign an area, after a star both. Layers of one level and place are one. The filled form of a symbol needs no
/// entry where it is what the lines surround.
enum SymbolPaths {
  /// The drawing of a symbol; nil for one that is not drawn here.
  static func drawing(_ name: String) -> SymbolDrawing? {
    if let hands = SymbolHands.drawing(name) { return hands }
    guard let layers = table[name] else { return nil }
    return SymbolDrawing(layers: self.layers(layers))
  }

  /// The symbols that are drawn here.
  static var names: [String] { table.keys.sorted() }

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    var name = ""
    for line in [arrows, objects, pages, signs].lazy.flatMap({ $0.split(separator: "\n") }) {
      if let bar = line.firstIndex(of: "|"), line.first?.isLowercase == true {
        name = String(line[..<bar])
        table[name] = String(line[line.index(after: bar)...])
      } else {
        table[name, default: ""] += line
      }
    }
    for (columns, rows) in [(3, 2), (3, 3), (4, 3)] {
      table["square.grid.\(columns)x\(rows)"] = squares(columns: columns, rows: rows)
    }
    return table
  }()

  private static func layers(_ text: String) -> [SymbolDrawing.Layer] {
    var keys: [Substring] = []
    var layers: [SymbolDrawing.Layer] = []
    for part in text.split(separator: "|") {
      let part = part.drop { $0 == " " }
      let key = part.prefix { "^:0123456789".contains($0) }
      let path = part[key.endIndex...].drop { $0 == " " }
      if !keys.contains(key) {
        let isInset = key.first == "^"
        let numbers = key.drop { $0 == "^" }.split(separator: ":").map { Int($0) ?? 0 }
        keys.append(key)
        layers.append(
          SymbolDrawing.Layer(
            level: numbers.first ?? 0, isInset: isInset, variable: numbers.count > 1 ? numbers[1] : nil))
      }
      guard let index = keys.firstIndex(of: key) else { continue }
      let (isArea, isBoth) = (path.first == "+", path.first == "*")
      let drawn = SVGPathData.path(isArea || isBoth ? path.dropFirst() : path)
      if isArea || isBoth { layers[index].areas.addPath(drawn) }
      if !isArea { layers[index].lines.addPath(drawn) }
    }
    return layers
  }

  /// Small squares side by side.
  private static func squares(columns: Int, rows: Int) -> String {
    let step = 18.0 / (Double(columns) - 0.35)
    let side = step * 0.65
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
