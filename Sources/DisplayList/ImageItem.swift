import Foundation
import Geometry

/// Names pixels that are kept apart from the picture (`ImageStore`), and may keep them there.
public struct ImageID: Sendable, Hashable {
  public let raw: UInt64
  /// Whoever has the id has this: the pixels stay as long as a picture names them.
  private let keeper: (any AnyObject & Sendable)?

  public init(raw: UInt64, keeping keeper: (any AnyObject & Sendable)? = nil) {
    self.raw = raw
    self.keeper = keeper
  }

  public static func == (a: ImageID, b: ImageID) -> Bool { a.raw == b.raw }
  public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

/// What an image shows.
public enum ImageSource: Sendable, Equatable {
  case pixels(ImageID)
  /// Items within a rectangle from zero on.
  case picture(Fragment, size: CGSize)

  /// The items' fragment; nil for pixels.
  var fragment: Fragment? {
    if case .picture(let fragment, _) = self { fragment } else { nil }
  }

  public static func == (a: ImageSource, b: ImageSource) -> Bool {
    switch (a, b) {
    case (.pixels(let a), .pixels(let b)): a == b
    case (.picture(let a, let size), .picture(let b, let other)): a === b && size == other
    default: false
    }
  }
}

/// An image, or a part of it, stretched onto a rectangle, or parts of it onto parts of the rectangle.
public struct ImageItem: Sendable {
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

  /// A part of an image with its place. Where slices meet nothing of what lies below shows.
  public struct Slice: Sendable, Hashable {
    /// In unit coordinates of the image.
    public var source: CGRect
    /// Where it goes, in points.
    public var rect: CGRect
    /// The size of a copy in points for a part that is repeated from the corner on, else nil.
    public var tile: CGSize?

    public init(source: CGRect, rect: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.rect = rect
      self.tile = tile
    }
  }

  public var content: ImageSource
  /// The part of the image that is drawn, in unit coordinates.
  public var source: CGRect
  /// Where it goes, in points.
  public var rect: CGRect
  /// What goes where instead, if not empty.
  public var slices: [Slice]
  public var interpolation: Interpolation
  public var opacity: Double
  /// For a template image: the paint that shows through its alpha.
  public var template: Paint?
  /// Whether edges between pixels are smoothed.
  public var isAntialiased: Bool

  public init(
    _ content: ImageSource, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    slices: [Slice] = [], interpolation: Interpolation = .medium, opacity: Double = 1,
    template: Paint? = nil, isAntialiased: Bool = true
  ) {
    self.content = content
    self.source = source
    self.rect = rect
    self.slices = slices
    self.interpolation = interpolation
    self.opacity = opacity
    self.template = template
    self.isAntialiased = isAntialiased
  }

  public init(
    image: ImageID, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    interpolation: Interpolation = .medium, opacity: Double = 1, template: Paint? = nil,
    isAntialiased: Bool = true
  ) {
    self.init(
      .pixels(image), source: source, rect: rect, interpolation: interpolation, opacity: opacity,
      template: template, isAntialiased: isAntialiased)
  }
}
