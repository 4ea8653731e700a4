/// A symbol shows while the effect is active, and is hidden otherwise. It keeps its room.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .appear(nil))

  /// The effect in which the symbol becomes larger as it comes.
  public var up: AppearSymbolEffect { with { $0.kind = .appear(.up) } }
  /// The effect in which the symbol becomes smaller as it comes.
  public var down: AppearSymbolEffect { with { $0.kind = .appear(.down) } }
  /// The effect on one layer after the other.
  public var byLayer: AppearSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: AppearSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// The symbol shows while the effect is active, and is hidden otherwise.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
