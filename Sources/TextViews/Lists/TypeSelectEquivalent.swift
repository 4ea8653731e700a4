import Foundation
import FoundationAdditions
import SwiftUICore
import ViewGraph

/// What is typed to select a row, for lists.
private struct TypeSelectEquivalent: ListRowDeclaration {
  let text: Text?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.typeSelectLabel = text } }
}

extension ListRowTraits {
  /// What `typeSelectEquivalent(_:)` has set, as the row's environment shows it; nil for the row's own text.
  package func typeSelectText(in environment: EnvironmentValues?) -> String? {
    guard let text = typeSelectLabel as? Text, let scope = environment?.scope else { return nil }
    return text.string(in: scope, at: Date())
  }
}

extension View {
  private nonisolated func typeSelecting(_ text: Text?) -> some View {
    listRow(TypeSelectEquivalent(text: text))
  }

  /// Sets the text that is typed to select a row of a list or of a table, in place of the first text that the row shows.
  ///
  /// The row is selected by the first letters of it while the list has the focus. Nil is for the row's own text, and an empty text
  /// for none: nothing that is typed selects the row. Of several the inmost holds.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { typeSelecting(text) }

  /// Sets the text that is typed to select a row of a list or of a table, as it is looked up in the program's string tables.
  ///
  /// The row is selected by the first letters of it while the list has the focus. An empty text is for none: nothing that is typed
  /// selects the row. Of several the inmost holds.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    typeSelecting(Text(stringKey))
  }

  /// Sets the text that is typed to select a row of a list or of a table, which a resource names.
  ///
  /// The row is selected by the first letters of it while the list has the focus. An empty text is for none: nothing that is typed
  /// selects the row. Of several the inmost holds.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View {
    typeSelecting(Text(resource))
  }

  /// Sets the text that is typed to select a row of a list or of a table, as it is.
  ///
  /// The row is selected by the first letters of it while the list has the focus. An empty text is for none: nothing that is typed
  /// selects the row. Of several the inmost holds.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S>(_ string: S) -> some View where S: StringProtocol {
    typeSelecting(Text(string))
  }
}
