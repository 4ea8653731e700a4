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
  nonisolated func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed
  nonisolated func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform
}

extension EmptyVisualEffect: DrawnVisualEffect {
  package nonisolated func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { content }
  package nonisolated func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    .identity
  }
}

/// An effect with the effect of a modifier added.
nonisolated struct ModifiedVisualEffect<Base: VisualEffect, Modifier: ElementModifier>: DrawnVisualEffect,
  @unchecked Sendable
{
  var base: Base
  // A modifier of the package: a value of numbers.
  var modifier: Modifier

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    modifier.draw((base as? any DrawnVisualEffect)?.draw(content, context) ?? content, context)
  }

  func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    ((base as? any DrawnVisualEffect)?.contentTransform(context) ?? .identity)
      .followed(by: modifier.contentTransform(context))
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

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.followFrame { follower in
      // The effect may depend on the frame; it is drawn again only if it differs.
      let effect = follower.observing {
        follower.modifier(as: Self.self).effect(EmptyVisualEffect(), follower.geometry)
      }
      let isSame =
        (follower.kept as? KeptEffect).map { kept in
          withUnsafePointer(to: kept.effect) { old in
            withUnsafePointer(to: effect) { ValuePlan.of(Effect.self).equal(old, $0) }
          }
        } ?? false
      guard !isSame else { return }
      follower.kept = KeptEffect(effect)
      follower.drawAgain()
      follower.contentAppearsElsewhere()
    }
  }

  private final class KeptEffect {
    let effect: Effect
    init(_ effect: Effect) { self.effect = effect }
  }

  private func present(_ context: DrawContext<UnaryNode>) -> Effect {
    context.observing { effect(EmptyVisualEffect(), context.geometry) }
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let effect = present(context)
    context.kept = KeptEffect(effect)
    return (effect as? any DrawnVisualEffect)?.draw(content, context) ?? content
  }

  func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    let kept = (context.kept as? KeptEffect)?.effect ?? present(context)
    return (kept as? any DrawnVisualEffect)?.contentTransform(context) ?? .identity
  }
  static var movesContent: Bool { true }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
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
