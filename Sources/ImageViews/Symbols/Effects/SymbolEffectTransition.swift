/// A symbol comes and goes by an effect. The picture of the view moves as a whole, whatever layers it has.
nonisolated public struct SymbolEffectTransition: Transition {
  /// Without motion of the symbol's place: with reduced motion it fades.
  @MainActor public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  private let effect: SymbolEffectConfiguration
  private let options: SymbolEffectOptions

  /// A transition by an effect.
  ///
  /// - Parameter options: Of these the pace counts.
  public init<T>(effect: T, options: SymbolEffectOptions) where T: SymbolEffect, T: TransitionSymbolEffect {
    self.effect = effect.configuration
    self.options = options
  }

  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale(phase)).opacity(phase.isIdentity ? 1 : 0)
      .transaction { if let animation = $0.animation { $0.animation = animation.speed(options.pace) } }
  }

  /// The size of the symbol where it does not show.
  private func scale(_ phase: TransitionPhase) -> Double {
    let isComing = phase == .willAppear
    switch effect.kind {
    // What becomes larger comes from less and goes to more.
    case .appear(.up), .disappear(.up): return isComing ? SymbolPose.small : SymbolPose.large
    case .appear(.down), .disappear(.down): return isComing ? SymbolPose.large : SymbolPose.small
    case .drawOn, .drawOff: return 1
    default: return SymbolPose.small
    }
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// Symbols come and go by the effect that suits them: larger as they come, smaller as they go.
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

  /// Symbols come and go by an effect.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension AnyTransition {
  /// Symbols come and go by the effect that suits them: larger as they come, smaller as they go.
  public static var symbolEffect: AnyTransition { symbolEffect(AutomaticSymbolEffect()) }

  /// Symbols come and go by an effect.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition where T: SymbolEffect, T: TransitionSymbolEffect {
    AnyTransition(SymbolEffectTransition(effect: effect, options: options))
  }
}
