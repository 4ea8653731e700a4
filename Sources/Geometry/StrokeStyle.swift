import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its last point.
  case butt
  /// In a half circle around its last point.
  case round
  /// Half a line width past its last point.
  case square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// The edges of both go on to a point, as far as the miter limit allows.
  case miter
  /// In a half circle around the point where they meet.
  case round
  /// With the corner cut off straight.
  case bevel
}

/// How points are decided to be inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path runs around, more often in one direction than in the other.
  case winding
  /// Inside is where the path runs around an odd number of times.
  case evenOdd
}

/// How a path is filled.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether areas that are surrounded twice are outside (the even-odd rule), else the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool
  /// Whether straight edges go to the nearest whole pixel where the area is drawn: so for views, whose
  /// frames may end at fractions of a pixel, not for what a program draws into a canvas.
  package var roundsToPixels = false

  /// A way to fill.
  ///
  /// - Parameters:
  ///   - eoFill: Whether areas that are surrounded twice are outside.
  ///   - antialiased: Whether edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// The style as a view is filled in it.
  package var roundedToPixels: FillStyle {
    var style = self
    style.roundsToPixels = true
    return style
  }
}

/// How a path is traced. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// How the line, and each of its dashes, ends.
  public var lineCap: CGLineCap
  /// How two segments of the line meet.
  public var lineJoin: CGLineJoin
  /// The longest miter, in line widths, before a bevel takes its place.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted parts in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts.
  public var dashPhase: CGFloat

  /// A line of a width in points; without dashes it is unbroken.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The miter limit as it counts: at least 1, and no longer than can be told from without an end; 10 for NaN.
  package var boundedMiterLimit: CGFloat { miterLimit.isNaN ? 10 : min(max(miterLimit, 1), 10_000) }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
