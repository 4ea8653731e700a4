import SwiftUICore
import TextViews
import ViewGraph

/// The menu of a list's selection, and what a double click on it does.
struct SelectionMenu {
  /// The value of a row; nil where it has no tag of the selection's type.
  let value: (ContainerValues) -> AnyHashable?
  /// The items for some values.
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }

  private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }
}

extension View {
  /// Gives the rows of the lists below a menu that is about their selection, and an action for it.
  ///
  /// Unlike a `contextMenu(menuItems:)` on rows, the menu is for all rows that are selected where it is opened on one of them;
  /// opened on another row it is for that row alone, and beside the rows for none. Rows are known by their tags of the selection's
  /// type, or the identities of their loop; a list of another type of values has no menu. Without items for a set of values, no
  /// menu opens.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection's values.
  ///   - menu: The items for a set of values.
  ///   - primaryAction: Runs after a double click on a row, and on a phone after a tap while the list is not being edited, with
  ///     the values that the menu would be about; nil for nothing.
  public nonisolated func contextMenu<I, M>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View where I: Hashable, M: View {
    var performs: ((Set<AnyHashable>) -> Void)?
    if let primaryAction { performs = { primaryAction(Set($0.compactMap { $0.base as? I })) } }
    let selectionMenu = SelectionMenu(
      value: { $0.tag(for: I.self).map { AnyHashable($0) } },
      items: { AnyView(menu(Set($0.compactMap { $0.base as? I }))) }, primaryAction: performs)
    return environment(\.selectionMenu, selectionMenu)
  }
}

/// A row with the menu of its list's selection.
struct SelectionMenuRow: ViewModifier {
  let menu: SelectionMenu
  let row: ContainerValues
  /// The values of the rows that are selected.
  let selected: () -> Set<AnyHashable>
  @Environment(\.platformProfile) private var profile
  @Environment(\.editMode) private var editMode
  @OwnObject private var state = ContextMenuState()

  func body(content: Content) -> some View {
    if let value = menu.value(row) {
      ContextMenuView(base: content, items: menu.items(values(value)), preview: EmptyView(), state: state)
        .simultaneousGesture(
          TapGesture(count: profile == .phone ? 1 : 2).onEnded {
            // The finger that has opened the menu does no more.
            if !state.isOpen { menu.primaryAction?(values(value)) }
          },
          isEnabled: menu.primaryAction != nil && editMode?.wrappedValue.isEditing != true)
    } else {
      content
    }
  }

  private func values(_ value: AnyHashable) -> Set<AnyHashable> {
    let selected = selected()
    return selected.contains(value) ? selected : [value]
  }
}
