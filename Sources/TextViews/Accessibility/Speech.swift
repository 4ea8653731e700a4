import Foundation
import ViewGraph

extension Text {
  private func spoken(_ change: (inout SemanticsSpeech) -> Void) -> Text {
    var speech = SemanticsSpeech()
    change(&speech)
    return modified(.speech(speech))
  }

  /// Reads out punctuation marks and other signs by their names, or not. Of several in a text the inmost holds.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    spoken { $0.includesPunctuation = value }
  }

  /// Reads out the characters one by one, as those of a code, or not. Of several in a text the inmost holds.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    spoken { $0.spellsOut = value }
  }

  /// Reads the text out higher, up to 1, or lower, down to -1; values beyond are held within, NaN is 0. Of several in
  /// a text the inmost holds.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text {
    spoken { $0.pitch = value.isNaN ? 0 : min(max(value, -1), 1) }
  }

  /// Reads out what changes after what is being said, instead of interrupting it, or not. Of several in a text the
  /// inmost holds.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    spoken { $0.isQueued = value }
  }
}

extension View {
  private nonisolated func spoken(_ change: (inout SemanticsSpeech) -> Void) -> some View {
    var speech = SemanticsSpeech()
    change(&speech)
    return accessibility(.speech(speech))
  }

  /// Reads out punctuation marks and other signs by their names, or not. What a text or a view further in says holds.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    spoken { $0.includesPunctuation = value }
  }

  /// Reads out the characters of the texts inside one by one, as those of a code, or not. What a text or a view
  /// further in says holds.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    spoken { $0.spellsOut = value }
  }

  /// Reads the texts inside out higher, up to 1, or lower, down to -1; values beyond are held within, NaN is 0. What a
  /// text or a view further in says holds.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    spoken { $0.pitch = value.isNaN ? 0 : min(max(value, -1), 1) }
  }

  /// Reads out what changes after what is being said, instead of interrupting it, or not. What a text or a view
  /// further in says holds.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    spoken { $0.isQueued = value }
  }
}
