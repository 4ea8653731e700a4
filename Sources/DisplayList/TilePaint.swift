import Foundation
import Geometry

/// Copies of a picture, or of a part of it, side by side.
public struct TilePaint: Sendable, Equatable {
  /// What is repeated.
  public var content: ImageSource
  /// The part that is repeated, in unit coordinates.
  public var source: CGRect
  /// The size of a copy, in points.
  public var tile: CGSize
  /// Where a copy starts, in points.
  public var origin: CGPoint
  /// Of pixels.
  public var interpolation: ImageItem.Interpolation

  /// Copies of an image, or of the part of it in `source`, each of the size `tile` in points.
  public init(
    _ content: ImageSource, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), tile: CGSize,
    origin: CGPoint = .zero, interpolation: ImageItem.Interpolation = .medium
  ) {
    self.content = content
    self.source = source
    self.tile = tile
    self.origin = origin
    self.interpolation = interpolation
  }
}

extension Paint {
  /// The fragment whose copies are painted, if any.
  var fragment: Fragment? {
    if case .tiles(let tiles) = self { tiles.content.fragment } else { nil }
  }
}
