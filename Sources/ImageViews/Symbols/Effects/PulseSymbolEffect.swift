/// A symbol fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

  /// The effect on one layer after the other.
  public var byLayer: PulseSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// The symbol fades and comes back, one layer after the other.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
