import DisplayList
import Foundation
import Geometry

extension ImageItem {
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The pixels of an item that shows them whole and in their own colours, else nil.
  var wholeImage: ImageID? {
    guard case .pixels(let id) = content, source == Self.whole, slices.isEmpty, template == nil else {
      return nil
    }
    return id
  }
}

extension TilePaint {
  /// What is repeated, within the picture, and where its first copy lies; nil where there is nothing to see.
  struct Part {
    /// In unit coordinates.
    let source: CGRect
    let tile: CGSize

    /// From the coordinates of a picture of a size to points, so that a copy of the part begins at `origin`.
    func placing(_ size: CGSize, at origin: CGPoint) -> AffineMatrix {
      let (x, y) = (tile.width / (source.width * size.width), tile.height / (source.height * size.height))
      return AffineMatrix(
        a: x, d: y, tx: origin.x - source.minX * size.width * x,
        ty: origin.y - source.minY * size.height * y)
    }

    /// The part in pixels of an image, to whole ones: nothing is taken from beside it.
    func pixels(of image: SharedPixels) -> DeviceRect {
      let (width, height) = (Double(image.width), Double(image.height))
      return DeviceRect(
        covering: CGRect(
          x: source.minX * width, y: source.minY * height, width: source.width * width,
          height: source.height * height)
      ).intersection(image.surface.rect)
    }
  }

  var part: Part? {
    guard tile.isFinite, tile.width > 0, tile.height > 0, origin.isFinite, source.isFinite else { return nil }
    let visible = source.overlap(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    if case .picture(_, let size) = content {
      guard size.isFinite, size.width > 0, size.height > 0 else { return nil }
    }
    return Part(source: visible, tile: tile)
  }
}
