import Foundation

/// A point in the unit square of some rectangle: (0, 0) is its top leading corner, (1, 1) the bottom trailing
/// one. Points outside the square are allowed.
@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  /// The top leading corner.
  @inlinable public init() {
    self.init(x: 0, y: 0)
  }

  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint()
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
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
  public var x: CGFloat
  public var y: CGFloat
  public var z: CGFloat

  @inlinable public init() {
    self.init(x: 0, y: 0, z: 0)
  }

  @inlinable public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  private init(_ point: UnitPoint, _ z: CGFloat) {
    self.init(x: point.x, y: point.y, z: z)
  }

  public static let zero = UnitPoint3D()
  public static let center = UnitPoint3D(.center, 0.5)
  public static let leading = UnitPoint3D(.leading, 0.5)
  public static let trailing = UnitPoint3D(.trailing, 0.5)
  public static let top = UnitPoint3D(.top, 0.5)
  public static let bottom = UnitPoint3D(.bottom, 0.5)
  public static let topLeading = UnitPoint3D(.topLeading, 0.5)
  public static let topTrailing = UnitPoint3D(.topTrailing, 0.5)
  public static let bottomLeading = UnitPoint3D(.bottomLeading, 0.5)
  public static let bottomTrailing = UnitPoint3D(.bottomTrailing, 0.5)
  public static let front = UnitPoint3D(.center, 1)
  public static let leadingFront = UnitPoint3D(.leading, 1)
  public static let trailingFront = UnitPoint3D(.trailing, 1)
  public static let topFront = UnitPoint3D(.top, 1)
  public static let bottomFront = UnitPoint3D(.bottom, 1)
  public static let topLeadingFront = UnitPoint3D(.topLeading, 1)
  public static let topTrailingFront = UnitPoint3D(.topTrailing, 1)
  public static let bottomLeadingFront = UnitPoint3D(.bottomLeading, 1)
  public static let bottomTrailingFront = UnitPoint3D(.bottomTrailing, 1)
  public static let back = UnitPoint3D(.center, 0)
  public static let leadingBack = UnitPoint3D(.leading, 0)
  public static let trailingBack = UnitPoint3D(.trailing, 0)
  public static let topBack = UnitPoint3D(.top, 0)
  public static let bottomBack = UnitPoint3D(.bottom, 0)
  public static let topLeadingBack = UnitPoint3D(.topLeading, 0)
  public static let topTrailingBack = UnitPoint3D(.topTrailing, 0)
  public static let bottomLeadingBack = UnitPoint3D(.bottomLeading, 0)
  public static let bottomTrailingBack = UnitPoint3D(.bottomTrailing, 0)
}
