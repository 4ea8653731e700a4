extension ContentTransition {
  /// One symbol takes the place of another by the effect that suits them: layers that both have stay. The effect runs by
  /// itself, whether or not the change is animated. Texts interpolate.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// One symbol takes the place of another by an effect, which runs by itself, whether or not the change is animated.
  /// Texts interpolate.
  ///
  /// - Parameter options: Of these the pace counts.
  public static func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect {
    var replacement = SymbolReplacement()
    if case .replace(let own) = effect.configuration.kind {
      replacement = own
    } else {
      replacement.keepsCommon = true
    }
    replacement.speed = options.pace
    return ContentTransition(kind: .symbolEffect(replacement))
  }
}
