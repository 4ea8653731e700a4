import Foundation

/// The form of a rounded corner.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A corner whose curvature changes smoothly.
  case continuous
}

/// The radii of the four corners of a rectangle, in points.
@frozen public struct RectangleCornerRadii: Equatable, Hashable, Sendable {
  /// The radius of the top leading corner, which is on the right where a shape is drawn from right to left.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Radii in points; one that is negative or not a number leaves its corner sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Radii less an inset, none below 0: those of the rectangle that lies `amount` within. A negative inset
  /// enlarges them, corners of radius 0 excepted, which stay sharp.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    func radius(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(0, radius - amount) : 0 }
    return RectangleCornerRadii(
      topLeading: radius(topLeading), bottomLeading: radius(bottomLeading),
      bottomTrailing: radius(bottomTrailing), topTrailing: radius(topTrailing))
  }

  /// The radii with leading and trailing exchanged.
  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading,
      topTrailing: topLeading)
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}
