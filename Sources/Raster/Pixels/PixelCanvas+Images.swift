import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PixelCanvas {
  func image(_ item: ImageItem) {
    let opacity = item.opacity.isNaN ? 1 : min(max(item.opacity, 0), 1)
    guard let template = item.template else { return draw(item, opacity: opacity) }
    // A template's alpha is a mask for its paint.
    let area = pixels(of: item.rect)
    guard let shape = PixelSurface(area) else { return }
    let (outer, saved) = (layer, coordinates)
    layer = Layer(shape)
    coordinates.opacity = 1
    draw(item, opacity: opacity)
    layer = outer
    coordinates = saved
    let rect = layer.target.rect
    let cr = layer.cr
    draw(with: template, over: area) {
      cairo_mask_surface(cr, shape.surface, Double(area.x - rect.x), Double(area.y - rect.y))
    }
  }

  /// Draws the image itself.
  private func draw(_ item: ImageItem, opacity: Double) {
    if case .pixels(let id) = item.content, item.slices.isEmpty {
      guard let pixels = SharedPixels.of(id.raw) else { return }
      return draw(pixels, part: item.source, onto: item.rect, item.sampling, opacity: opacity)
    }
    drawSlices(of: item, opacity: opacity)
  }

  /// Draws a part (in unit coordinates) of an image onto a rectangle.
  func draw(
    _ pixels: SharedPixels, part: CGRect, onto rect: CGRect, _ sampling: ImageSampling, opacity: Double
  ) {
    let area = self.pixels(of: rect)
    guard !area.isEmpty, part.isFinite, part.width > 0, part.height > 0, rect.isFinite else { return }
    if let scaled = ScaledImages.surface(
      pixels, part: part, onto: rect, matrix: matrix, sampling),
      let view = scaled.view()
    {
      let origin = layer.target.rect
      cairo_set_source_surface(
        layer.cr, view, Double(scaled.rect.x - origin.x), Double(scaled.rect.y - origin.y))
      cairo_pattern_set_filter(cairo_get_source(layer.cr), CAIRO_FILTER_NEAREST)
      cairo_paint_with_alpha(layer.cr, opacity * coordinates.opacity)
      cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
      cairo_surface_destroy(view)
      return
    }
    resample(pixels, part: part, onto: rect, sampling, opacity: opacity)
  }

  /// Draws the part from the image's own pixels.
  func resample(
    _ pixels: SharedPixels, part: CGRect, onto rect: CGRect, _ sampling: ImageSampling, opacity: Double
  ) {
    let cr = layer.cr
    let source = CGRect(
      x: part.minX * Double(pixels.width), y: part.minY * Double(pixels.height),
      width: part.width * Double(pixels.width), height: part.height * Double(pixels.height))
    let placing = AffineMatrix(
      a: rect.width / source.width, d: rect.height / source.height,
      tx: rect.minX - source.minX * rect.width / source.width,
      ty: rect.minY - source.minY * rect.height / source.height)
    guard var inverse = layerMatrix.applied(after: placing).inverse else { return }
    // cairo looks at no more than sixteen pixels for one: what shrinks further is shrunk before.
    let shrinking = sampling.isSmooth ? min(inverse.scaleX, inverse.scaleY) : 1
    let (level, factor) = pixels.reduced(by: shrinking)
    inverse = AffineMatrix.scale(1 / factor, 1 / factor).applied(after: inverse)
    // A part that ends at whole pixels takes nothing from beside it.
    let cut = factor == 1 ? level.wholePixels(of: source) : nil
    if let cut { inverse = AffineMatrix.translation(-Double(cut.x), -Double(cut.y)).applied(after: inverse) }
    guard let view = level.surface.view(of: cut) else { return }
    defer { cairo_surface_destroy(view) }
    guard let pattern = cairo_pattern_create_for_surface(view) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var lookup = inverse.cairo
    cairo_pattern_set_matrix(pattern, &lookup)
    // The edge pixels are repeated, so that an image's edge is as sharp as a rectangle's.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let shrink = max(inverse.scaleX, inverse.scaleY)
    cairo_pattern_set_filter(pattern, sampling.filter(shrink: shrink))
    cairo_save(cr)
    addOutline(of: rect)
    cairo_set_source(cr, pattern)
    fillOutline(sampling, opacity: opacity)
    cairo_restore(cr)
    cairo_set_source_rgba(cr, 0, 0, 0, 0)
  }

  /// Makes a rectangle cairo's path.
  func addOutline(of rect: CGRect) {
    cairo_new_path(layer.cr)
    let matrix = layerMatrix
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
    ]
    for (index, corner) in corners.enumerated() {
      let place = matrix.apply(corner.0, corner.1)
      index == 0 ? cairo_move_to(layer.cr, place.x, place.y) : cairo_line_to(layer.cr, place.x, place.y)
    }
    cairo_close_path(layer.cr)
  }

  /// Fills cairo's path with its source.
  func fillOutline(_ sampling: ImageSampling, opacity: Double) {
    let cr = layer.cr
    if !sampling.isAntialiased { cairo_set_antialias(cr, CAIRO_ANTIALIAS_NONE) }
    let alpha = opacity * coordinates.opacity
    if alpha < 1 {
      cairo_clip(cr)
      cairo_paint_with_alpha(cr, alpha)
    } else {
      cairo_fill(cr)
    }
  }
}
