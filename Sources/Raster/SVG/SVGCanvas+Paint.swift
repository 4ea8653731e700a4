import DisplayList
import Foundation
import Geometry
import ImageCodecs

extension SVGCanvas {
  /// The attributes by which a shape is filled or stroked (`kind`) with a paint; nil when it would not
  /// show. `bounds` are the shape's.
  func attributes(_ kind: String, _ paint: Paint, _ bounds: CGRect) -> String? {
    switch paint {
    case .color(let color):
      let color = SRGB(color)
      guard color.alpha > 0 else { return nil }
      let opacity = color.alpha < 1 ? " \(kind)-opacity=\"\(SVGNumber.text(Double(color.alpha)))\"" : ""
      return " \(kind)=\"\(SVGNumber.color(color))\"\(opacity)"
    case .tiles(let tiles): return self.tiles(tiles).map { " \(kind)=\"url(#\($0))\"" }
    default:
      return (gradient(paint) ?? pixels(paint, bounds)).map { " \(kind)=\"url(#\($0))\"" }
    }
  }

  /// The definition of a gradient that SVG knows.
  private func gradient(_ paint: Paint) -> String? {
    func number(_ value: Double) -> String { SVGNumber.text(value, digits: 4) }
    let space = " gradientUnits=\"userSpaceOnUse\""
    switch paint {
    case .linearGradient(let stops, let start, let end):
      guard start.isFinite, end.isFinite, start != end else { return nil }
      let x = " x1=\"\(number(start.x + offset.x))\" x2=\"\(number(end.x + offset.x))\""
      let y = " y1=\"\(number(start.y + offset.y))\" y2=\"\(number(end.y + offset.y))\""
      return define("linearGradient", "\(space)\(x)\(y)>\(self.stops(stops))</linearGradient>")
    case .radialGradient(let stops, let center, let start, let end):
      guard center.isFinite, start.isFinite, end.isFinite, start >= 0, end > start else { return nil }
      let place = " cx=\"\(number(center.x + offset.x))\" cy=\"\(number(center.y + offset.y))\""
      let radii = " r=\"\(number(end))\" fr=\"\(number(start))\""
      return define("radialGradient", "\(space)\(place)\(radii)>\(self.stops(stops))</radialGradient>")
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      guard rect.isFinite, rect.width > 0, rect.height > 0, start >= 0, end > start, end.isFinite,
        center.x.isFinite, center.y.isFinite
      else { return nil }
      let stretch = AffineMatrix(
        a: rect.width, d: rect.height, tx: rect.minX + rect.width * center.x + offset.x,
        ty: rect.minY + rect.height * center.y + offset.y)
      let place = " cx=\"0\" cy=\"0\" gradientTransform=\"\(SVGNumber.matrix(stretch))\""
      let radii = " r=\"\(number(end))\" fr=\"\(number(start))\""
      return define("radialGradient", "\(space)\(place)\(radii)>\(self.stops(stops))</radialGradient>")
    case .color, .angularGradient, .meshGradient, .tiles: return nil
    }
  }

  private func stops(_ stops: GradientStops) -> String {
    GradientRamp.subdivided(stops).map { stop in
      let opacity =
        stop.color.alpha < 1 ? " stop-opacity=\"\(SVGNumber.text(Double(stop.color.alpha)))\"" : ""
      let location = SVGNumber.text(stop.location, digits: 5)
      return "<stop offset=\"\(location)\" stop-color=\"\(SVGNumber.color(stop.color))\"\(opacity)/>"
    }.joined()
  }

  /// A pattern that shows the paint's pixels within `bounds`.
  private func pixels(_ paint: Paint, _ bounds: CGRect) -> String? {
    guard let image = localRaster(bounds) else { return nil }
    guard PixelCanvas(image.surface, matrix: image.matrix).paintField(paint, into: image.surface) else {
      return nil
    }
    image.surface.markDirty()
    let content = element(image, at: CGPoint(x: -image.rect.minX, y: -image.rect.minY))
    return pattern(image.rect.offsetBy(dx: offset.x, dy: offset.y), content)
  }

  private func pattern(_ tile: CGRect, _ content: String) -> String {
    let numbers = [tile.minX, tile.minY, tile.width, tile.height].map { SVGNumber.text($0) }
    let place = " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
    return define("pattern", " patternUnits=\"userSpaceOnUse\"\(place)>\(content)</pattern>")
  }

  private func tiles(_ tiles: TilePaint) -> String? {
    guard let part = tiles.part else { return nil }
    let place: AffineMatrix
    let content: String
    switch tiles.content {
    case .pixels(let id):
      guard let stored = ImageStore.shared.image(id.raw), let pixels = SharedPixels.of(id.raw) else {
        return nil
      }
      // A part is an image of its own: viewers would mix what lies beside it into its edges.
      let cut = part.pixels(of: pixels)
      guard let image = cut == pixels.surface.rect ? self.id(of: stored) : self.image(pixels, cut) else {
        return nil
      }
      place = .scale(tiles.tile.width / Double(cut.width), tiles.tile.height / Double(cut.height))
      let style = tiles.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
      content = "<use href=\"#\(image)\" transform=\"\(SVGNumber.matrix(place))\"\(style)/>"
    case .picture(let fragment, let size):
      place = part.placing(size, at: .zero)
      let saved = coordinates
      coordinates = Coordinates(toPage: saved.toPage.applied(after: place))
      let inner = captured { PictureWalk<SVGCanvas>(picture).draw(Placed(fragment), on: self) }
      coordinates = saved
      content = "<g transform=\"\(SVGNumber.matrix(place))\">\n\(inner)</g>"
    }
    let origin = CGPoint(x: tiles.origin.x + offset.x, y: tiles.origin.y + offset.y)
    return pattern(CGRect(origin: origin, size: tiles.tile), content)
  }
}
