import Foundation

/// A symbol of a program's own, in the SVG form that the SF Symbols app writes: groups of outlines for each weight
/// and scale, and lines that say where its sides, the baseline and the height of capital letters are.
struct SymbolTemplate {
  let drawing: SymbolDrawing

  /// The heights of a template are those of a font of this size.
  private static let fontSize = 100.0

  /// Nil where the file has no outlines in a group of the form `Regular-M`.
  init?(svg: String) {
    var groups: [String: [SymbolDrawing.Layer]] = [:]
    var order: [String] = []
    var lines: [String: CGRect] = [:]
    var stack: [(id: String?, transform: CGAffineTransform)] = []
    for element in SVGElements(svg).prefix(20_000) {
      if element.isEnd {
        if element.name == "g" { _ = stack.popLast() }
        continue
      }
      let transform = element.transform.concatenating(stack.last?.transform ?? .identity)
      if element.name == "g", element.isOpen {
        guard stack.count < 64 else { return nil }
        let id = element.attributes["id"]
        if let id, Self.isVariant(id), groups[id] == nil {
          groups[id] = []
          order.append(id)
        }
        stack.append((id.flatMap { Self.isVariant($0) ? $0 : nil } ?? stack.last?.id, transform))
        continue
      }
      if let id = element.attributes["id"], Self.isGuide(id) {
        // A line, or a path, as editors write it.
        lines[id] = element.path.map { $0.applying(transform).boundingRect }.flatMap {
          $0.isFinite ? $0 : nil
        }
        continue
      }
      guard let group = stack.last?.id, let path = element.path, !path.isEmpty else { continue }
      let (level, color) = Self.layer(element.attributes["class"] ?? "")
      groups[group]?.append(
        SymbolDrawing.Layer(areas: path.applying(transform), level: level, color: color))
    }
    let wanted = ["Regular-M", "Regular-S", "Regular-L"] + order.sorted()
    guard let name = wanted.first(where: { groups[$0]?.isEmpty == false }), let layers = groups[name] else {
      return nil
    }
    let ink = layers.reduce(CGRect.null) { $0.union($1.areas.boundingRect) }
    guard ink.isFinite, ink.width > 0, ink.height > 0 else { return nil }
    let scale = name.suffix(1)
    let base = lines["Baseline-\(scale)"]?.midY ?? ink.maxY
    let left = lines["left-margin-\(name)"]?.midX ?? ink.minX
    let right = lines["right-margin-\(name)"]?.midX ?? ink.maxX
    let width = right > left ? right - left : ink.width
    let shift = CGAffineTransform(translationX: right > left ? -left : -ink.minX, y: -ink.minY)
    drawing = SymbolDrawing(
      layers: layers.map {
        var layer = $0
        layer.areas = layer.areas.applying(shift)
        return layer
      }, size: CGSize(width: width, height: ink.height), unitsPerEm: Self.fontSize,
      baseline: base - ink.minY)
  }

  /// Whether a group is a weight and a scale.
  private static func isVariant(_ id: String) -> Bool {
    id.hasSuffix("-S") || id.hasSuffix("-M") || id.hasSuffix("-L")
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "left-margin-", "right-margin-"].contains { id.hasPrefix($0) }
  }

  /// The place of an outline, from its classes (`hierarchical-0:secondary`, `multicolor-0:systemRedColor`).
  private static func layer(_ classes: String) -> (level: Int, color: Color?) {
    var level = 0
    var color: Color?
    for name in classes.split(separator: " ") {
      let parts = name.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0].hasPrefix("hierarchical-") {
        level = parts[1] == "secondary" ? 1 : parts[1] == "tertiary" ? 2 : 0
      } else if parts[0].hasPrefix("multicolor-") {
        color = AssetColor.system(String(parts[1]))
      }
    }
    return (level, color)
  }
}
