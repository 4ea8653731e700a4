import DisplayList
import Foundation
import Geometry

/// Pixels for a part of a document of shapes that the document's format cannot say itself: twice as
/// fine as the page, in the fragment's own coordinates.
struct LocalRaster {
  let surface: PixelSurface
  /// From the fragment's points to the surface's pixels.
  let matrix: AffineMatrix
  /// The surface's place in the fragment's points.
  let rect: CGRect

  static let scale = 2.0

  /// nil when `bounds` (in the fragment's coordinates) shows nowhere on the page. `detail` is how many times larger
  /// than by the coordinates it is on the page.
  init?(_ bounds: CGRect, coordinates: AffineMatrix, page: CGRect, finerBy detail: Double = 1) {
    guard let inverse = coordinates.inverse, bounds.isFinite else { return nil }
    let shown = bounds.overlap(inverse.boundingBox(of: page).insetBy(dx: -2, dy: -2))
    guard !shown.isNull, shown.width > 0, shown.height > 0 else { return nil }
    var scale = Self.scale * max(coordinates.scaleX, coordinates.scaleY) * detail
    scale = min(scale, 4096 / max(shown.width, shown.height))
    guard scale.isFinite, scale > 0 else { return nil }
    matrix = .scale(scale, scale)
    let pixels = DeviceRect(covering: matrix.boundingBox(of: shown))
    guard let surface = PixelSurface(pixels) else { return nil }
    self.surface = surface
    rect = CGRect(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }

  /// From the fragment's points to the surface's own pixels, its corner at zero.
  var lookup: AffineMatrix {
    var lookup = matrix
    lookup.tx -= Double(surface.rect.x)
    lookup.ty -= Double(surface.rect.y)
    return lookup
  }

  /// Draws a group as the pixel back end does.
  func draw(_ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, in picture: Picture) {
    PixelCanvas(surface, matrix: matrix)
      .group(effect, content, bounds: bounds, PictureWalk<PixelCanvas>(picture))
    surface.flush()
    surface.markDirty()
  }
}
