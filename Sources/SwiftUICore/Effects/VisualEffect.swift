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
nonisolated struct ModifiedVisualEffect<Base: VisualEffect, Modifier: ElementModifier & Animatable>:
  DrawnVisualEffect, @unchecked Sendable
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

  var animatableData: AnimatablePair<Base.AnimatableData, Modifier.AnimatableData> {
    get { AnimatablePair(base.animatableData, modifier.animatableData) }
    set {
      base.animatableData = newValue.first
      modifier.animatableData = newValue.second
    }
  }
}

/// Draws the content with an effect made from the content's geometry. Where a change of the effect is animated, its numbers
/// go to the new ones.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
  typealias Body = Never
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  /// With which a changed effect is gone to; nil for that of the change.
  var animation: Animation?

  static var affects: ModifierAspects { [.placement, .drawing, .ownMotion] }

  func place(_ context: PlaceContext) {
    context.placeChild()
    context.followFrame { follower in
      // The effect may depend on the frame; it is drawn again only if it differs.
      let effect = follower.observing {
        follower.modifier(as: Self.self).effect(EmptyVisualEffect(), follower.geometry)
      }
      guard let kept = follower.kept as? KeptEffect else {
        follower.kept = KeptEffect(effect)
        return follower.effectHasChanged()
      }
      guard !ValuePlan.areEqual(kept.effect, effect) else { return }
      kept.go(to: effect, follower, follower.modifier(as: Self.self).animation)
      follower.effectHasChanged()
    }
  }

  /// The effect that the closure has made last, at the node.
  private final class KeptEffect {
    private(set) var effect: Effect
    /// Its numbers, while they are on their way.
    private var movement: MovingValue<Effect>?

    init(_ effect: Effect) { self.effect = effect }

    /// What shows now.
    var shown: Effect {
      guard let movement else { return effect }
      var shown = effect
      shown.animatableData = movement.value.animatableData
      return shown
    }

    func go(to end: Effect, _ follower: FrameFollower, _ own: Animation?) {
      let changes = own.map { Transaction(animation: $0) } ?? follower.transaction
      guard let transaction = changes, transaction.animation != nil else { return jump(to: end) }
      let movement =
        movement
        ?? MovingValue(effect, follower.clock) { [weak self, weak follower] in
          if self?.movement?.isMoving == false { self?.movement = nil }
          if let follower, follower.isInTree { follower.drawAgain() }
        }
      self.movement = movement
      movement.go(to: end, transaction)
      effect = end
    }

    func jump(to end: Effect) {
      movement?.stop()
      movement = nil
      effect = end
    }

    deinit { movement?.stop() }
  }

  private func present(_ context: DrawContext<UnaryNode>) -> Effect {
    context.observing { effect(EmptyVisualEffect(), context.geometry) }
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let effect = present(context)
    let kept = context.kept as? KeptEffect ?? KeptEffect(effect)
    context.kept = kept
    // One that leaves the tree is told of no frames.
    if !ValuePlan.areEqual(kept.effect, effect) { kept.jump(to: effect) }
    return (kept.shown as? any DrawnVisualEffect)?.draw(content, context) ?? content
  }

  func contentTransform(_ context: DrawContext<UnaryNode>) -> ContentTransform {
    let kept = (context.kept as? KeptEffect)?.effect ?? present(context)
    return (kept as? any DrawnVisualEffect)?.contentTransform(context) ?? .identity
  }
  static var movesContent: Bool { true }
}

extension FrameFollower {
  fileprivate func effectHasChanged() {
    drawAgain()
    contentAppearsElsewhere()
  }
}

extension View {
  /// Changes how the view looks by its own size and place, without a geometry reader around it: layout stays as
  /// it is. The closure runs anew when the view has moved or changed its size. Where that, or another change of the effect, is
  /// animated, the effect's numbers go to the new ones; frames and hit testing tell the end.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
