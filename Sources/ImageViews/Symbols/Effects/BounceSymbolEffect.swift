/// A symbol becomes larger, or smaller, and swings back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce(.up))

  /// The effect with the symbol becoming larger first.
  public var up: BounceSymbolEffect { with { $0.kind = .bounce(.up) } }
  /// The effect with the symbol becoming smaller first.
  public var down: BounceSymbolEffect { with { $0.kind = .bounce(.down) } }
  /// The effect on one layer after the other.
  public var byLayer: BounceSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: BounceSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// The symbol becomes larger and swings back, one layer after the other.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
