/// A rectangle that fills its frame.
@frozen nonisolated public struct Rectangle: InsettableShape, InsetPathShape {
  /// A rectangle as large as what is proposed, 10 points where nothing is.
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// `fixed`: a rectangle's mirror image is itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A rectangle that is smaller by `amount` points on every side, larger for a negative amount; it shrinks
  /// to nothing at its centre. An amount that is not finite counts as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
  public typealias AnimatableData = EmptyAnimatableData
}

/// A circle in the middle of its frame, as large as the smaller side allows. As a view it is as wide as it is
/// high, unlike an `Ellipse`.
@frozen nonisolated public struct Circle: InsettableShape, InsetPathShape {
  /// A circle whose diameter is the smaller proposed side.
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// `fixed`: a circle's mirror image is itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A square: the smaller proposed side; 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat
    switch (proposal.width, proposal.height) {
    case (let width?, let height?): side = min(width, height)
    case (let width?, nil): side = width
    case (nil, let height?): side = height
    case (nil, nil): side = 10
    }
    return CGSize(width: side, height: side)
  }
  /// A circle whose radius is smaller by `amount` points, within a frame that is not. A view of it takes the
  /// whole proposal, and an amount that is not finite counts as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
  public typealias AnimatableData = EmptyAnimatableData
}

/// An ellipse that touches all sides of its frame.
@frozen nonisolated public struct Ellipse: InsettableShape, InsetPathShape {
  /// An ellipse as large as what is proposed, 10 points where nothing is.
  @inlinable public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// `fixed`: an ellipse's mirror image is itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// An ellipse in a rectangle that is smaller by `amount` points on every side, larger for a negative
  /// amount. An amount that is not finite counts as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle whose smaller sides are half circles.
@frozen nonisolated public struct Capsule: InsettableShape, InsetPathShape {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle
  /// A capsule as large as what is proposed, 10 points where nothing is.
  ///
  /// - Parameter style: How the ends are rounded.
  @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { Path(capsuleIn: rect, style: style) }
  /// `fixed`: a capsule's mirror image is itself.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// A capsule in a rectangle that is smaller by `amount` points on every side, larger for a negative amount.
  /// An amount that is not finite counts as 0.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
  public typealias AnimatableData = EmptyAnimatableData
}
