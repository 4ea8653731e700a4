import Geometry
import ViewGraph

/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
  let description: any TransitionDescription & ErasedBody
  /// The transitions that this one is made of, itself included.
  private var parts = 1

  /// Erases the type of a transition, so that transitions of different types can be chosen from.
  public init<T: Transition>(_ transition: T) { description = TypedTransition(transition) }

  private init<T: Transition>(_ transition: T, of parts: AnyTransition...) {
    self.init(transition)
    self.parts += parts.reduce(0) { $0 + $1.parts }
  }

  /// The transition made of this one and others; this one where they are too many.
  private func within(_ outer: AnyTransition) -> AnyTransition {
    if outer.parts <= Limits.animationParts { return outer }
    if parts > Limits.animationParts { return self }
    var cut = AnyTransition(CutTransition(base: ErasedTransition(description)))
    cut.parts = Limits.animationParts + 1
    return cut
  }
}

extension AnyTransition {
  /// Appears and disappears at once, when the animation begins.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Grows from nothing and shrinks to nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// Grows from `scale` times its size, about a point, and shrinks to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Comes from a distance, in points, and goes back there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Comes from a distance, in points, and goes back there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// Comes over an edge of the view's own place, by its own length, and goes back over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Comes over an edge of the view's own place, fading in, and goes over the opposite one, fading out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Applies `active` before insertion and after removal, and `identity` in between; what differs between the
  /// two has to be animatable.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition for insertion, another for removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion.within(
      AnyTransition(
        AsymmetricTransition(
          insertion: ErasedTransition(insertion.description), removal: ErasedTransition(removal.description)),
        of: insertion, removal))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    within(
      AnyTransition(
        CombinedTransition(first: ErasedTransition(description), second: ErasedTransition(other.description)),
        of: self, other))
  }

  /// The transition with an animation of its own in place of the change's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    within(
      AnyTransition(AnimatedTransition(base: ErasedTransition(description), animation: animation), of: self))
  }
}

/// A transition that others were to be added to, of which it has as many as it may.
nonisolated private struct CutTransition: Transition {
  let base: ErasedTransition
  @MainActor static var properties: TransitionProperties { ErasedTransition.properties }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    Reporter.report(
      .tooManyParts, "a transition has \(Limits.animationParts) in it; further ones have no effect")
    return base.apply(content: content, phase: phase)
  }
}
