import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PixelCanvas {
  /// Fills a surface with copies of a picture: one pattern, so that nothing shows between them. Returns false where
  /// there is nothing to see.
  func paintTiles(_ tiles: TilePaint, into surface: PixelSurface) -> Bool {
    guard let part = tiles.part else { return false }
    switch tiles.content {
    case .pixels(let id):
      guard let pixels = SharedPixels.of(id.raw) else { return false }
      let cut = part.pixels(of: pixels)
      let shrink = min(
        Double(cut.width) / (tiles.tile.width * matrix.scaleX),
        Double(cut.height) / (tiles.tile.height * matrix.scaleY))
      let isWhole = cut.width == pixels.width && cut.height == pixels.height
      if isWhole, ImageSampling(interpolation: tiles.interpolation).isSmooth {
        return repeated(pixels.reduced(by: shrink).pixels.surface, nil, tiles, into: surface)
      }
      return repeated(pixels.surface, isWhole ? nil : cut, tiles, into: surface)
    case .picture(let fragment, let size):
      // As many pixels as a copy covers on the page.
      func count(_ length: Double) -> Int { Int(saturating: length.rounded().clamped(to: 1...4_096)) }
      let cell = DeviceRect(
        x: 0, y: 0, width: count(tiles.tile.width * matrix.scaleX),
        height: count(tiles.tile.height * matrix.scaleY))
      guard let copy = PixelSurface(cell) else { return false }
      let onto = TilePaint.Part(source: part.source, tile: cell.cgRect.size)
      let canvas = PixelCanvas(copy, matrix: onto.placing(size, at: .zero))
      PictureWalk(Picture(size: size, root: Placed(fragment), slots: [])).draw(on: canvas)
      copy.flush()
      return repeated(copy, nil, tiles, into: surface)
    }
  }

  /// Fills `surface` with a part of `pixels`, which begin at zero, stretched onto each copy.
  private func repeated(
    _ pixels: PixelSurface, _ part: DeviceRect?, _ tiles: TilePaint, into surface: PixelSurface
  ) -> Bool {
    let cut = part ?? pixels.rect
    let placing = AffineMatrix(
      a: tiles.tile.width / Double(cut.width), d: tiles.tile.height / Double(cut.height),
      tx: tiles.origin.x, ty: tiles.origin.y)
    var matrix = matrix.applied(after: placing)
    matrix.tx -= Double(surface.rect.x)
    matrix.ty -= Double(surface.rect.y)
    guard !cut.isEmpty, let inverse = matrix.inverse, let cr = cairo_create(surface.surface) else {
      return false
    }
    defer { cairo_destroy(cr) }
    guard let view = pixels.view(of: part) else { return false }
    defer { cairo_surface_destroy(view) }
    guard let pattern = cairo_pattern_create_for_surface(view) else { return false }
    defer { cairo_pattern_destroy(pattern) }
    var lookup = inverse.cairo
    cairo_pattern_set_matrix(pattern, &lookup)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    let sampling = ImageSampling(interpolation: tiles.interpolation)
    cairo_pattern_set_filter(pattern, sampling.filter(shrink: max(inverse.scaleX, inverse.scaleY)))
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    surface.flush()
    return true
  }
}
