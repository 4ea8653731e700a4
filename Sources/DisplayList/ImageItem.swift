import Foundation
import Geometry

/// Names pixels that are kept apart from the picture (`ImageStore`).
public struct ImageID: Sendable, Hashable {
  public let raw: UInt64
  public init(raw: UInt64) { self.raw = raw }
}

/// An image, or a part of it, stretched onto a rectangle.
public struct ImageItem: Sendable {
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  public var image: ImageID
  /// The part of the image that is drawn, in unit coordinates.
  public var source: CGRect
  /// Where it goes, in points.
  public var rect: CGRect
  public var interpolation: Interpolation
  public var opacity: Double
  /// For a template image: the paint that shows through its alpha.
  public var template: Paint?
  /// Whether edges between pixels are smoothed.
  public var isAntialiased: Bool

  public init(
    image: ImageID, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    interpolation: Interpolation = .medium, opacity: Double = 1, template: Paint? = nil,
    isAntialiased: Bool = true
  ) {
    self.image = image
    self.source = source
    self.rect = rect
    self.interpolation = interpolation
    self.opacity = opacity
    self.template = template
    self.isAntialiased = isAntialiased
  }
}
