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
/// key it selects all from the row clicked before. Up and down arrows move the selection.
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

/// What a list's rows have in common.
struct ListFrame {
  let metrics: ListMetrics
  let selection: ListSelection?
  let isFocused: Bool
  let pick: @MainActor (ListCursor) -> Void
}

/// The rows of a list or of a table, which scroll.
struct ListBody<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  /// Those of a table, which is the element itself with its header; nil for those of the list's style.
  let table: ListMetrics?
  /// The row that was clicked or moved to last, and the one from which the shift key selects.
  @State private var cursor: ListCursor?
  @State private var anchor: ListCursor?
  @FocusState private var isFocused: Bool
  @Environment(\.listLook) private var look
  @Environment(\.platformProfile) private var profile
  @Environment(\.modifierKeys) private var keys
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

  init(content: Content, selection: ListSelection?, table: ListMetrics? = nil) {
    self.content = content
    self.selection = selection
    self.table = table
  }

  var body: some View {
    let metrics = table ?? ListMetrics(look, profile)
    // The rows as they are now, for keys.
    let rows = ListRowsInUse()
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: 0, pinnedViews: metrics.pinsHeaders ? .sectionHeaders : []
        ) {
          Group(sections: content) { sections in
            let _ = rows.walk = ListWalk(sections: sections)
            let frame = frame(metrics, rows)
            ForEach(Array(sections.enumerated()), id: \.element.id) { number, section in
              ListSection(
                section: section, number: number, before: number > 0 ? sections[number - 1] : nil,
                isLast: number == sections.count - 1, frame: frame)
            }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if let color = metrics.background { Rectangle().fill(color).ignoresSafeArea() } }
      .overlay {
        if metrics.kind == .bordered { Rectangle().strokeBorder(ListColor.border, lineWidth: 1) }
      }
      .environment(\.isInList, true)
      .environment(\.isFocusEffectEnabled, isFocusEffectEnabled)
      .focusable(selection != nil)
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard let walk = rows.walk, let target = target(of: press, walk) else { return .ignored }
        select(target, walk, isExtending: press.modifiers.contains(.shift), isAdding: false)
        proxy.scrollTo(target.id)
        return .handled
      }
      // The selected rows say that the list has the focus: it has no ring around it.
      .environment(\.isFocusEffectEnabled, false)
      .semantics(table == nil ? .list : .none, children: nil)
    }
  }

  private func frame(_ metrics: ListMetrics, _ rows: ListRowsInUse) -> ListFrame {
    ListFrame(metrics: metrics, selection: selection, isFocused: isFocused) { row in
      guard let walk = rows.walk else { return }
      isFocused = true
      select(
        row, walk, isExtending: keys.down.contains(.shift), isAdding: keys.down.contains(.command))
    }
  }

  /// The row that a key moves to; nil where the key moves nothing.
  private func target(of press: KeyPress, _ walk: ListWalk) -> ListCursor? {
    guard selection != nil else { return nil }
    let current = cursor.flatMap(walk.found)
    switch press.key {
    case .downArrow: return current.flatMap { walk.next($0, 1) } ?? (current == nil ? walk.end(false) : nil)
    case .upArrow: return current.flatMap { walk.next($0, -1) } ?? (current == nil ? walk.end(true) : nil)
    case .pageDown: return current.flatMap { walk.next($0, Self.page) } ?? walk.end(true)
    case .pageUp: return current.flatMap { walk.next($0, -Self.page) } ?? walk.end(false)
    case .home: return walk.end(false)
    case .end: return walk.end(true)
    default: return nil
    }
  }
  private static var page: Int { 10 }

  /// A click on a row, or a key that moves to it.
  private func select(_ row: ListCursor, _ walk: ListWalk, isExtending: Bool, isAdding: Bool) {
    guard let selection, let view = walk.row(row) else { return }
    let values = view.containerValues
    cursor = row
    if isAdding, selection.kind != .required {
      selection.change([values], !selection.contains(values))
    } else if isExtending, selection.kind == .multiple, let start = anchor.flatMap(walk.found) {
      return selection.replace(walk.rows(from: start, to: row).map(\.containerValues))
    } else {
      selection.replace([values])
    }
    anchor = row
  }
}

/// The rows that a list shows, for actions that come later.
private final class ListRowsInUse {
  var walk: ListWalk?
}

private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
