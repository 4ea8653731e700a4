/// A symbol turns once around its centre, or on and on.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate(isClockwise: true))

  /// The effect clockwise.
  public var clockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: true) } }
  /// The effect against the clock.
  public var counterClockwise: RotateSymbolEffect { with { $0.kind = .rotate(isClockwise: false) } }
  /// The effect on one layer after the other.
  public var byLayer: RotateSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: RotateSymbolEffect { with { $0.isByLayer = false } }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// The symbol turns clockwise.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
