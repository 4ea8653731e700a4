import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import TextEngine

/// Draws a picture into a cairo PDF surface.
final class PDFCanvas: PictureCanvas {
  let cr: OpaquePointer
  let picture: Picture
  /// The page in points.
  let pageBounds: CGRect
  private let below: BelowPixels
  /// Links and where they are on the page.
  private var links: [(url: String, rect: CGRect)] = []
  /// Letters for what is drawn without any.
  let hidden = HiddenLetters()
  /// Whether only text is written, without ink: what it belongs to has been painted as pixels.
  var isTextOnly = false
  /// From the fragment's points to the page's.
  var coordinates = AffineMatrix.identity

  init(_ cr: OpaquePointer, picture: Picture, size: CGSize) {
    self.cr = cr
    self.picture = picture
    below = BelowPixels(picture)
    pageBounds = CGRect(origin: .zero, size: size)
  }

  var visible: CGRect? { coordinates.inverse?.boundingBox(of: pageBounds) }

  func translate(by offset: CGPoint) {
    coordinates = coordinates.applied(after: .translation(offset.x, offset.y))
  }

  /// Makes cairo's coordinates those of the fragment. False when they are flat.
  func enter() -> Bool {
    guard coordinates.inverse != nil else { return false }
    var matrix = coordinates.cairo
    cairo_set_matrix(cr, &matrix)
    return true
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard !isTextOnly, enter(), add(path) else { return }
    CairoPath.set(style, on: cr)
    draw(with: paint, over: path.boundingRect) { cairo_fill(cr) }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    guard !isTextOnly else { return }
    if case .color = paint {
    } else {
      // As the area that it covers: some viewers cut a line in a gradient at the bounds of its path.
      return fill(path.strokedPath(style), paint, FillStyle())
    }
    guard enter(), add(path) else { return }
    CairoPath.set(style, on: cr)
    draw(with: paint, over: Item.stroke(path, paint, style).bounds) { cairo_stroke(cr) }
  }

  func add(_ path: Path) -> Bool {
    cairo_new_path(cr)
    return CairoPath.add(path, to: cr, mappedBy: .identity)
  }

  /// Sets the paint as the source while `body` draws.
  func draw(with paint: Paint, over bounds: CGRect, _ body: () -> Void) {
    if case .color(let color) = paint {
      let color = SRGB(color)
      cairo_set_source_rgba(
        cr, Double(color.rgb.x), Double(color.rgb.y), Double(color.rgb.z), Double(color.alpha))
      return body()
    }
    if let pattern = VectorGradient.pattern(paint) {
      cairo_set_source(cr, pattern)
      cairo_pattern_destroy(pattern)
      return body()
    }
    // As pixels: those of the item's bounds, in its own coordinates.
    guard let image = LocalRaster(bounds, coordinates: coordinates, page: pageBounds) else { return }
    let canvas = PixelCanvas(image.surface, matrix: image.matrix)
    guard canvas.paintField(paint, into: image.surface) else { return }
    image.surface.markDirty()
    setSource(image)
    body()
  }

  /// What is cut away by a clip is no link.
  func link(to url: String, over rect: CGRect, _ content: () -> Void) {
    content()
    guard enter() else { return }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &left, &top, &right, &bottom)
    let shown = rect.overlap(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return }
    links.append((url, coordinates.boundingBox(of: shown)))
  }

  /// Writes the links, as the last of the page.
  func writeLinks() {
    cairo_identity_matrix(cr)
    for link in links {
      let url = link.url.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      let sides = [link.rect.minX, link.rect.minY, link.rect.width, link.rect.height]
      let rect = sides.map { SVGNumber.text($0) }.joined(separator: " ")
      cairo_tag_begin(cr, "Link", "rect=[\(rect)] uri='\(url)'")
      cairo_tag_end(cr, "Link")
    }
  }

  func setSource(_ image: LocalRaster) {
    guard let pattern = cairo_pattern_create_for_surface(image.surface.surface) else { return }
    var lookup = image.lookup.cairo
    cairo_pattern_set_matrix(pattern, &lookup)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Paints the pixels of a group that looks at what lies below it, within `area` or whole. Returns false
  /// where there are none.
  func placeBelow(_ content: Placed, within area: Path? = nil) -> Bool {
    guard let surface = below.pixels(under: content, coordinates) else { return false }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    if let area {
      guard enter(), add(area) else { return false }
      CairoPath.set(FillStyle(), on: cr)
      cairo_clip(cr)
    }
    cairo_identity_matrix(cr)
    cairo_scale(cr, 1 / BelowPixels.scale, 1 / BelowPixels.scale)
    cairo_set_source_surface(cr, surface.surface, Double(surface.rect.x), Double(surface.rect.y))
    cairo_paint(cr)
    return true
  }

  func image(_ item: ImageItem) {
    guard !isTextOnly, let image = LocalRaster(item.rect, coordinates: coordinates, page: pageBounds), enter()
    else {
      return
    }
    if let pixels = item.wholeImage.flatMap({ SharedPixels.of($0.raw) }) {
      // Viewers smooth an enlarged image each in its own way: what is not at least as fine as the page is
      // enlarged here, unless its pixels are to be seen.
      let isFine =
        Double(pixels.width) >= item.rect.width && Double(pixels.height) >= item.rect.height
      if isFine || item.interpolation == .none {
        place(
          pixels, onto: item.rect, opacity: item.opacity.isNaN ? 1 : min(max(item.opacity, 0), 1),
          isSmooth: item.interpolation != .none)
        return
      }
    }
    PixelCanvas(image.surface, matrix: image.matrix).image(item)
    image.surface.markDirty()
    setSource(image)
    cairo_paint(cr)
  }

  /// A whole image at its own resolution, or the part of that which can be seen.
  func place(_ whole: SharedPixels, onto rect: CGRect, opacity: Double, isSmooth: Bool = true) {
    let excess = ImageDetail.excess(of: whole.size, onto: rect, coordinates)
    let (pixels, factor) = isSmooth ? whole.reduced(by: excess) : (whole, 1)
    guard let view = pixels.surface.view() else { return }
    let (width, height) = (Double(whole.width) / factor, Double(whole.height) / factor)
    cairo_save(cr)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / width, rect.height / height)
    // A copy of its own: PDF keeps a reference to the source until the page is written.
    if let copy = cairo_image_surface_create(
      // Whole numbers already, of a surface that is within the limits.
      CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
    {
      if let pen = cairo_create(copy) {
        cairo_set_operator(pen, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(pen, view, 0, 0)
        cairo_paint(pen)
        cairo_destroy(pen)
      }
      cairo_set_source_surface(cr, copy, 0, 0)
      cairo_surface_destroy(copy)
      if !isSmooth { cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST) }
      cairo_rectangle(cr, 0, 0, width, height)
      cairo_clip(cr)
      cairo_paint_with_alpha(cr, opacity)
    }
    cairo_restore(cr)
    cairo_surface_destroy(view)
  }
}
