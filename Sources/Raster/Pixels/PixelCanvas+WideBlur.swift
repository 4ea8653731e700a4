import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

/// Blurs so wide that a pixel of the result says little: they are worked out with fewer, larger pixels.
///
/// A blur looks as far as three times its deviation, so that the surface of a wide one is many times the page.
extension PixelCanvas {
  /// A blurred picture in pixels of `size` pixels of the page; `rect` of the surface counts these.
  struct WideBlur {
    let surface: PixelSurface
    let size: Double
  }

  /// The deviation, in large pixels, that is kept.
  private static let deviation = 16.0

  /// How many of the page's pixels, along each side, a pixel of a blur may have; 1 for all but wide blurs.
  func pixelSize(of blur: GaussianBlur) -> Double {
    let size = exp2(log2(min(blur.sigmaX, blur.sigmaY) / Self.deviation).rounded(.down))
    // Who looks at what lies below wants pixels of the page.
    return size >= 4 && looksBelow == nil ? size : 1
  }

  /// The content blurred by the deviations of `blur`, in pixels of `size`; nil where nothing shows.
  func wideBlur(
    _ content: Placed, bounds: CGRect, _ blur: GaussianBlur, size: Double, _ walk: PictureWalk<PixelCanvas>
  ) -> WideBlur? {
    let saved = coordinates
    defer { coordinates = saved }
    coordinates.matrix = .scale(1 / size, 1 / size).applied(after: matrix)
    let blur = GaussianBlur(sigmaX: blur.sigmaX / size, sigmaY: blur.sigmaY / size)
    let seen = layer.clip.cgRect.applying(CGAffineTransform(scaleX: 1 / size, y: 1 / size))
    // One more around the clip, for what lies between the middles of pixels.
    let area = DeviceRect(covering: matrix.boundingBox(of: bounds)).outset(blur.reachX, blur.reachY)
      .intersection(DeviceRect(covering: seen).outset(blur.reachX + 1, blur.reachY + 1))
    guard let surface = surface(of: content, in: area, walk) else { return nil }
    blur.apply(to: surface)
    surface.markDirty()
    return WideBlur(surface: surface, size: size)
  }

  /// Paints a blurred picture.
  func composite(_ blur: WideBlur) {
    withPattern(blur) { pattern in
      cairo_set_source(layer.cr, pattern)
      cairo_paint_with_alpha(layer.cr, coordinates.opacity)
      cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
    }
  }

  /// Paints a colour where a blurred picture is opaque.
  func paint(_ blur: WideBlur, in tint: SRGB) {
    withPattern(blur) { pattern in
      cairo_set_source_rgba(
        layer.cr, Double(tint.rgb.x), Double(tint.rgb.y), Double(tint.rgb.z),
        Double(tint.alpha) * coordinates.opacity)
      cairo_mask(layer.cr, pattern)
      cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
    }
  }

  /// Calls `body` with the picture as cairo's pattern: smooth between the middles of its pixels.
  private func withPattern(_ blur: WideBlur, _ body: (OpaquePointer) -> Void) {
    guard let pattern = cairo_pattern_create_for_surface(blur.surface.surface) else { return }
    let (page, place) = (layer.target.rect, blur.surface.rect)
    var map = cairo_matrix_t(
      xx: 1 / blur.size, yx: 0, xy: 0, yy: 1 / blur.size, x0: Double(page.x) / blur.size - Double(place.x),
      y0: Double(page.y) / blur.size - Double(place.y))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    body(pattern)
    cairo_pattern_destroy(pattern)
  }
}
