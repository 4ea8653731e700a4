import Foundation
import Synchronization

/// A symbol of a program's own, in the SVG form that the SF Symbols app writes: groups of outlines for weights and
/// scales, and lines that say where their sides, the baseline and the height of capital letters are.
package struct SymbolTemplate: Sendable {
  /// The drawing in one weight and scale.
  private struct Form: Sendable {
    /// Of a font.
    var weight: Double
    var scale: SymbolScale
    var drawing: SymbolDrawing
  }

  private let forms: [Form]
  /// Shared by the copies of the template.
  private let mixtures = Mixtures()

  /// The heights of a template are those of a font of this size.
  private static let fontSize = 100.0

  /// Nil where the file has no outlines in a group of the form `Regular-M`.
  package init?(svg: String) {
    guard let outlines = Outlines(svg) else { return nil }
    forms = outlines.groups.compactMap { name, layers in
      guard let (weight, scale) = Self.form(name),
        let drawing = Self.drawing(name, layers, scale, outlines.guides)
      else { return nil }
      return Form(weight: weight, scale: scale, drawing: drawing)
    }
    if forms.isEmpty { return nil }
  }

  /// The drawing for a font's weight and a scale. Where the template has no form of that weight it lies between
  /// those of the nearest, if they have the same outlines; where it has none of that scale another one is made
  /// larger or smaller. It is the same drawing each time, so that its shapes are made once.
  package func drawing(weight: Double, scale: SymbolScale) -> SymbolDrawing {
    let order = [scale, .medium, .small, .large]
    let used = order.first { scale in forms.contains { $0.scale == scale } } ?? scale
    let candidates = forms.filter { $0.scale == used }
    let lighter = candidates.filter { $0.weight <= weight }.max { $0.weight < $1.weight }
    let bolder = candidates.filter { $0.weight >= weight }.min { $0.weight < $1.weight }
    guard let lighter, let bolder else { return (lighter ?? bolder ?? forms[0]).drawing }
    let (thin, thick) = (SymbolDrawing.lineWidth(lighter.weight), SymbolDrawing.lineWidth(bolder.weight))
    guard thin < thick else { return lighter.drawing }
    let share = (SymbolDrawing.lineWidth(weight) - thin) / (thick - thin)
    return mixtures.drawing(weight: weight, scale: used) {
      lighter.drawing.mixed(with: bolder.drawing, by: share)
    } ?? (share < 0.5 ? lighter : bolder).drawing
  }

  /// One group as a drawing whose corner is where its left side meets the top of its ink.
  private static func drawing(
    _ name: String, _ layers: [SymbolDrawing.Layer], _ scale: SymbolScale, _ guides: [String: CGRect]
  ) -> SymbolDrawing? {
    let ink = layers.reduce(CGRect.null) { $0.union($1.areas.boundingRect) }
    guard ink.isFinite, ink.width > 0, ink.height > 0 else { return nil }
    let base = guides["Baseline-\(name.suffix(1))"]?.midY ?? ink.maxY
    let left = guides["left-margin-\(name)"]?.midX ?? ink.minX
    let right = guides["right-margin-\(name)"]?.midX ?? ink.maxX
    let width = right > left ? right - left : ink.width
    let shift = CGAffineTransform(translationX: right > left ? -left : -ink.minX, y: -ink.minY)
    return SymbolDrawing(
      layers: layers.map {
        var layer = $0
        layer.areas = layer.areas.applying(shift)
        return layer
      }, size: CGSize(width: width, height: ink.height),
      // The form of a scale is drawn as large as it is to show.
      unitsPerEm: fontSize * scale.factor, baseline: base - ink.minY)
  }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let scales: [Substring: SymbolScale] = ["S": .small, "M": .medium, "L": .large]

  /// The weight and the scale that a group's name says.
  private static func form(_ name: String) -> (Double, SymbolScale)? {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let weight = weights.firstIndex(of: String(parts[0])),
      let scale = scales[parts[1]]
    else { return nil }
    return (Double(weight + 1) * 100, scale)
  }
}

extension SymbolTemplate {
  /// The drawings between two forms, each made once.
  private final class Mixtures: Sendable {
    private struct Key: Hashable {
      var weight: Double
      var scale: SymbolScale
    }

    /// Nil for forms that cannot be mixed.
    private let drawings = Mutex<[Key: SymbolDrawing?]>([:])

    /// Weights change from frame to frame where they are animated.
    private static let limit = 32

    func drawing(weight: Double, scale: SymbolScale, _ make: () -> SymbolDrawing?) -> SymbolDrawing? {
      let key = Key(weight: weight, scale: scale)
      if let known = drawings.withLock({ $0[key] }) { return known }
      let made = make()
      return drawings.withLock { drawings in
        // Another thread was faster.
        if let known = drawings[key] { return known }
        if drawings.count >= Self.limit { drawings.removeAll() }
        drawings[key] = .some(made)
        return made
      }
    }
  }

  /// What stands in the file: outlines by group, and the places of the guides.
  private struct Outlines {
    var groups: [String: [SymbolDrawing.Layer]] = [:]
    var guides: [String: CGRect] = [:]

    /// Nil for groups in one another without end.
    init?(_ svg: String) {
      var stack: [(id: String?, transform: CGAffineTransform)] = []
      for element in SVGElements(svg).prefix(20_000) {
        if element.isEnd {
          if element.name == "g" { _ = stack.popLast() }
          continue
        }
        let transform = element.transform.concatenating(stack.last?.transform ?? .identity)
        if element.name == "g", element.isOpen {
          guard stack.count < 64 else { return nil }
          let form = element.attributes["id"].flatMap { SymbolTemplate.form($0) == nil ? nil : $0 }
          if let form, groups[form] == nil { groups[form] = [] }
          stack.append((form ?? stack.last?.id, transform))
          continue
        }
        if let id = element.attributes["id"], SymbolTemplate.isGuide(id) {
          // A line, or a path, as editors write it.
          guides[id] = element.path.map { $0.applying(transform).boundingRect }.flatMap {
            $0.isFinite ? $0 : nil
          }
          continue
        }
        guard let group = stack.last?.id, let path = element.path, !path.isEmpty else { continue }
        let (level, color) = SymbolTemplate.layer(element.attributes["class"] ?? "")
        groups[group]?.append(
          SymbolDrawing.Layer(areas: path.applying(transform), level: level, color: color))
      }
    }
  }

  private static func isGuide(_ id: String) -> Bool {
    ["Baseline-", "left-margin-", "right-margin-"].contains { id.hasPrefix($0) }
  }

  /// The place of an outline, from its classes (`hierarchical-0:secondary`, `multicolor-0:systemRedColor`).
  private static func layer(_ classes: String) -> (level: Int, color: SymbolColor?) {
    var level = 0
    var color: SymbolColor?
    for name in classes.split(separator: " ") {
      let parts = name.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0].hasPrefix("hierarchical-") {
        level = parts[1] == "secondary" ? 1 : parts[1] == "tertiary" ? 2 : 0
      } else if parts[0].hasPrefix("multicolor-") {
        color = SymbolColor(name: String(parts[1]))
      }
    }
    return (level, color)
  }
}
