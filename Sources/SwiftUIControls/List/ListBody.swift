import Foundation
import SwiftUICore
import ViewGraph

/// What a list's rows have in common.
struct ListFrame {
  let metrics: ListMetrics
  let selection: ListSelection?
  let isFocused: Bool
  let menu: SelectionMenu?
  let swipes: OpenSwipe
  let moves: RowMoves
  let pick: @MainActor (ListCursor) -> Void
}

/// The rows of a list, of a grouped form or of a table, as one look arranges them.
struct ListBody<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  /// The look; nil for that of the environment.
  let look: _ListLook?
  /// Those of a table, which is the element itself with its header; nil for those of the look.
  let table: ListMetrics?
  /// The row that was clicked or moved to last, and the one from which the shift key selects.
  @State private var cursor: ListCursor?
  @State private var anchor: ListCursor?
  @State private var swipes = OpenSwipe()
  @State private var moves = RowMoves()
  @FocusState private var isFocused: Bool
  @Environment(\.listLook) private var listLook
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.platformProfile) private var profile
  @Environment(\.modifierKeys) private var keys
  @Environment(\.selectionMenu) private var menu
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled

  init(
    content: Content, selection: ListSelection?, look: _ListLook? = nil, table: ListMetrics? = nil
  ) {
    self.content = content
    self.selection = selection
    self.look = look
    self.table = table
  }

  var body: some View {
    let metrics = table ?? ListMetrics(look ?? listLook, profile)
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
        .coordinateSpace(.named(RowMoves.Space()))
      }
      .modifier(SwipeClosing(swipes: swipes))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        // Beside the rows the menu is about none of them.
        if let menu { Color.clear.contentShape(Rectangle()).contextMenu { menu.items([]) } }
      }
      .background {
        if let color = metrics.background, contentBackground != .hidden {
          Rectangle().fill(color).ignoresSafeArea()
        }
      }
      .overlay {
        if metrics.kind == .bordered { Rectangle().strokeBorder(ListColor.border, lineWidth: 1) }
      }
      .environment(\.isInList, true)
      .environment(\.tintsListIcons, metrics.isPhone || metrics.kind == .sidebar)
      .environment(\.formPlacement, FormPlacement(kind: metrics.isForm ? .grouped : .outside))
      .environment(\.isFocusEffectEnabled, isFocusEffectEnabled)
      .focusable(selection != nil)
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard let walk = rows.walk, let target = target(of: press, walk) else { return .ignored }
        select(target, walk, isExtending: press.modifiers.contains(.shift), isAdding: false)
        proxy.scrollTo(target.id)
        return .handled
      }
      .transformPreference(ListRowTargetsKey.self) { $0 = [] }
      // The selected rows say that the list has the focus: it has no ring around it.
      .environment(\.isFocusEffectEnabled, false)
      .semantics(table == nil ? .list : .none, children: nil)
    }
  }

  private func frame(_ metrics: ListMetrics, _ rows: ListRowsInUse) -> ListFrame {
    ListFrame(
      metrics: metrics, selection: selection, isFocused: isFocused, menu: menu, swipes: swipes, moves: moves
    ) {
      row in
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
