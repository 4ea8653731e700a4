import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PixelCanvas {
  /// Draws the slices of an image. Their common edges are put on whole pixels, so that nothing below shows between
  /// them; an image that is turned is put together before.
  func drawSlices(of item: ImageItem, opacity: Double) {
    guard matrix.isAxisAligned else { return drawTurnedSlices(of: item, opacity: opacity) }
    let whole = ImageItem.Slice(source: item.source, rect: item.rect)
    for slice in item.slices.isEmpty ? [whole] : item.slices {
      let rect = snapped(slice.rect, within: item.rect)
      guard rect.isFinite, rect.width > 0, rect.height > 0 else { continue }
      if var tile = slice.tile {
        // A copy that fills the slice does so too where that has moved to whole pixels.
        if tile.width == slice.rect.width { tile.width = rect.width }
        if tile.height == slice.rect.height { tile.height = rect.height }
        let tiles = TilePaint(
          item.content, source: slice.source, tile: tile, origin: rect.origin,
          interpolation: item.interpolation)
        fill(rect, tiles, item.sampling, opacity: opacity)
        continue
      }
      switch item.content {
      case .pixels(let id):
        guard let pixels = SharedPixels.of(id.raw) else { return }
        draw(pixels, part: slice.source, onto: rect, item.sampling, opacity: opacity)
      case .picture(let fragment, let size):
        drawPicture(fragment, of: size, part: slice.source, onto: rect, opacity: opacity)
      }
    }
  }

  private func fill(_ rect: CGRect, _ tiles: TilePaint, _ sampling: ImageSampling, opacity: Double) {
    guard let surface = PixelSurface(pixels(of: rect)), paintTiles(tiles, into: surface) else { return }
    surface.markDirty()
    cairo_save(layer.cr)
    addOutline(of: rect)
    setSource(surface)
    fillOutline(sampling, opacity: opacity)
    cairo_restore(layer.cr)
    cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
  }

  /// A slice's place with its inner edges on whole pixels. Slices that share an edge come to share the same one.
  private func snapped(_ rect: CGRect, within outer: CGRect) -> CGRect {
    guard let inverse = matrix.inverse else { return .null }
    let (box, whole) = (matrix.boundingBox(of: rect), matrix.boundingBox(of: outer))
    func snap(_ edge: Double, _ end: Double) -> Double { abs(edge - end) < 1e-6 ? edge : edge.rounded() }
    let (left, top) = (snap(box.minX, whole.minX), snap(box.minY, whole.minY))
    let (right, bottom) = (snap(box.maxX, whole.maxX), snap(box.maxY, whole.maxY))
    return inverse.boundingBox(
      of: CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0)))
  }

  /// Draws the slices upright, and that as one image.
  private func drawTurnedSlices(of item: ImageItem, opacity: Double) {
    let side = max(item.rect.width * matrix.scaleX, item.rect.height * matrix.scaleY)
    guard side.isFinite, side > 0, !pixels(of: item.rect).isEmpty else { return }
    let fit = min(1, 4_096 / side)
    func count(_ length: Double) -> Int { max(1, Int(saturating: (length * fit).rounded())) }
    let area = DeviceRect(
      x: 0, y: 0, width: count(item.rect.width * matrix.scaleX),
      height: count(item.rect.height * matrix.scaleY))
    guard let flat = PixelSurface(area) else { return }
    let (x, y) = (Double(area.width) / item.rect.width, Double(area.height) / item.rect.height)
    let onto = AffineMatrix(a: x, d: y, tx: -item.rect.minX * x, ty: -item.rect.minY * y)
    PixelCanvas(flat, matrix: onto).drawSlices(of: item, opacity: 1)
    flat.flush()
    var sampling = item.sampling
    sampling.interpolation = .medium
    resample(
      SharedPixels(flat), part: CGRect(x: 0, y: 0, width: 1, height: 1), onto: item.rect, sampling,
      opacity: opacity)
  }

  /// Draws a part (in unit coordinates) of a picture onto a rectangle whose inner edges are on whole pixels. At the
  /// others the picture ends by itself.
  private func drawPicture(
    _ fragment: Fragment, of size: CGSize, part: CGRect, onto rect: CGRect, opacity: Double
  ) {
    let whole = TilePaint(.picture(fragment, size: size), source: part, tile: rect.size).part
    guard let whole, let surface = PixelSurface(pixels(of: rect)) else { return }
    let canvas = PixelCanvas(surface, matrix: matrix.applied(after: whole.placing(size, at: rect.origin)))
    PictureWalk(Picture(size: size, root: Placed(fragment), slots: [])).draw(on: canvas)
    composite(surface, opacity: opacity)
  }
}
