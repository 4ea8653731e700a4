import DisplayList
import Foundation
import Geometry
import ImageCodecs

/// Writes a picture as SVG elements.
///
/// Offsets are added to coordinates as they are written; a transform opens an element and starts again
/// at zero. Gradients, clips, masks, filters and images are definitions, written once each.
final class SVGCanvas: PictureCanvas {
  struct Coordinates {
    var offset = CGPoint.zero
    /// The page in the coordinates of the enclosing transform; nil within one that cannot be undone.
    var page: CGRect?
    /// From the enclosing transform's coordinates to the page's.
    var toPage = AffineMatrix.identity
  }

  let picture: Picture
  var coordinates: Coordinates
  private(set) var definitions = ""
  var body = ""
  private var ids: [String: String] = [:]
  private var images: [UInt64: String] = [:]
  private let below: BelowPixels
  /// The group that is composited by itself, around what is being written.
  var layer: SVGLayer

  init(_ picture: Picture, size: CGSize) {
    self.picture = picture
    below = BelowPixels(picture)
    let page = CGRect(origin: .zero, size: size)
    coordinates = Coordinates(page: page)
    layer = SVGLayer(start: 0, page: page)
  }

  var offset: CGPoint { coordinates.offset }

  var visible: CGRect? { coordinates.page?.offsetBy(dx: -offset.x, dy: -offset.y) }

  func translate(by offset: CGPoint) {
    coordinates.offset.x += offset.x
    coordinates.offset.y += offset.y
  }

  /// An element of its own, within which groups composite by themselves.
  func link(to url: String, over rect: CGRect, _ content: () -> Void) {
    body += "<a href=\"\(SVGNumber.escaped(url))\">\n"
    let outer = layer
    layer = SVGLayer(start: body.utf8.count, page: coordinates.page)
    content()
    layer = outer
    body += "</a>\n"
  }

  // MARK: - Shapes

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard let data = SVGPath.data(path, offset), let ink = attributes("fill", paint, path.boundingRect)
    else { return }
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    let isCrisp = !style.isAntialiased || style.roundsToPixels && path.isRectilinear
    let edges = !isCrisp ? "" : " shape-rendering=\"crispEdges\""
    body += "<path d=\"\(data)\"\(ink)\(rule)\(edges)/>\n"
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    let bounds = Item.stroke(path, paint, style).bounds
    guard let data = SVGPath.data(path, offset), let ink = attributes("stroke", paint, bounds) else { return }
    body += "<path d=\"\(data)\" fill=\"none\"\(ink) stroke-width=\"\(SVGNumber.text(style.lineWidth))\""
    switch style.lineCap {
    case .butt: break
    case .round: body += " stroke-linecap=\"round\""
    case .square: body += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: body += " stroke-miterlimit=\"\(SVGNumber.text(style.boundedMiterLimit))\""
    case .round: body += " stroke-linejoin=\"round\""
    case .bevel: body += " stroke-linejoin=\"bevel\""
    }
    let dash = CairoPath.usableDash(style)
    if !dash.isEmpty {
      body += " stroke-dasharray=\"\(dash.map { SVGNumber.text($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 { body += " stroke-dashoffset=\"\(SVGNumber.text(style.dashPhase))\"" }
    }
    body += "/>\n"
  }

  // MARK: - Definitions

  /// A definition of `element`, whose content follows an id; the same text gives the same id.
  func define(_ element: String, _ rest: String) -> String {
    let text = element + rest
    if let id = ids[text] { return id }
    let id = "d\(ids.count)"
    ids[text] = id
    definitions += "<\(element) id=\"\(id)\"\(rest)\n"
    return id
  }

  /// What `content` writes, apart from the body: a layer of its own.
  func captured(_ content: () -> Void) -> String {
    let (outer, outerLayer) = (body, layer)
    body = ""
    layer = SVGLayer(start: 0, page: coordinates.page)
    content()
    let inner = body
    (body, layer) = (outer, outerLayer)
    return inner
  }

  // MARK: - Images

  func image(_ item: ImageItem) {
    let opacity = item.opacity.isNaN ? 1 : min(max(item.opacity, 0), 1)
    guard let whole = item.wholeImage else {
      guard let image = localRaster(item.rect) else { return }
      PixelCanvas(image.surface, matrix: image.matrix).image(item)
      place(image)
      return
    }
    guard let stored = ImageStore.shared.image(whole.raw) else { return }
    let (width, height) = (Double(stored.pixels.width), Double(stored.pixels.height))
    let excess = ImageDetail.excess(
      of: CGSize(width: width, height: height), onto: item.rect, coordinates.toPage)
    guard let (id, factor) = self.image(stored, finerBy: item.sampling.isSmooth ? excess : 1) else { return }
    let place = AffineMatrix(
      a: item.rect.width / width * factor, d: item.rect.height / height * factor,
      tx: item.rect.minX + offset.x,
      ty: item.rect.minY + offset.y)
    body += "<use href=\"#\(id)\" transform=\"\(SVGNumber.matrix(place))\""
    if opacity < 1 { body += " opacity=\"\(SVGNumber.text(opacity))\"" }
    if item.interpolation == .none { body += " style=\"image-rendering:pixelated\"" }
    body += "/>\n"
  }

  func id(of stored: StoredImage) -> String? {
    if let id = images[stored.id] { return id }
    guard let png = try? PNGEncoder().encode(stored.pixels) else { return nil }
    let (width, height) = (stored.pixels.width, stored.pixels.height)
    let rest = " width=\"\(width)\" height=\"\(height)\" href=\"\(Self.link(png))\"/>"
    let id = define("image", rest)
    images[stored.id] = id
    return id
  }

  /// The definition of an image, reduced if it is `excess` times finer than the document needs, and the factor of the
  /// reduction.
  private func image(_ stored: StoredImage, finerBy excess: Double) -> (id: String, factor: Double)? {
    guard excess >= 2, let pixels = SharedPixels.of(stored.id) else { return id(of: stored).map { ($0, 1) } }
    let (level, factor) = pixels.reduced(by: excess)
    let surface = level.surface
    guard
      let png = try? PNGEncoder().encode(
        surface.buffer, width: level.width, height: level.height, bytesPerRow: surface.stride, order: .bgra)
    else { return nil }
    let rest = " width=\"\(level.width)\" height=\"\(level.height)\" href=\"\(Self.link(png))\"/>"
    return (define("image", rest), factor)
  }

  /// The definition of a part of an image.
  func image(_ pixels: SharedPixels, _ part: DeviceRect) -> String? {
    let surface = pixels.surface
    let start = part.y * surface.stride + part.x * 4
    guard !part.isEmpty, start >= 0, start < surface.buffer.count,
      let png = try? PNGEncoder().encode(
        UnsafeRawBufferPointer(rebasing: surface.buffer[start...]), width: part.width, height: part.height,
        bytesPerRow: surface.stride, order: .bgra)
    else { return nil }
    let size = " width=\"\(part.width)\" height=\"\(part.height)\""
    return define("image", "\(size) href=\"\(Self.link(png))\"/>")
  }

  static func link(_ png: Data) -> String { "data:image/png;base64,\(png.base64EncodedString())" }

  /// Pixels for `bounds`, as many as they cover on the page.
  func localRaster(_ bounds: CGRect) -> LocalRaster? {
    let everywhere = CGRect(x: -8192, y: -8192, width: 16_384, height: 16_384)
    let scale = max(coordinates.toPage.scaleX, coordinates.toPage.scaleY)
    return LocalRaster(
      bounds, coordinates: .identity, page: visible ?? everywhere,
      finerBy: scale.isFinite ? max(scale, 1) : 1)
  }

  /// An image element for pixels drawn here; empty when they cannot be encoded.
  func element(_ image: LocalRaster, at offset: CGPoint) -> String {
    image.surface.flush()
    let surface = image.surface
    let png = try? PNGEncoder().encode(
      surface.buffer, width: surface.width, height: surface.height, bytesPerRow: surface.stride,
      order: .bgra)
    guard let png else { return "" }
    let rect = image.rect
    let numbers = [rect.minX + offset.x, rect.minY + offset.y, rect.width, rect.height].map {
      SVGNumber.text($0)
    }
    return "<image x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
      + " preserveAspectRatio=\"none\" href=\"\(Self.link(png))\"/>"
  }

  /// Writes the pixels of a group that looks at what lies below it, within `area` or whole.
  func placeBelow(_ content: Placed, within area: Path? = nil) {
    let toPage = coordinates.toPage.applied(after: .translation(offset.x, offset.y))
    guard let surface = below.pixels(under: content, toPage), let inverse = coordinates.toPage.inverse,
      let png = try? PNGEncoder().encode(
        surface.buffer, width: surface.width, height: surface.height, bytesPerRow: surface.stride,
        order: .bgra)
    else { return }
    let scale = 1 / BelowPixels.scale
    let rect = surface.rect
    let place = inverse.applied(after: .scale(scale, scale))
      .applied(after: .translation(Double(rect.x), Double(rect.y)))
    var clip = ""
    if let area {
      guard let data = SVGPath.data(area, offset) else { return }
      clip = " clip-path=\"url(#\(define("clipPath", "><path d=\"\(data)\"/></clipPath>")))\""
    }
    body += "<g\(clip)><image transform=\"\(SVGNumber.matrix(place))\" width=\"\(rect.width)\""
    body += " height=\"\(rect.height)\" href=\"\(Self.link(png))\"/></g>\n"
  }

  func place(_ image: LocalRaster) { body += element(image, at: offset) + "\n" }
}
