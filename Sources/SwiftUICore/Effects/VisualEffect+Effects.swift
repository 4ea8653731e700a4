extension VisualEffect {
  private func adding(_ modifier: some ElementModifier & Animatable) -> some VisualEffect {
    ModifiedVisualEffect(base: self, modifier: modifier)
  }

  private func adding(_ effect: some GeometryEffect) -> some VisualEffect {
    adding(GeometryEffectModifier(base: effect))
  }

  /// Shows the view shifted, in points toward the trailing edge and down; not finite counts as zero.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(_OffsetEffect(offset: offset)) }

  /// Shows the view shifted, in points toward the trailing edge and down; not finite counts as zero.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the view about a point of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view about a point of its frame.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view about a point of its frame; negative factors mirror it.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view about a point of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view about an axis in space, with perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the view with perspective, about the top left corner of its frame.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(_ProjectionEffect(transform: transform))
  }

  /// Transforms the view, about the top left corner of its frame.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(_TransformEffect(transform: transform))
  }

  /// Multiplies the view's opacity, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(_OpacityEffect(opacity: opacity)) }

  /// Blurs the view by a Gaussian with a standard deviation of `radius` points; `opaque` keeps its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds `amount` to every colour component: 0 changes nothing, 1 is white, -1 black. NaN counts as 0.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorAdjustment(kind: .brightness, amount: amount))
  }

  /// Spreads colour components about the middle: 0 is gray, 1 changes nothing, more is stronger. NaN counts
  /// as 1.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorAdjustment(kind: .contrast, amount: amount))
  }

  /// Changes the strength of colours: 0 gives grays, 1 changes nothing, more is stronger. NaN counts as 1.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorAdjustment(kind: .saturation, amount: amount))
  }

  /// Makes colours grayer: 0 changes nothing, 1 leaves no colour. NaN counts as 0.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorAdjustment(kind: .grayscale, amount: amount))
  }

  /// Rotates the hues of colours and about keeps their luminance. An angle that is not finite changes
  /// nothing.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorAdjustment(kind: .hueRotation, amount: angle.radians))
  }
}
