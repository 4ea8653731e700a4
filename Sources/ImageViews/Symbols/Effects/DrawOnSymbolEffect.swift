/// A symbol is hidden while the effect is active, and is drawn when it ends, along its lines. Areas, which have no lines, fade. It keeps its room.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .drawOn(.byLayer))

  /// The effect on layers that begin shortly after one another.
  public var byLayer: DrawOnSymbolEffect { drawn(.byLayer, true) }
  /// The effect on one layer after the other: each begins when the one before has ended.
  public var individually: DrawOnSymbolEffect { drawn(.individually, true) }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: DrawOnSymbolEffect { drawn(.whole, false) }

  private func drawn(_ drawing: SymbolEffectConfiguration.Drawing, _ isByLayer: Bool) -> DrawOnSymbolEffect {
    with {
      $0.kind = .drawOn(drawing)
      $0.isByLayer = isByLayer
    }
  }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// The symbol is hidden while the effect is active, and is drawn when it ends, along its lines.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
