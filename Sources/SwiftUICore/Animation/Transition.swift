import DisplayList
import Foundation
import Geometry
import ViewGraph

/// How a view comes into the tree and goes out of it in an animated change.
///
/// A transition changes `content` while the view is not in place, and leaves it as it is in the phase
/// `.identity`. What differs between the phases has to be animatable to be seen moving. Outside an animated
/// change a view comes and goes at once.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in every phase. It is inferred from `body(content:phase:)`.
  associatedtype Body: View
  /// The view that appears or disappears, as `body(content:phase:)` receives it.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

  /// What the transition asks of the engine.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition with motion, for transitions that declare nothing.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(AnyView(content)), phase: phase)
  }

  /// This transition and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// The transition with an animation of its own in place of the change's.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// What a transition declares of itself.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view. Where motion is reduced such a transition is a fade.
  public var hasMotion: Bool
  /// Properties of a transition, returned by its `properties`.
  ///
  /// - Parameter hasMotion: Whether the transition moves the view.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that appears or disappears, in the body of a transition.
nonisolated public struct PlaceholderContentView<Value>: View {
  private let content: AnyView
  package init(_ content: AnyView) { self.content = content }
  @MainActor public var body: some View { content }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition, OwnAnimation {
  let first: First
  let second: Second
  @MainActor static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
  func ownAnimation(to phase: TransitionPhase) -> Animation? {
    (first as? any OwnAnimation)?.ownAnimation(to: phase)
      ?? (second as? any OwnAnimation)?.ownAnimation(to: phase)
  }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

nonisolated struct AnimatedTransition<Base: Transition>: Transition, OwnAnimation {
  let base: Base
  let animation: Animation?
  @MainActor static var properties: TransitionProperties { Base.properties }
  nonisolated func ownAnimation(to phase: TransitionPhase) -> Animation? { animation }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    // Within others it goes its own way, and what it is around goes theirs.
    base.apply(content: content.modifier(OutsideTransactionModifier()), phase: phase)
      .modifier(
        OwnTransactionModifier { if let animation, $0.animation != nil { $0.animation = animation } })
  }
}

/// A transition with an animation of its own.
protocol OwnAnimation {
  /// Where a view comes to its place, or goes.
  nonisolated func ownAnimation(to phase: TransitionPhase) -> Animation?
}

/// A view as a transition shows it. Where motion is reduced, a transition that moves views is a fade.
nonisolated struct TransitionedView<T: Transition, Content: View>: View {
  let transition: T
  let content: Content
  let phase: TransitionPhase
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(_ transition: T, _ content: Content, _ phase: TransitionPhase) {
    self.transition = transition
    self.content = content
    self.phase = phase
  }

  @MainActor var body: some View {
    if reducesMotion, T.properties.hasMotion {
      content.opacity(phase.isIdentity ? 1 : 0)
    } else {
      transition.apply(content: content, phase: phase)
    }
  }
}

/// A transition as the engine sees it.
final class TypedTransition<T: Transition>: TransitionDescription, @unchecked Sendable {
  let transition: T
  init(_ transition: T) {
    self.transition = transition
  }

  func animation(to phase: TransitionPhase) -> Animation? {
    (transition as? any OwnAnimation)?.ownAnimation(to: phase)
  }

  func makeRoot(_ source: PictureSource, _ phase: TransitionPhase, _ graph: Graph) -> RootNode {
    RootNode(view(source, phase), graph: graph)
  }

  func move(_ root: RootNode, _ source: PictureSource, to phase: TransitionPhase) {
    root.setView(view(source, phase))
  }

  private func view(
    _ source: PictureSource, _ phase: TransitionPhase
  ) -> TransitionedView<T, PictureView> {
    TransitionedView(transition, PictureView(source: source), phase)
  }
}

/// Sets the transition of a view's elements.
nonisolated struct TransitionModifier: TraitModifying {
  typealias Body = Never
  let transition: AnyTransition
  static var traitKey: ObjectIdentifier { TransitionTrait.key }
  /// Looked up when the view comes or goes.
  static var traitUses: TraitUses { [] }
  var traitValue: Any { transition.description }
}

extension View {
  /// Sets how this view appears and disappears when it is inserted or removed in an animated change.
  ///
  /// Without it a view fades. The transition counts for the view that is inserted or removed itself: inside a
  /// stack that goes as a whole, the stack's own holds. A view that goes follows its
  /// model until the transition has run, and keeps its state where it comes back meanwhile.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how this view appears and disappears when it is inserted or removed in an animated change.
  @MainActor @preconcurrency
  public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
