/// A rectangle whose four corners are rounded alike.
@frozen nonisolated public struct RoundedRectangle: InsettableShape, InsetPathShape {
  /// Points. No corner is larger than half of the smaller side.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle whose corners are quarters of ellipses.
  ///
  /// - Parameter cornerSize: The width and height of a corner, in points; no corner is larger than half of
  ///   the smaller side.
  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// A rectangle whose corners have a radius in points, at most half of the smaller side.
  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style, inset: amount)
  }
  /// `fixed`: the mirror image of a rounded rectangle is itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A rounded rectangle that is smaller by `amount` points on every side and whose corners keep their
  /// centers: radii shrink by the amount too, and a negative amount enlarges both.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

/// A rectangle whose corners have radii of their own.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape, InsetPathShape {
  /// The radii in points; where two of a side do not fit, they shrink.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// A rectangle with a radius for each corner.
  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with a radius in points for each corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style, inset: amount)
  }
  /// A rectangle that is smaller by `amount` points on every side and whose corners keep their centers: radii
  /// shrink by the amount too. A negative amount enlarges both, but leaves corners of radius 0 sharp.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
}
