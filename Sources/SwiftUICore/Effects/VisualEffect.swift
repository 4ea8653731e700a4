import DisplayList

/// A change of how a view looks that leaves its layout as it is, made from the view's own geometry in
/// ``SwiftUICore/View/visualEffect(_:)``.
///
/// Effects begin with the ``EmptyVisualEffect`` that the closure is given and are added by methods; each acts on
/// what those before it have made. Programs make no types of their own that conform.
public protocol VisualEffect: Animatable, Sendable {}

/// A visual effect that changes nothing: what others are added to.
public struct EmptyVisualEffect: VisualEffect {
  /// An effect to which others are added.
  public init() {}
}

/// How an effect draws: all types that conform to `VisualEffect` do.
package protocol DrawnVisualEffect: VisualEffect {
  nonisolated func draw(_ content: Placed, _ node: UnaryNode) -> Placed
  nonisolated func contentTransform(_ node: UnaryNode) -> ContentTransform
}

extension EmptyVisualEffect: DrawnVisualEffect {
  package nonisolated func draw(_ content: Placed, _ node: UnaryNode) -> Placed { content }
  package nonisolated func contentTransform(_ node: UnaryNode) -> ContentTransform { .identity }
}

/// An effect with the effect of a modifier added.
nonisolated struct ModifiedVisualEffect<Base: VisualEffect, Modifier: ElementModifier>: DrawnVisualEffect,
  @unchecked Sendable
{
  var base: Base
  // A modifier of the package: a value of numbers.
  var modifier: Modifier

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    modifier.draw((base as? any DrawnVisualEffect)?.draw(content, node) ?? content, node)
  }

  func contentTransform(_ node: UnaryNode) -> ContentTransform {
    ((base as? any DrawnVisualEffect)?.contentTransform(node) ?? .identity)
      .followed(by: modifier.contentTransform(node))
  }

  var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Draws the content with an effect made from the content's geometry.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
  typealias Body = Never
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  static var affects: ModifierAspects { [.placement, .drawing] }

  func place(_ node: UnaryNode) {
    node.child.place(node.proposal)
    node.childOrigin = .zero
    node.followFrame { node in
      // The effect may depend on the frame; it is drawn again only if it differs.
      let effect = node.value(as: Self.self).pointee.present(node)
      if let kept = node.state as? KeptEffect, ValuePlan.areEqual(kept.effect, effect) { return }
      node.state = KeptEffect(effect)
      node.markNeedsDrawing()
      node.contentAppearsElsewhere()
    }
  }

  private final class KeptEffect {
    let effect: Effect
    init(_ effect: Effect) { self.effect = effect }
  }

  private func present(_ node: UnaryNode) -> Effect {
    node.observing { effect(EmptyVisualEffect(), GeometryProxy(node: node)) }
  }

  func draw(_ content: Placed, _ node: UnaryNode) -> Placed {
    let effect = present(node)
    node.state = KeptEffect(effect)
    return (effect as? any DrawnVisualEffect)?.draw(content, node) ?? content
  }

  func contentTransform(_ node: UnaryNode) -> ContentTransform {
    let kept = (node.state as? KeptEffect)?.effect ?? present(node)
    return (kept as? any DrawnVisualEffect)?.contentTransform(node) ?? .identity
  }
  static var movesContent: Bool { true }
}

extension View {
  /// Changes how the view looks by its own size and place, without a geometry reader around it: layout stays as
  /// it is. The closure runs anew when the view has moved or changed its size, and a change shows at once.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
