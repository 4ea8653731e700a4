import DisplayList

/// Moves, rotates or scales a view's picture and leaves its layout as it is. A map that is not finite changes
/// nothing.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of the view's picture, in its own coordinates in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated static func _makeModifierType() -> _ModifierType {
    GeometryEffectModifier<Self>.makeElementModifierType()
  }

  /// The effect on the picture alone: frames that are measured inside are those without it.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

extension GeometryEffect {
  /// The picture of content under the effect: in a slot once the effect has changed.
  nonisolated func drawn(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    // The slot has the map, which follows what the effect reads: see `NodeAnimation.nodePlaced`.
    if let slot = context.slot { return content.applying(.transform(.slot(slot)), id: context.id) }
    let transform = observedValue(context)
    return transform.isIdentity ? content : content.applying(.transform(.value(transform)), id: context.id)
  }

  /// The map for the node's size, or none where it is not finite; what it reads draws the content again.
  nonisolated func observedValue(_ context: DrawContext<UnaryNode>) -> ProjectionTransform {
    context.observing(addsUp: true) { soundValue(size: context.size) }
  }

  private nonisolated func soundValue(size: CGSize) -> ProjectionTransform {
    let value = effectValue(size: size)
    let sum =
      value.m11 + value.m12 + value.m13 + value.m21 + value.m22 + value.m23 + value.m31 + value.m32
      + value.m33
    return sum.isFinite ? value : ProjectionTransform()
  }
}

/// A geometry effect as the engine applies it: the effect's own memory.
nonisolated struct GeometryEffectModifier<Base: GeometryEffect>: SlottedValue {
  typealias Body = Never
  var base: Base

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { base.drawn(content, context) }
  func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue { .transform(base.observedValue(context)) }
  func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    ContentTransform(base.observedValue(context))
  }
  static var movesContent: Bool { true }
  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  static var affects: ModifierAspects { [.placement, .drawing] }
}

/// A geometry effect that frames measured inside do not show.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: SlottedValue {
  public typealias Body = Never
  public var base: Base

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    base.drawn(content, context)
  }
  package func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue {
    .transform(base.observedValue(context))
  }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  package static var affects: ModifierAspects { [.placement, .drawing] }
}
