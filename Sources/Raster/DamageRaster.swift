import DisplayList
import Foundation
import Geometry

/// A picture's pixels that are kept and drawn again in parts. What it holds after any series of updates is what drawing
/// the last picture at once would give: byte for byte, but for outlines that a part's edge cuts through. In a row of
/// pixels in which an outline has a corner, here the cut, cairo counts its coverage in fifteenths, and elsewhere exactly.
///
/// It belongs to one task at a time.
package final class DamageRaster {
  private let scale: Double
  private let background: ResolvedColor?
  private var page: PixelPage
  private var surface: PixelSurface?
  private var shown: Picture?

  /// Nothing is drawn yet. `scale` and `background` are as for `Rasterizer`.
  package init(scale: Double = 1, background: ResolvedColor? = nil) {
    self.scale = scale
    self.background = background
    page = PixelPage(.zero, scale: scale)
  }

  /// Draws what changed. `damage` (in points) holds all that differs from the picture drawn before; nil,
  /// another size of picture, or the first picture draws everything. A null rectangle draws nothing.
  package func update(_ picture: Picture, damage: CGRect? = nil) {
    let page = PixelPage(picture.size, scale: scale)
    shown = picture
    guard let surface, let damage, page.rect == self.page.rect, page.matrix == self.page.matrix else {
      self.page = page
      surface = page.render(picture, background: background)
      return
    }
    let part = DeviceRect(covering: page.matrix.boundingBox(of: damage)).outset(1, 1)
      .intersection(page.rect)
    guard !damage.isNull, !part.isEmpty,
      let fresh = page.render(picture, background: background, part: part)
    else { return }
    for y in part.y..<part.maxY {
      (surface.words(y) + part.x).update(
        from: fresh.words(y) + (part.x - fresh.rect.x), count: part.width)
    }
    surface.markDirty()
  }

  /// Draws what differs from the picture drawn before, and says what that is; nil for the first picture.
  @discardableResult
  package func advance(to picture: Picture) -> PictureChanges? {
    guard let shown else {
      update(picture)
      return nil
    }
    let changes = picture.changes(since: shown)
    if picture.size != shown.size {
      update(picture)
    } else {
      for rect in changes.rects { update(picture, damage: rect) }
    }
    self.shown = picture
    return changes
  }

  /// The pixels as they are now; one transparent pixel before the first update.
  package var image: CGImage { surface?.image ?? .blank }
}
