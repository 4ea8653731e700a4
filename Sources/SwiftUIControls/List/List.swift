import Foundation
import SwiftUICore
import ViewGraph

/// Rows under each other that scroll, of which only those are made that can be seen.
///
/// Each view of the content is a row; sections keep their headers and footers. Takes the size that it is proposed. Rows are
/// as high as their content and the insets around it, and at least as high as the environment says
/// (`defaultMinListRowHeight`); the content is proposed the width that the insets leave, and stands at the leading edge in
/// the middle of the row's height. The look is that of the `listStyle(_:)`.
///
/// Where there is a selection, rows are selected by their tags: those that `tag(_:)` gives them, or the identities of the
/// loop that makes them. A click selects a row alone; with the command key it adds the row or takes it out, with the shift
/// key it selects all from the row clicked before. Up and down arrows move the selection, as do the page keys, home and
/// end; letters select the next row whose first text begins with them, of the thousand after the selected one. On a phone
/// several rows are selected while the environment's `editMode` is active, by the circles before them; links in a list that
/// is edited lead nowhere.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: ListSelection?

  nonisolated init(content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  public var body: some View { ListBody(content: content, selection: selection) }
}

extension EnvironmentValues {
  /// Whether presses of the rows of the list around select them.
  var picksListRows: Bool {
    get { self[PicksListRowsKey.self] }
    set { self[PicksListRowsKey.self] = newValue }
  }
}

private struct PicksListRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
