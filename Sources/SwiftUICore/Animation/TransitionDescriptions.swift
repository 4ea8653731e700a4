import ViewGraph

/// A type-erased transition, for transitions that are made of others.
nonisolated struct ErasedTransition: Transition, OwnAnimation {
  private let base: any ErasedBody
  /// Each transition in it is a fade by itself where it is to be.
  @MainActor static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  init(_ base: any ErasedBody) { self.base = base }

  func ownAnimation(to phase: TransitionPhase) -> Animation? { base.animation(to: phase) }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.view(AnyView(content), phase)
  }
}

/// A transition as the engine sees it, that can show any view and not only a picture.
protocol ErasedBody {
  func animation(to phase: TransitionPhase) -> Animation?
  @MainActor func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView
}

extension TypedTransition: ErasedBody {
  func view(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    AnyView(TransitionedView(transition, content, phase))
  }
}
