/// A symbol is taken away along its lines while the effect is active. Areas, which have no lines, fade. It keeps its room.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .drawOff(.byLayer))

  /// The effect on layers that begin shortly after one another.
  public var byLayer: DrawOffSymbolEffect { drawn(.byLayer, true) }
  /// The effect on one layer after the other: each begins when the one before has ended.
  public var individually: DrawOffSymbolEffect { drawn(.individually, true) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: DrawOffSymbolEffect { drawn(.whole, false) }
  /// The effect from the beginnings of the lines on.
  public var reversed: DrawOffSymbolEffect { with { $0.kind = .drawOff(.reversed) } }
  /// The effect from the ends of the lines on.
  public var nonReversed: DrawOffSymbolEffect { with { $0.kind = .drawOff(.byLayer) } }

  private func drawn(_ drawing: SymbolEffectConfiguration.Drawing, _ isByLayer: Bool) -> DrawOffSymbolEffect {
    with {
      $0.kind = .drawOff(drawing)
      $0.isByLayer = isByLayer
    }
  }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// The symbol is taken away along its lines while the effect is active.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
