/// A symbol is larger, or smaller, while the effect is active. It takes no more room for it.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale(.up))

  /// The effect with a larger symbol.
  public var up: ScaleSymbolEffect { with { $0.kind = .scale(.up) } }
  /// The effect with a smaller symbol.
  public var down: ScaleSymbolEffect { with { $0.kind = .scale(.down) } }
  /// The effect on one layer after the other.
  public var byLayer: ScaleSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: ScaleSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// The symbol is larger while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
