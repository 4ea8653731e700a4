import Foundation

/// A point in the unit square of some rectangle: (0, 0) is its top leading corner, (1, 1) the bottom trailing
/// one. Points outside the square are allowed.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// From the leading side (0) to the trailing one (1).
  public var x: CGFloat
  /// From the top (0) to the bottom (1).
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() {
    self.init(x: 0, y: 0)
  }

  /// A point in fractions of a width and a height.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint()
  /// The middle, on both axes.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place of the point in a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height)
  }

  /// The place of the point in a size.
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

/// A point in the unit cube of some box; z runs from the back (0) to the front (1).
@frozen public struct UnitPoint3D: Hashable, Sendable {
  /// From the leading side (0) to the trailing one (1).
  public var x: CGFloat
  /// From the top (0) to the bottom (1).
  public var y: CGFloat
  /// From the back (0) to the front (1).
  public var z: CGFloat

  /// The top leading corner at the back.
  @inlinable public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  /// A point in fractions of a width, a height and a depth.
  @inlinable public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  private init(_ point: UnitPoint, _ z: CGFloat) {
    self.init(x: point.x, y: point.y, z: z)
  }

  /// The top leading corner at the back.
  public static let zero = UnitPoint3D()
  /// The middle, on all axes.
  public static let center = UnitPoint3D(.center, 0.5)
  /// The middle of the leading face.
  public static let leading = UnitPoint3D(.leading, 0.5)
  /// The middle of the trailing face.
  public static let trailing = UnitPoint3D(.trailing, 0.5)
  /// The middle of the top face.
  public static let top = UnitPoint3D(.top, 0.5)
  /// The middle of the bottom face.
  public static let bottom = UnitPoint3D(.bottom, 0.5)
  /// The top leading edge, at half of the depth.
  public static let topLeading = UnitPoint3D(.topLeading, 0.5)
  /// The top trailing edge, at half of the depth.
  public static let topTrailing = UnitPoint3D(.topTrailing, 0.5)
  /// The bottom leading edge, at half of the depth.
  public static let bottomLeading = UnitPoint3D(.bottomLeading, 0.5)
  /// The bottom trailing edge, at half of the depth.
  public static let bottomTrailing = UnitPoint3D(.bottomTrailing, 0.5)
  /// The middle of the front face.
  public static let front = UnitPoint3D(.center, 1)
  /// The middle of the leading side of the front face.
  public static let leadingFront = UnitPoint3D(.leading, 1)
  /// The middle of the trailing side of the front face.
  public static let trailingFront = UnitPoint3D(.trailing, 1)
  /// The middle of the top of the front face.
  public static let topFront = UnitPoint3D(.top, 1)
  /// The middle of the bottom of the front face.
  public static let bottomFront = UnitPoint3D(.bottom, 1)
  /// The top leading corner of the front face.
  public static let topLeadingFront = UnitPoint3D(.topLeading, 1)
  /// The top trailing corner of the front face.
  public static let topTrailingFront = UnitPoint3D(.topTrailing, 1)
  /// The bottom leading corner of the front face.
  public static let bottomLeadingFront = UnitPoint3D(.bottomLeading, 1)
  /// The bottom trailing corner of the front face.
  public static let bottomTrailingFront = UnitPoint3D(.bottomTrailing, 1)
  /// The middle of the back face.
  public static let back = UnitPoint3D(.center, 0)
  /// The middle of the leading side of the back face.
  public static let leadingBack = UnitPoint3D(.leading, 0)
  /// The middle of the trailing side of the back face.
  public static let trailingBack = UnitPoint3D(.trailing, 0)
  /// The middle of the top of the back face.
  public static let topBack = UnitPoint3D(.top, 0)
  /// The middle of the bottom of the back face.
  public static let bottomBack = UnitPoint3D(.bottom, 0)
  /// The top leading corner of the back face.
  public static let topLeadingBack = UnitPoint3D(.topLeading, 0)
  /// The top trailing corner of the back face.
  public static let topTrailingBack = UnitPoint3D(.topTrailing, 0)
  /// The bottom leading corner of the back face.
  public static let bottomLeadingBack = UnitPoint3D(.bottomLeading, 0)
  /// The bottom trailing corner of the back face.
  public static let bottomTrailingBack = UnitPoint3D(.bottomTrailing, 0)
}
