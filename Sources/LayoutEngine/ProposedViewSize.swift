import Foundation
import Geometry

/// A size that a container proposes to a view, each dimension of which may be left open.
///
/// A view answers a proposal with the size it chooses. The meaning of a dimension, in points:
/// `nil` asks for the ideal size, `0` for the smallest, `.infinity` for the largest; any other value is an
/// offer that the view may take or leave. A NaN dimension is treated by the layout engine like `nil`, a
/// negative one like zero.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed horizontal size in points, or `nil` to ask for the ideal width.
  public var width: CGFloat?

  /// The proposed vertical size in points, or `nil` to ask for the ideal height.
  public var height: CGFloat?

  /// A proposal of no space at all: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// A proposal that leaves both dimensions open: asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal of unlimited space: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from two dimensions, each of which may be `nil`.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly `size`.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Creates a size in which every dimension that the proposal leaves open is that of `size`.
  ///
  /// The other dimensions are returned as they are, infinite or negative ones included.
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
