import Geometry
import ViewGraph

/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
  let description: any TransitionDescription & ErasedBody

  /// Erases the type of a transition, so that transitions of different types can be chosen from.
  public init<T: Transition>(_ transition: T) { description = TypedTransition(transition) }
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
    AnyTransition(
      AsymmetricTransition(
        insertion: ErasedTransition(insertion.description), removal: ErasedTransition(removal.description)))
  }

  /// This transition and another at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      CombinedTransition(first: ErasedTransition(description), second: ErasedTransition(other.description)))
  }

  /// The transition with an animation of its own in place of the change's.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: ErasedTransition(description), animation: animation))
  }
}
