/// The effect that suits the place: symbols appear and disappear in a transition, and replace one another as contents.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  /// All that the effect is set up with.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .automatic) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
