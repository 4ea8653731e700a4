import Foundation
import Geometry

/// The inset distances for the four sides of a rectangle, in points.
///
/// Unlike an `Edge.Set` with one length, each side has a distance of its own. `leading` is the left side in
/// a left-to-right layout and the right side in a right-to-left one. Negative values enlarge the rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the leading side.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the trailing side.
  public var trailing: CGFloat

  /// Insets of zero on every side.
  public static let zero = EdgeInsets()

  /// Creates insets of zero on every side.
  @inlinable
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the distance of each side.
  @inlinable
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates two-dimensional insets from three-dimensional ones; `front` and `back` are dropped.
  @inlinable
  public init(_ insets: EdgeInsets3D) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension EdgeInsets {
  /// Creates insets of `length` on the sides in `edges` and zero on the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The sum of the leading and the trailing inset.
  package var horizontal: CGFloat { leading + trailing }

  /// The sum of the top and the bottom inset.
  package var vertical: CGFloat { top + bottom }

  /// The inset of the physical left side.
  package func left(in direction: LayoutDirection) -> CGFloat {
    direction == .rightToLeft ? trailing : leading
  }

  /// The inset of the physical right side.
  package func right(in direction: LayoutDirection) -> CGFloat {
    direction == .rightToLeft ? leading : trailing
  }
}
