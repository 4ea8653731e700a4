/// A rectangle with four round corners alike.
@frozen nonisolated public struct RoundedRectangle: InsettableShape {
  /// Points. No corner is larger than half of the smaller side.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  @inlinable
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  @inlinable
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}

nonisolated struct InsetRoundedRectangle: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: base.cornerSize, style: base.style, inset: amount)
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
  var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
  typealias Body = _ShapeView<InsetRoundedRectangle, ForegroundStyle>
}

/// A rectangle whose corners have radii of their own.
@frozen nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  @inlinable
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Radii in points.
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
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetUnevenRoundedRectangle(base: self, amount: amount)
  }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
}

nonisolated struct InsetUnevenRoundedRectangle: InsettableShape {
  var base: UnevenRoundedRectangle
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: base.cornerRadii, style: base.style, inset: amount)
  }
  func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
    InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
  }
  var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
  typealias Body = _ShapeView<InsetUnevenRoundedRectangle, ForegroundStyle>
}
