import DisplayList
import Foundation
import Geometry

extension SVGCanvas {
  func group(
    _ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<SVGCanvas>
  ) {
    func wrap(_ attributes: String, isLayer: Bool = true) {
      self.wrap(attributes, isLayer: isLayer) { walk.draw(content, on: self) }
    }
    switch effect {
    case .fade: walk.draw(content, on: self)
    case .opacity(let opacity):
      if opacity >= 1 { return walk.draw(content, on: self) }
      if opacity > 0 { wrap(" opacity=\"\(SVGNumber.text(opacity))\"") }
    case .blend(.normal): walk.draw(content, on: self)
    case .backdrop(let path, _, _):
      placeBelow(content, within: path)
      walk.draw(content, on: self)
    case .blend(let mode) where mode == .sourceAtop || mode == .destinationOver || mode == .destinationOut:
      composite(mode) { walk.draw(content, on: self) }
    case .blend(.plusDarker): placeBelow(content)
    case .blend(let mode): wrap(" style=\"mix-blend-mode:\(Self.name(mode))\"")
    case .isolate: wrap(" style=\"isolation:isolate\"")
    case .clip(let path, let style):
      guard let data = SVGPath.data(path, offset) else { return }
      let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
      wrap(
        " clip-path=\"url(#\(define("clipPath", "><path d=\"\(data)\"\(rule)/></clipPath>")))\"",
        isLayer: false)
    case .mask(let mask):
      let shape = captured { walk.draw(mask, on: self) }
      let region = self.region(walk.boxes.bounds(of: mask))
      let units = " maskUnits=\"userSpaceOnUse\" style=\"mask-type:alpha\""
      wrap(" mask=\"url(#\(define("mask", "\(units)\(region)>\n\(shape)</mask>")))\"")
    case .transform(let transform): self.transform(transform, effect, content, bounds, walk)
    case .blur(let radius, let opaque):
      guard radius > 0 else { return walk.draw(content, on: self) }
      if opaque { return asPixels(effect, content, bounds, bounds) }
      let blur = "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(radius))\"/>"
      wrap(filter(blur, bounds.insetBy(dx: -3 * radius, dy: -3 * radius)))
    case .shadow(let color, let radius, let offset):
      let tint = SRGB(color)
      let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: -3 * radius, dy: -3 * radius)
      let move = "dx=\"\(SVGNumber.text(offset.width))\" dy=\"\(SVGNumber.text(offset.height))\""
      let deviation = "stdDeviation=\"\(SVGNumber.text(radius))\""
      let ink =
        "flood-color=\"\(SVGNumber.color(tint))\" flood-opacity=\"\(SVGNumber.text(Double(tint.alpha)))\""
      wrap(filter("<feDropShadow \(move) \(deviation) \(ink)/>", bounds.union(shadow)))
    case .colorMatrix(let matrix):
      let values = matrix.rows.map { SVGNumber.text(Double($0), digits: 5) }.joined(separator: " ")
      wrap(filter("<feColorMatrix type=\"matrix\" values=\"\(values)\"/>", bounds))
    }
  }

  private func transform(
    _ transform: ProjectionTransform, _ effect: ResolvedEffect, _ content: Placed, _ bounds: CGRect,
    _ walk: PictureWalk<SVGCanvas>
  ) {
    guard let affine = AffineMatrix(transform) else {
      return asPixels(effect, content, bounds, transform.boundingBox(of: bounds))
    }
    let whole = AffineMatrix.translation(offset.x, offset.y).applied(after: affine)
    guard let inverse = whole.inverse else { return }
    let saved = coordinates
    wrap(" transform=\"\(SVGNumber.matrix(whole))\"", isLayer: false) {
      coordinates = Coordinates(
        page: saved.page.map { inverse.boundingBox(of: $0) }, toPage: saved.toPage.applied(after: whole))
      walk.draw(content, on: self)
      coordinates = saved
    }
  }

  private func region(_ bounds: CGRect) -> String {
    let box = bounds.isFinite && !bounds.isNull ? bounds.offsetBy(dx: offset.x, dy: offset.y) : .zero
    let numbers = [box.minX, box.minY, box.width, box.height].map { SVGNumber.text($0) }
    return " x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }

  private func filter(_ content: String, _ bounds: CGRect) -> String {
    let units = " filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
    return " filter=\"url(#\(define("filter", "\(units)\(region(bounds))>\(content)</filter>")))\""
  }

  private func asPixels(_ effect: ResolvedEffect, _ content: Placed, _ bounds: CGRect, _ outset: CGRect) {
    guard let image = localRaster(outset) else { return }
    image.draw(effect, content, bounds: bounds, in: picture)
    place(image)
  }

  private static func name(_ mode: BlendMode) -> String {
    switch mode {
    // Never asked for: groups with these modes are written in other ways.
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
