/// The layers of a symbol light up one after the other: those that a value can show (bars, waves), or else all. A symbol of
/// one layer stays as it is.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  /// All that the effect is set up with.
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor(.init()))

  /// The effect with one layer lit at a time.
  public var iterative: VariableColorSymbolEffect { changed { $0.isCumulative = false } }
  /// The effect with layers that stay lit until all are.
  public var cumulative: VariableColorSymbolEffect { changed { $0.isCumulative = true } }
  /// The effect back and forth.
  public var reversing: VariableColorSymbolEffect { changed { $0.reverses = true } }
  /// The effect in one direction.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.reverses = false } }
  /// The effect in which layers that are not lit do not show.
  public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = true } }
  /// The effect in which layers that are not lit are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hidesInactive = false } }

  private func changed(
    _ change: (inout SymbolEffectConfiguration.VariableColor) -> Void
  ) -> VariableColorSymbolEffect {
    guard case .variableColor(var color) = configuration.kind else { return self }
    change(&color)
    return with { $0.kind = .variableColor(color) }
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The symbol's layers light up one at a time.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
