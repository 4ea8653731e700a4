import Foundation
import Geometry

/// Names pixels that are kept apart from the picture (`ImageStore`), and may keep them there.
public struct ImageID: Sendable, Hashable {
  /// The number of the pixels in the store, for this process alone.
  public let raw: UInt64
  /// Whoever has the id has this: the pixels stay as long as a picture names them.
  private let keeper: (any AnyObject & Sendable)?

  /// Names pixels of the store.
  ///
  /// - Parameter keeper: An object that holds the pixels, released with the last copy of the id.
  public init(raw: UInt64, keeping keeper: (any AnyObject & Sendable)? = nil) {
    self.raw = raw
    self.keeper = keeper
  }

  public static func == (a: ImageID, b: ImageID) -> Bool { a.raw == b.raw }
  public func hash(into hasher: inout Hasher) { hasher.combine(raw) }
}

/// What an image shows.
public enum ImageSource: Sendable, Equatable {
  /// Pixels that are kept apart from the picture.
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
  /// How pixels between pixels are found.
  public enum Interpolation: Sendable, Hashable {
    /// `none` takes the nearest pixel, `low` mixes the four around; `medium` and `high` average all that fall
    /// into one when the image shrinks.
    case none, low, medium, high
  }

  /// A part of an image with its place. Where slices meet nothing of what lies below shows.
  public struct Slice: Sendable, Hashable {
    /// In unit coordinates of the image.
    public var source: CGRect
    /// Where it goes, in points.
    public var rect: CGRect
    /// The size of a copy in points for a part that is repeated from the corner on, else nil.
    public var tile: CGSize?

    /// A part of an image with its place.
    ///
    /// - Parameters:
    ///   - source: The part, in unit coordinates of the image.
    ///   - rect: Where it goes, in points.
    ///   - tile: The size of a copy in points for a part that is repeated; nil for one that is stretched.
    public init(source: CGRect, rect: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.rect = rect
      self.tile = tile
    }
  }

  /// The pixels or items of the image.
  public var content: ImageSource
  /// The part of the image that is drawn, in unit coordinates.
  public var source: CGRect
  /// Where it goes, in points.
  public var rect: CGRect
  /// What goes where instead, if not empty.
  public var slices: [Slice]
  /// How pixels between pixels are found.
  public var interpolation: Interpolation
  /// 0 for invisible, 1 for opaque.
  public var opacity: Double
  /// For a template image: the paint that shows through its alpha.
  public var template: Paint?
  /// Whether edges between pixels are smoothed.
  public var isAntialiased: Bool

  /// An image, or the part of it in `source`, stretched onto `rect`; with slices, these in its place.
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

  /// An image of pixels, or the part of it in `source`, stretched onto `rect`.
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
