import Foundation

/// A displacement in two dimensions, in points.
public struct CGVector: Sendable, Hashable, Codable {
  /// Along the x axis.
  public var dx: CGFloat
  /// Along the y axis, downward when positive.
  public var dy: CGFloat

  /// No displacement.
  public static var zero: CGVector { CGVector() }

  /// No displacement.
  public init() {
    dx = 0
    dy = 0
  }

  /// A displacement in points.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A displacement in points.
  @_disfavoredOverload
  public init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }

  /// A displacement in points.
  @_disfavoredOverload
  public init(dx: Int, dy: Int) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }
}
