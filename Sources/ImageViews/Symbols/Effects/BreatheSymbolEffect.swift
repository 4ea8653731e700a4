/// A symbol becomes larger and smaller again, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe(fades: false))

  /// The effect with nothing but the size.
  public var plain: BreatheSymbolEffect { with { $0.kind = .breathe(fades: false) } }
  /// The effect in which the symbol is fainter the smaller it is.
  public var pulse: BreatheSymbolEffect { with { $0.kind = .breathe(fades: true) } }
  /// The effect on one layer after the other.
  public var byLayer: BreatheSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: BreatheSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// The symbol becomes larger and smaller again, slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
