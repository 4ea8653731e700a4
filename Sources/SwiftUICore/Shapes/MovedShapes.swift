/// A shape whose path is moved. It takes the whole proposal.
@frozen nonisolated public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape before it is moved.
  public var shape: Content
  /// The distance in points.
  public var offset: CGSize

  /// Moves the path of a shape.
  ///
  /// - Parameter offset: The distance in points; a coordinate that is not finite counts as 0.
  @inlinable
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width.finite(or: 0), dy: offset.height.finite(or: 0))
  }
  /// The role of the shape that is moved.
  public static var role: ShapeRole { Content.role }
  /// What the shape that is moved does from right to left; the offset is mirrored with it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
  public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Makes the shape smaller and then moves it.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose path is rotated about a point of the rectangle. It takes the whole proposal.
@frozen nonisolated public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape before it is rotated.
  public var shape: Content
  /// Clockwise when positive; an angle that is not finite counts as 0.
  public var angle: Angle
  /// The point of the rectangle that stays in place.
  public var anchor: UnitPoint

  /// Rotates the path of a shape.
  ///
  /// - Parameters:
  ///   - angle: Clockwise when positive.
  ///   - anchor: The point of the rectangle that stays in place.
  @inlinable
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let turn = CGAffineTransform(rotationAngle: angle.radians.finite(or: 0))
    return shape.path(in: rect).applying(turn.around(anchor.point(in: rect)))
  }
  /// The role of the shape that is rotated.
  public static var role: ShapeRole { Content.role }
  /// What the shape that is rotated does from right to left; the rotation is mirrored with it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
  public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Makes the shape smaller and then rotates it.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose path is scaled about a point of the rectangle. It takes the whole proposal.
@frozen nonisolated public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape before it is scaled.
  public var shape: Content
  /// The factors along the axes: 1 is no change, a negative one mirrors. A factor that is not finite counts
  /// as 1.
  public var scale: CGSize
  /// The point of the rectangle that stays in place.
  public var anchor: UnitPoint

  /// Scales the path of a shape.
  ///
  /// - Parameters:
  ///   - scale: The factors along the axes.
  ///   - anchor: The point of the rectangle that stays in place.
  @inlinable
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let scaling = CGAffineTransform(scaleX: scale.width.finite(or: 1), y: scale.height.finite(or: 1))
    return shape.path(in: rect).applying(scaling.around(anchor.point(in: rect)))
  }
  /// The role of the shape that is scaled.
  public static var role: ShapeRole { Content.role }
  /// What the shape that is scaled does from right to left; the scaling is mirrored with it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
  public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>
}

/// A shape whose path is transformed. It takes the whole proposal.
@frozen nonisolated public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape before it is transformed.
  public var shape: Content
  /// The map of the path's points, in the coordinates of the rectangle. It is not animated.
  public var transform: CGAffineTransform

  /// Maps the path of a shape.
  ///
  /// - Parameter transform: The map of points, about the origin of the rectangle's coordinates.
  @inlinable
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The role of the shape that is transformed.
  public static var role: ShapeRole { Content.role }
  /// What the shape that is transformed does from right to left; the transformation is mirrored with it.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>
}

/// A shape drawn in a size of its own. It takes the whole proposal.
nonisolated public struct _SizedShape<S>: Shape where S: Shape {
  public var shape: S
  public var size: CGSize
  public var anchor: UnitPoint

  public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  public func path(in rect: CGRect) -> Path {
    let size = CGSize(width: max(0, size.width.finite(or: 0)), height: max(0, size.height.finite(or: 0)))
    let room = CGSize(width: rect.width - size.width, height: rect.height - size.height)
    let corner = anchor.point(in: room)
    return shape.path(
      in: CGRect(x: rect.minX + corner.x, y: rect.minY + corner.y, width: size.width, height: size.height))
  }
  public static var role: ShapeRole { S.role }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
  public typealias Body = _ShapeView<_SizedShape<S>, ForegroundStyle>
}

extension CGAffineTransform {
  /// The map about a point instead of the origin.
  func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension Shape {
  /// Moves the shape's path by a distance in points. The frame stays.
  @inlinable
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape's path by a distance in points. The frame stays.
  @inlinable
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape's path by a distance in points. The frame stays.
  @inlinable
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Scales the shape's path about a point of its rectangle; negative factors mirror it. The frame stays.
  @inlinable
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape's path about a point of its rectangle. The frame stays.
  @inlinable
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates the shape's path about a point of its rectangle, clockwise for positive angles. The frame stays.
  @inlinable
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Maps the shape's path by a transform, in the coordinates of its rectangle. The frame stays.
  @inlinable
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape in a size of its own, in points, from the rectangle's origin.
  public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Draws the shape in a size of its own, in points, from the rectangle's origin.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws the shape in a size of its own, in points; `anchor` of both rectangles meets.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Draws the shape in a size of its own, in points; `anchor` of both rectangles meets.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
