import DisplayList
import Foundation
import Geometry

/// Pixels of groups that look at what lies below them (backdrops, the two plus modes), for formats of shapes
/// that cannot say such a thing. They come from one drawing of the whole picture, made when the first is
/// asked for.
final class BelowPixels {
  /// A group at a place of the page.
  private struct Key: Hashable {
    let fragment: ObjectIdentifier
    let x: Int, y: Int

    init(_ content: Placed, _ toPage: AffineMatrix) {
      let place = toPage.apply(content.origin)
      fragment = ObjectIdentifier(content.fragment)
      x = Int(saturating: (place.x * 16).rounded())
      y = Int(saturating: (place.y * 16).rounded())
    }
  }

  static let scale = LocalRaster.scale

  private let picture: Picture
  private var known: [Key: PixelSurface]?

  init(_ picture: Picture) { self.picture = picture }

  /// What the group's area shows, in pixels of half a point: a backdrop as its content finds it, or the
  /// result of a blend. `toPage` maps the coordinates that hold `content` to the page's points. nil where
  /// nothing shows.
  func pixels(under content: Placed, _ toPage: AffineMatrix) -> PixelSurface? {
    if known == nil { known = draw() }
    return known?[Key(content, toPage)]
  }

  private func draw() -> [Key: PixelSurface] {
    let page = PixelPage(picture.size, scale: Self.scale)
    guard let surface = PixelSurface(page.rect) else { return [:] }
    var found: [Key: PixelSurface] = [:]
    let canvas = PixelCanvas(surface, matrix: page.matrix)
    canvas.looksBelow = { content, matrix, pixels in
      found[Key(content, AffineMatrix.scale(1 / Self.scale, 1 / Self.scale).applied(after: matrix))] = pixels
    }
    PictureWalk<PixelCanvas>(picture).draw(on: canvas)
    return found
  }
}
