import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

/// Draws a picture into pixels.
///
/// Everything is placed in the pixels of the page, also within layers: a layer is a surface that covers
/// the part of the page in which its content shows. Coordinates are mapped here, so that cairo sees
/// device coordinates only (relative to the surface), and code of ours writes the same pixels directly
/// where it is faster or where cairo has no such operation.
final class PixelCanvas: PictureCanvas {
  /// Where drawing goes: a surface, cairo's context for it, and what is clipped away.
  final class Layer {
    let target: PixelSurface
    let cr: OpaquePointer
    /// Pixels of the page outside of which nothing is drawn.
    var clip: DeviceRect
    /// Whether `clip` is all that clips: not so within a rounded or slanted clip.
    var isClipRectangular = true

    init(_ target: PixelSurface) {
      self.target = target
      cr = cairo_create(target.surface)
      clip = target.rect
      cairo_set_tolerance(cr, 0.02)
    }

    deinit { cairo_destroy(cr) }
  }

  struct Coordinates {
    /// From the fragment's points to pixels of the page.
    var matrix: AffineMatrix
    /// Multiplied into paints: an opacity group around a single item needs no layer.
    var opacity = 1.0
  }

  var coordinates: Coordinates
  var layer: Layer
  /// Pixels whose final values are asked for; what lies outside is drawn as far as effects need it.
  let wanted: DeviceRect
  /// The masks of the last glyphs, which the next are likely to be among.
  var strike: GlyphStrike?
  /// Kept for its room alone: glyphs on their way onto the page.
  var placed: [GlyphStrike.PlacedMask] = []
  /// How far around `wanted` backdrops looked.
  var backdropReach = 0
  /// Told of each group that looks at what lies below it: the group's content, where it is, and the pixels
  /// of its area.
  var looksBelow: ((Placed, AffineMatrix, PixelSurface) -> Void)?

  /// A canvas onto `target`. `matrix` maps the picture's points to pixels of the page.
  init(_ target: PixelSurface, matrix: AffineMatrix, wanted: DeviceRect? = nil) {
    coordinates = Coordinates(matrix: matrix)
    layer = Layer(target)
    self.wanted = wanted ?? target.rect
  }

  var matrix: AffineMatrix { coordinates.matrix }

  var visible: CGRect? {
    guard let inverse = matrix.inverse else { return nil }
    return inverse.boundingBox(of: layer.clip.cgRect)
  }

  func translate(by offset: CGPoint) {
    coordinates.matrix = matrix.applied(after: .translation(offset.x, offset.y))
  }

  /// From the fragment's points to pixels of the layer's surface.
  var layerMatrix: AffineMatrix {
    var matrix = matrix
    matrix.tx -= Double(layer.target.rect.x)
    matrix.ty -= Double(layer.target.rect.y)
    return matrix
  }

  /// The pixels in which something with these bounds shows.
  func pixels(of bounds: CGRect) -> DeviceRect {
    DeviceRect(covering: matrix.boundingBox(of: bounds)).intersection(layer.clip)
  }

  // MARK: - Shapes

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    let area = pixels(of: path.boundingRect)
    guard !area.isEmpty else { return }
    // In pixels, when the edges go to whole ones.
    let rounded = style.roundsToPixels ? PixelGrid.rounded(path, by: matrix) : nil
    if let box = box(rounded ?? path, by: rounded == nil ? matrix : .identity), fillAligned(box, paint) {
      return
    }
    let cr = layer.cr
    cairo_new_path(cr)
    CairoPath.set(style, on: cr)
    let origin = layer.target.rect
    let map = rounded == nil ? layerMatrix : .translation(-Double(origin.x), -Double(origin.y))
    guard CairoPath.add(rounded ?? path, to: cr, mappedBy: map) else { return }
    if let dense = DenseCoverage(fillOf: path, on: cr, style) {
      return draw(dense, with: paint, over: area)
    }
    draw(with: paint, over: area) { cairo_fill(cr) }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
    let area = pixels(of: Item.stroke(path, paint, style).bounds)
    guard !area.isEmpty, matrix.inverse != nil else { return }
    let cr = layer.cr
    cairo_new_path(cr)
    guard CairoPath.add(path, to: cr, mappedBy: layerMatrix) else { return }
    if let dense = DenseCoverage(strokeOf: path, mappedBy: layerMatrix, on: cr, style) {
      return draw(dense, with: paint, over: area)
    }
    draw(with: paint, over: area) {
      // The pen is stretched with the coordinates; the path has been mapped already.
      var pen = matrix.cairo
      (pen.x0, pen.y0) = (0, 0)
      cairo_save(cr)
      cairo_transform(cr, &pen)
      CairoPath.set(style, on: cr)
      cairo_stroke(cr)
      cairo_restore(cr)
    }
  }

  private func draw(_ dense: DenseCoverage, with paint: Paint, over area: DeviceRect) {
    if let mask = dense.mask(area, from: layer.target.rect) { draw(with: paint, through: mask) }
  }

  /// Paints where a mask is opaque.
  func draw(with paint: Paint, through mask: PixelSurface) {
    let (area, page) = (mask.rect, layer.target.rect)
    draw(with: paint, over: area) {
      cairo_mask_surface(layer.cr, mask.surface, Double(area.x - page.x), Double(area.y - page.y))
    }
  }

  /// Sets the paint as cairo's source and lets `body` draw. `area` is where it shows at most.
  func draw(with paint: Paint, over area: DeviceRect, _ body: () -> Void) {
    let cr = layer.cr
    if case .color(let color) = paint {
      let color = SRGB(color)
      guard color.alpha > 0 else { return }
      cairo_set_source_rgba(
        cr, Double(color.rgb.x), Double(color.rgb.y), Double(color.rgb.z),
        Double(color.alpha) * coordinates.opacity)
      body()
      return
    }
    guard let surface = PixelSurface(area), paintField(paint, into: surface) else { return }
    if coordinates.opacity < 1 { LayerFilter.multiply(surface, by: coordinates.opacity) }
    surface.markDirty()
    setSource(surface)
    body()
    cairo_set_source_rgba(cr, 0, 0, 0, 0)
  }

  /// Makes a surface of the page's grid cairo's source, pixel on pixel.
  func setSource(_ surface: PixelSurface) {
    let rect = layer.target.rect
    cairo_set_source_surface(
      layer.cr, surface.surface, Double(surface.rect.x - rect.x), Double(surface.rect.y - rect.y))
    cairo_pattern_set_filter(cairo_get_source(layer.cr), CAIRO_FILTER_NEAREST)
  }

  /// The pixels' coordinates of a path that is a rectangle and stays one.
  private func box(_ path: Path, by matrix: AffineMatrix) -> CGRect? {
    matrix.isAxisAligned ? CairoPath.rectangle(path).map { matrix.boundingBox(of: $0) } : nil
  }

  /// Rectangles (in pixels) that cover whole pixels are written directly. Returns false for all others.
  private func fillAligned(_ box: CGRect, _ paint: Paint) -> Bool {
    guard layer.isClipRectangular else { return false }
    let covered = DeviceRect(covering: box)
    let off = max(
      abs(box.minX - Double(covered.x)), abs(box.minY - Double(covered.y)),
      abs(box.maxX - Double(covered.maxX)), abs(box.maxY - Double(covered.maxY)))
    guard off < 1e-5 else { return false }
    let area = covered.intersection(layer.clip)
    guard !area.isEmpty else { return true }
    let target = layer.target
    switch paint {
    case .color(let color):
      var color = SRGB(color)
      color.alpha *= Float(coordinates.opacity)
      let pixel = color.pixel
      target.flush()
      if pixel >> 24 == 255 {
        target.set(pixel, in: area)
      } else if pixel >> 24 > 0 {
        for y in area.y..<area.maxY {
          let row = target.words(y) + (area.x - target.rect.x)
          for x in 0..<area.width { row[x] = Pixel.over(pixel, row[x]) }
        }
      }
      target.markDirty()
    case .tiles: return false
    default:
      if coordinates.opacity == 1, let inverse = matrix.inverse,
        let field = GradientField(paint, toUser: inverse), field.isOpaque
      {
        target.flush()
        field.paint(target, in: area)
        target.markDirty()
        return true
      }
      guard let surface = PixelSurface(area), paintField(paint, into: surface) else { return true }
      if coordinates.opacity < 1 { LayerFilter.multiply(surface, by: coordinates.opacity) }
      target.flush()
      for y in area.y..<area.maxY {
        let row = target.words(y) + (area.x - target.rect.x)
        let source = surface.words(y)
        for x in 0..<area.width { row[x] = Pixel.over(source[x], row[x]) }
      }
      target.markDirty()
    }
    return true
  }

  /// Fills a surface with what a paint shows there. Returns false when it shows nothing.
  func paintField(_ paint: Paint, into surface: PixelSurface) -> Bool {
    switch paint {
    case .tiles(let tiles): return paintTiles(tiles, into: surface)
    case .meshGradient(let mesh, let rect):
      return MeshField(mesh, rect: rect, matrix: matrix)?.paint(surface) ?? false
    default:
      guard let inverse = matrix.inverse, let field = GradientField(paint, toUser: inverse) else {
        return false
      }
      field.paint(surface, in: surface.rect)
      return true
    }
  }
}
