import SwiftUICore

/// A symbol is shaken: it turns to and fro, or moves.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(
    kind: .wiggle(.rotation(isClockwise: true)))

  /// The effect with turns, clockwise first.
  public var clockwise: WiggleSymbolEffect { shaken(.rotation(isClockwise: true)) }
  /// The effect with turns, against the clock first.
  public var counterClockwise: WiggleSymbolEffect { shaken(.rotation(isClockwise: false)) }
  /// The effect to the left first.
  public var left: WiggleSymbolEffect { shaken(.shift(angle: .pi)) }
  /// The effect to the right first.
  public var right: WiggleSymbolEffect { shaken(.shift(angle: 0)) }
  /// The effect upward first.
  public var up: WiggleSymbolEffect { shaken(.shift(angle: -.pi / 2)) }
  /// The effect downward first.
  public var down: WiggleSymbolEffect { shaken(.shift(angle: .pi / 2)) }
  /// The effect with the direction of reading first.
  public var forward: WiggleSymbolEffect { shaken(.reading(isForward: true)) }
  /// The effect against the direction of reading first.
  public var backward: WiggleSymbolEffect { shaken(.reading(isForward: false)) }
  /// The effect on one layer after the other.
  public var byLayer: WiggleSymbolEffect { with { $0.isByLayer = true } }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { with { $0.isByLayer = false } }

  /// The effect along an angle, in degrees clockwise from the right. One that is not finite counts as 0.
  public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

  /// The effect along an angle, clockwise from the right. One that is not finite counts as 0.
  public func custom(angle: Angle) -> WiggleSymbolEffect {
    shaken(.shift(angle: angle.radians.isFinite ? angle.radians : 0))
  }

  private func shaken(_ way: SymbolEffectConfiguration.Wiggle) -> WiggleSymbolEffect {
    with { $0.kind = .wiggle(way) }
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// The symbol turns to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
