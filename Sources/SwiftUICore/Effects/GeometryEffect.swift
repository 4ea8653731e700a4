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
  nonisolated func drawn(_ content: Placed, _ node: UnaryNode) -> Placed {
    let transform = observedValue(node)
    if let slot = node.slot {
      // The map may depend on the size.
      node.graph.setSlot(slot, .transform(transform))
      return content.applying(.transform(.slot(slot)), id: node.id)
    }
    return transform.isIdentity ? content : content.applying(.transform(.value(transform)), id: node.id)
  }

  /// The map for the node's size, or none where it is not finite; what it reads draws the content again.
  nonisolated func observedValue(_ node: UnaryNode) -> ProjectionTransform {
    node.observing(addsUp: true) { soundValue(size: node.size) }
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

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed { base.drawn(content, node) }
  func slotValue(_ node: UnaryNode) -> SlotValue { .transform(base.observedValue(node)) }
  func contentTransform(_ node: UnaryNode) -> ContentTransform { ContentTransform(base.observedValue(node)) }
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

  package func draw(_ content: Placed, _ node: UnaryNode) -> Placed { base.drawn(content, node) }
  package func slotValue(_ node: UnaryNode) -> SlotValue { .transform(base.observedValue(node)) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  package static var affects: ModifierAspects { .drawing }
}
