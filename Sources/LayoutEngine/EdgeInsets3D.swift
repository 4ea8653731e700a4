import Foundation
import Geometry

/// The inset distances for the six faces of a volume, in points.
///
/// Unlike `EdgeInsets`, it also has a distance in front of and behind the content.
public struct EdgeInsets3D: Equatable, Sendable {
  /// The distance from the top face.
  public var top: CGFloat
  /// The distance from the leading face.
  public var leading: CGFloat
  /// The distance from the bottom face.
  public var bottom: CGFloat
  /// The distance from the trailing face.
  public var trailing: CGFloat
  /// The distance from the front face.
  public var front: CGFloat
  /// The distance from the back face.
  public var back: CGFloat

  /// Insets of zero on every face.
  public static let zero = EdgeInsets3D()

  /// Creates insets of zero on every face.
  @inlinable
  public init() {
    self.init(horizontal: 0, vertical: 0, depth: 0)
  }

  /// Creates insets with one distance for the two faces of each axis: leading and trailing, top and bottom,
  /// front and back.
  @inlinable
  public init(horizontal: CGFloat, vertical: CGFloat, depth: CGFloat) {
    self.init(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, front: depth, back: depth)
  }

  /// Creates insets from the distance of each face.
  @inlinable
  public init(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat, front: CGFloat, back: CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.front = front
    self.back = back
  }
}
