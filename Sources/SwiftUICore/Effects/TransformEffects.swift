/// Turns a view's picture about a point of its frame.
nonisolated public struct _RotationEffect: GeometryEffect {
  public typealias Body = Never
  public var angle: Angle
  public var anchor: UnitPoint

  @inlinable
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(rotationAngle: angle.radians).around(anchor.point(in: size)))
  }
  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Scales a view's picture about a point of its frame.
nonisolated public struct _ScaleEffect: GeometryEffect {
  public typealias Body = Never
  public var scale: CGSize
  public var anchor: UnitPoint

  @inlinable
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: size)))
  }
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Turns a view's picture in space.
nonisolated public struct _Rotation3DEffect: GeometryEffect {
  public typealias Body = Never
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  @inlinable
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
    let center = anchor.point(in: size)
    let turn = CATransform3D.rotation(
      angle: CGFloat(angle.radians), x: axis.x / length, y: axis.y / length, z: axis.z / length)
    // The eye stands off by the larger side, over `perspective`.
    var eye = CATransform3D.identity
    let side = max(size.width, size.height)
    if side > 0 { eye.m34 = -perspective.finite(or: 0) / side }
    let there = CATransform3D.translation(x: -center.x, y: -center.y, z: -anchorZ)
    let back = CATransform3D.translation(x: 0, y: 0, z: anchorZ)
    let move = CATransform3D.translation(x: center.x, y: center.y, z: 0)
    return ProjectionTransform(
      there.concatenating(turn).concatenating(back).concatenating(eye).concatenating(move))
  }
  public var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      let axes = AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))
      return AnimatablePair(
        AnimatablePair(angle.animatableData, axes),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      let axes = newValue.first.second
      axis = (axes.first, axes.second.first, axes.second.second)
      anchor.animatableData = newValue.second.first
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// Transforms a view's picture.
nonisolated public struct _TransformEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: CGAffineTransform
  @inlinable public init(transform: CGAffineTransform) { self.transform = transform }
  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
  public typealias AnimatableData = EmptyAnimatableData
}

/// Transforms a view's picture with perspective.
nonisolated public struct _ProjectionEffect: GeometryEffect {
  public typealias Body = Never
  public var transform: ProjectionTransform
  @inlinable public init(transform: ProjectionTransform) { self.transform = transform }
  public func effectValue(size: CGSize) -> ProjectionTransform { transform }
  public typealias AnimatableData = EmptyAnimatableData
}

extension View {
  /// Rotates the view's picture about a point of its frame, clockwise for positive angles. Its frame in
  /// layout stays; an angle that is not finite changes nothing.
  @inlinable
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view's picture in space about an axis through a point of its frame. An axis of length 0
  /// changes nothing.
  /// - Parameters:
  ///   - anchorZ: how far the axis lies in front, in points.
  ///   - perspective: 0 for none, 1 for an eye as far off as the view is large.
  @inlinable
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Scales the view's picture about a point of its frame; negative factors mirror it. Its frame in layout
  /// stays, and what is scaled up is drawn in that size and stays sharp. Factors that are not finite change
  /// nothing.
  @inlinable
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view's picture about a point of its frame; negative factors mirror it. Its frame in layout
  /// stays, and what is scaled up is drawn in that size and stays sharp. Factors that are not finite change
  /// nothing.
  @inlinable
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view's picture about a point of its frame; negative factors mirror it. Its frame in layout
  /// stays.
  @inlinable
  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Maps the view's picture by a transform about the top left corner of its frame. A transform that is not
  /// finite changes nothing.
  @inlinable
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Maps the view's picture with perspective, about the top left corner of its frame. A map that is not
  /// finite changes nothing.
  @inlinable
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
