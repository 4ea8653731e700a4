import FoundationAdditions
import SwiftUICore
import ViewGraph

/// The text at the end of a row, for lists.
private struct Badge: ListRowDeclaration {
  let label: Text?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.badgeLabel = label } }
}

extension ListRowTraits {
  /// The text that `badge(_:)` has set, with the program's own styles; nil for none.
  package var badge: Text? { badgeLabel as? Text }
}

extension EnvironmentValues {
  /// The text at the end of an item, for menus; nil for none.
  package var itemBadge: Text? {
    get { self[ItemBadgeKey.self] }
    set { self[ItemBadgeKey.self] = newValue }
  }

  private struct ItemBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }
}

/// The badge inside a label, for links that are rows: nil where nothing is said, and nil inside where it shows nothing.
package struct LabelBadgeKey: PreferenceKey {
  package static var defaultValue: Text?? { nil }
  package static func reduce(value: inout Text??, nextValue: () -> Text??) { value = value ?? nextValue() }
}

extension View {
  private nonisolated func badged(_ label: Text?) -> some View {
    listRow(Badge(label: label)).environment(\.itemBadge, label)
      .transformPreference(LabelBadgeKey.self) { $0 = $0 ?? .some(label) }
  }

  /// Shows a number beside a view, where it is a row of a list or an item of a menu: at its trailing end.
  ///
  /// The number is written as the locale has it. 0 shows nothing. The inmost badge of a view holds, also where it shows
  /// nothing. Views elsewhere show none.
  public nonisolated func badge(_ count: Int) -> some View {
    badged(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text beside a view, where it is a row of a list or an item of a menu: at its trailing end, with the styles of
  /// the text.
  ///
  /// Nil shows nothing. The inmost badge of a view holds, also where it shows nothing. Views elsewhere show none.
  public nonisolated func badge(_ label: Text?) -> some View { badged(label) }

  /// Shows a text beside a view, where it is a row of a list or an item of a menu: at its trailing end, as it is looked up
  /// in the program's string tables.
  ///
  /// Nil shows nothing. The inmost badge of a view holds, also where it shows nothing. Views elsewhere show none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badged(key.map { Text($0) })
  }

  /// Shows a string beside a view, where it is a row of a list or an item of a menu: at its trailing end, as it is.
  ///
  /// Nil shows nothing. The inmost badge of a view holds, also where it shows nothing. Views elsewhere show none.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    badged(label.map { Text($0) })
  }
}
