import Foundation
import Synchronization

/// The drawing of a symbol in layers, the lowest first: lines, whose width follows the font's weight, and areas.
package final class SymbolDrawing: Sendable {
  /// The side of an icon's square.
  static let unit = 24.0

  package struct Layer: Sendable {
    var lines = Path()
    var areas = Path()
    /// 0 for what stands out, 1 and 2 for what stays behind it.
    var level = 0
    /// Whether the layer is a sign on an area: where all layers have one colour, it is cut out of those below.
    var isInset = false
    /// How far around the layer those below are cut away, in units; nil for not at all.
    var clearance: Double?
    /// The place among those layers that show one after the other as a value grows; nil for one that always shows.
    package var variable: Int?
    /// Where all layers have their own colours, that of the layer; nil for the foreground.
    package var color: SymbolColor?
  }

  package let layers: [Layer]
  /// Units.
  package let size: CGSize
  /// Units to the font's size.
  package let unitsPerEm: Double
  /// Units from the top; nil where the middle stands at half the height of capital letters.
  package let baseline: Double?

  private let shapes = Mutex<[ShapeKey: [SymbolShape]]>([:])

  init(
    layers: [Layer], size: CGSize = CGSize(width: unit, height: unit), unitsPerEm: Double = 20,
    baseline: Double? = nil
  ) {
    self.layers = layers
    self.size = size
    self.unitsPerEm = unitsPerEm
    self.baseline = baseline
  }

  convenience init(lines: Path, areas: Path = Path()) {
    self.init(layers: [Layer(lines: lines, areas: areas)])
  }

  /// Stands where there is no drawing: a dashed square with a question mark.
  package static let placeholder = SymbolDrawing(
    lines: SVGPathData.path(
      """
      M3 6v-1a2 2 0 0 1 2 -2h1 M10 3h4 M18 3h1a2 2 0 0 1 2 2v1 M21 10v4 M21 18v1a2 2 0 0 1 -2 2h-1 M14 21h-4
      M6 21h-1a2 2 0 0 1 -2 -2v-1 M3 14v-4 M9.5 9.5a2.5 2.5 0 1 1 3.8 2.2c-.9 .6 -1.3 1 -1.3 1.8 M12 16.6v.01
      """))

  /// Reads an icon: the elements of an SVG file without transforms, styles or references. Nil where there is
  /// nothing to draw. `layering` says to which layer each element belongs, in the order of the file.
  convenience init?(svg: String, layering: [SymbolLayers.Place] = []) {
    var layers: [Layer] = []
    var places: [SymbolLayers.Place] = []
    var inherited: [String: String] = [:]
    var index = 0
    for element in SVGElements(svg).prefix(2_000) where !element.isEnd {
      if element.name == "svg" {
        inherited = element.attributes
        continue
      }
      guard let path = element.path, !path.isEmpty else { continue }
      let fill = element.attributes["fill"] ?? inherited["fill"] ?? "currentColor"
      let stroke = element.attributes["stroke"] ?? inherited["stroke"] ?? "none"
      let place = index < layering.count ? layering[index] : layering.last ?? SymbolLayers.Place()
      index += 1
      let found = places.firstIndex(of: place)
      if found == nil {
        places.append(place)
        layers.append(Layer(level: place.level, variable: place.variable))
      }
      let layer = found ?? layers.count - 1
      // Dots are drawn as small rings, which thin lines would leave open.
      let isDot =
        max(path.boundingRect.width, path.boundingRect.height) <= 2.2 && path.boundingRect.width > 0.5
        && path.boundingRect.height > 0.5
      if fill != "none" || isDot { layers[layer].areas.addPath(path) }
      if stroke != "none", element.attributes["stroke-width"] != "0" { layers[layer].lines.addPath(path) }
    }
    layers.removeAll { $0.lines.isEmpty && $0.areas.isEmpty }
    guard !layers.isEmpty else { return nil }
    // What stays behind lies below.
    self.init(
      layers: layers.enumerated().sorted {
        ($1.element.level, $0.offset) < ($0.element.level, $1.offset)
      }.map(\.element))
  }

  // MARK: Composition

  /// The drawing with every layer changed.
  func mapLayers(_ change: (inout Layer) -> Void) -> SymbolDrawing {
    var layers = layers
    for index in layers.indices { change(&layers[index]) }
    return SymbolDrawing(layers: layers, size: size, unitsPerEm: unitsPerEm, baseline: baseline)
  }

  /// The drawing made smaller around a point, the middle unless said otherwise.
  func scaled(by factor: Double, around anchor: CGPoint = CGPoint(x: unit / 2, y: unit / 2)) -> SymbolDrawing
  {
    moved(
      CGAffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: anchor.x * (1 - factor), ty: anchor.y * (1 - factor)))
  }

  func moved(_ transform: CGAffineTransform) -> SymbolDrawing {
    mapLayers {
      $0.lines = $0.lines.applying(transform)
      $0.areas = $0.areas.applying(transform)
    }
  }

  /// Both drawings, one over the other, which stays behind it by a level.
  func over(_ other: SymbolDrawing, clearance: Double? = nil, isInset: Bool = false) -> SymbolDrawing {
    let below = other.mapLayers { $0.level = min($0.level + 1, 2) }
    var above = mapLayers { $0.isInset = $0.isInset || isInset }.layers
    if let clearance, !above.isEmpty { above[0].clearance = clearance }
    return SymbolDrawing(layers: below.layers + above)
  }

  /// All lines and areas as one layer.
  var merged: Layer {
    layers.reduce(into: Layer()) {
      $0.lines.addPath($1.lines)
      $0.areas.addPath($1.areas)
    }
  }

  package var hasLayers: Bool { layers.count > 1 }

  /// Whether layers in one colour look the same one by one as together: none of them is a sign on another.
  package var canShowApart: Bool { !layers.contains(where: \.isInset) }

  // MARK: Shapes

  /// The width of a symbol's lines in its square of 24 units, for a font's weight.
  package static func lineWidth(_ weight: Double) -> Double {
    let widths = [0.6, 0.85, 1.2, 1.6, 1.8, 2.1, 2.4, 2.7, 3.0]
    let place = (weight / 100 - 1).clamped(to: 0...8)
    let low = min(Int(saturating: place), 7)
    return widths[low] + (widths[low + 1] - widths[low]) * (place - Double(low))
  }

  struct ShapeKey: Hashable {
    var lineWidth: Double
    var isLayered: Bool
  }

  /// What is to be filled and stroked for a width of lines, in units: one shape for each layer, or one for all.
  package func shapes(lineWidth: Double, isLayered: Bool) -> [SymbolShape] {
    let key = ShapeKey(lineWidth: lineWidth, isLayered: isLayered)
    if let known = shapes.withLock({ $0[key] }) { return known }
    let made = SymbolShape.shapes(of: layers, lineWidth: lineWidth, isLayered: isLayered)
    shapes.withLock { shapes in
      if shapes.count >= 32 { shapes.removeAll() }
      shapes[key] = made
    }
    return made
  }
}
