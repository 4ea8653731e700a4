/// A symbol is hidden while the effect is active. It keeps its room.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .disappear(nil))

  /// The effect in which the symbol becomes larger as it goes.
  public var up: DisappearSymbolEffect { with { $0.kind = .disappear(.up) } }
  /// The effect in which the symbol becomes smaller as it goes.
  public var down: DisappearSymbolEffect { with { $0.kind = .disappear(.down) } }
  /// The effect on one layer after the other.
  public var byLayer: DisappearSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: DisappearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// The symbol is hidden while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
