/// One symbol takes the place of another, for ``ContentTransition/symbolEffect(_:options:)``.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// All that the effect is set up with.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(kind: .replace(replacement))
  }
  fileprivate(set) var replacement = SymbolReplacement()

  /// The effect in which the old symbol becomes smaller as it goes and the new one larger as it comes.
  public var downUp: ReplaceSymbolEffect { changed { $0.leaving = .down } }
  /// The effect in which both symbols become larger.
  public var upUp: ReplaceSymbolEffect { changed { $0.leaving = .up } }
  /// The effect in which the old symbol is gone at once and the new one becomes larger as it comes.
  public var offUp: ReplaceSymbolEffect { changed { $0.leaving = .off } }
  /// The effect on one layer after the other.
  public var byLayer: ReplaceSymbolEffect { changed { $0.byLayer = true } }
  /// The effect on the symbols as wholes.
  public var wholeSymbol: ReplaceSymbolEffect { changed { $0.byLayer = false } }

  /// The effect in which the old symbol becomes smaller as it goes and the new one larger as it comes.
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect().downUp }
  /// The effect in which both symbols become larger.
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect().upUp }
  /// The effect in which the old symbol is gone at once and the new one becomes larger as it comes.
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect().offUp }

  /// The effect in which layers that both symbols have stay, and the others are replaced.
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

  private func changed(_ change: (inout SymbolReplacement) -> Void) -> ReplaceSymbolEffect {
    var copy = self
    change(&copy.replacement)
    return copy
  }

  /// One symbol takes the place of another, of which layers that both have stay.
  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// How what differs is replaced.
    let fallback: ReplaceSymbolEffect

    /// All that the effect is set up with.
    public var configuration: SymbolEffectConfiguration {
      var replacement = fallback.replacement
      replacement.keepsCommon = true
      return SymbolEffectConfiguration(kind: .replace(replacement))
    }
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another: the old one becomes smaller, the new one larger.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect.MagicReplace {
  /// One symbol takes the place of another, of which layers that both have stay.
  public static func replace(_ magic: ReplaceSymbolEffect.MagicReplace) -> ReplaceSymbolEffect.MagicReplace {
    magic
  }
}
