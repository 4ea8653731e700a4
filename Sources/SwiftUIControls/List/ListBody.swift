import Foundation
import SwiftUICore
import ViewGraph

/// What a list's rows have in common.
struct ListFrame {
  let metrics: ListMetrics
  let selection: ListSelection?
  let picks: Picks
  let isFocused: Bool
  /// Whether the environment's `editMode` is active.
  let isEdited: Bool
  let minimumRowHeight: CGFloat
  let alternatesRows: Bool
  let menu: SelectionMenu?
  let swipes: OpenSwipe
  let moves: RowMoves
  let collapsed: CollapsedSections
  /// A row has been pressed, or activated by assistive technology.
  let pick: @MainActor (_ row: ListCursor, _ isPress: Bool) -> Void
  /// The mouse has come over a row while it is pressed, and was pressed there or over another one.
  let sweep: @MainActor (_ row: ListCursor, _ isStart: Bool) -> Void
  /// The rows that are selected, in their order.
  let selectedRows: @MainActor () -> [Subview]

  /// Whether the selection can have a row.
  func takes(_ row: Subview) -> Bool { selection?.takes(row) ?? false }

  /// Whether a row has a circle, and all presses of it go there.
  func hasCircle(_ row: Subview) -> Bool { picks == .circles && takes(row) }

  /// What presses of rows do to the selection.
  enum Picks {
    case nothing
    case rows
    /// Rows that can be selected have circles before them that show whether they are, and nothing else in them takes presses.
    case circles
  }
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
  @State private var keptBySweep: ((ContainerValues) -> Bool)?
  @OwnObject private var typing = ListTyping()
  @OwnObject private var swipes = OpenSwipe()
  @OwnObject private var moves = RowMoves()
  @OwnObject private var collapsed = CollapsedSections()
  @OwnObject private var splitList = SplitList()
  @FocusState private var isFocused: Bool
  @Environment(\.listLook) private var listLook
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.contentMargins) private var contentMargins
  @Environment(\.platformProfile) private var profile
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.modifierKeys) private var keys
  @Environment(\.selectionMenu) private var menu
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.defaultMinListRowHeight) private var minimumRowHeight
  @Environment(\.setMinListRowHeight) private var setRowHeight
  @Environment(\.alternatingRowBackgrounds) private var alternation
  @Environment(\.listItemTint) private var itemTint

  init(
    content: Content, selection: ListSelection?, look: _ListLook? = nil, table: ListMetrics? = nil
  ) {
    self.content = content
    self.selection = selection
    self.look = look
    self.table = table
  }

  private var metrics: ListMetrics {
    var metrics =
      table
      ?? ListMetrics(
        look ?? listLook, profile, setMargins: contentMargins.edges(for: .scrollContent))
    metrics.pixelLength = pixelLength
    return metrics
  }

  var body: some View {
    let metrics = metrics
    // The rows as they are now, for keys.
    let rows = ListRowsInUse()
    let clock = BodyClock.current?.frames
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: 0, pinnedViews: metrics.pinsHeaders ? .sectionHeaders : []
        ) {
          Group(sections: content) { sections in
            let _ = rows.walk = ListWalk(sections: sections, selection: selection)
            let frame = frame(metrics, rows)
            let rowsAbove = frame.alternatesRows && sections.count > 1 ? frame.rowsAbove(sections) : nil
            ForEach(Array(sections.enumerated()), id: \.element.id) { number, section in
              ListSection(
                section: section, number: number, before: number > 0 ? sections[number - 1] : nil,
                isLast: number == sections.count - 1, rowsAbove: rowsAbove?[number] ?? 0, frame: frame)
            }
          }
        }
        .coordinateSpace(.named(RowMoves.Space()))
        .environment(\.isInList, true)
      }
      .modifier(SwipeClosing(swipes: swipes))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if let selection {
          FieldsBesideTyping(typing: typing)
          if let splitColumn {
            SplitColumnFollower(context: splitColumn, selection: selection, list: splitList)
          }
        }
      }
      .background {
        let clears = selection != nil && !metrics.isPhone
        if menu != nil || clears { BesideRows(menu: menu, isClearing: clears) { picking(rows)?.clear() } }
      }
      .background {
        if let color = metrics.background, contentBackground != .hidden {
          Rectangle().fill(color).ignoresSafeArea()
        }
      }
      .overlay {
        if metrics.kind == .bordered { Rectangle().strokeBorder(SchemeColor.border, lineWidth: 1) }
      }
      // A badge of the list is none of its rows'.
      .environment(\.itemBadge, nil)
      .environment(\.picksListRows, picks(metrics) != .nothing)
      .environment(\.tintsListIcons, metrics.isPhone || metrics.kind == .sidebar || itemTint != nil)
      .environment(\.formPlacement, FormPlacement(kind: metrics.isForm ? .grouped : .outside))
      .environment(\.isFocusEffectEnabled, isFocusEffectEnabled)
      .focusable(selection != nil)
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { press in
        guard !typing.isInField, let picking = picking(rows) else { return .ignored }
        let text = { picking.walk.row($0)?.typeSelectText ?? proxy.text(in: $0.id) }
        let typed = { picking.type(press, typing, now: clock?.now ?? 0, text: text) }
        guard let row = picking.press(press) ?? typed() else { return performs(press) }
        proxy.scrollTo(row.id)
        return .handled
      }
      .onChange(of: picks(metrics)) { before, _ in if before == .circles { selection?.replace([]) } }
      .transformPreference(ListRowControlsKey.self) { $0 = ListRowControls() }
      // The selected rows say that the list has the focus: it has no ring around it.
      .environment(\.isFocusEffectEnabled, false)
      .semantics(table == nil ? .list : .none, children: nil)
    }
  }

  private func frame(_ metrics: ListMetrics, _ rows: ListRowsInUse) -> ListFrame {
    ListFrame(
      metrics: metrics, selection: selection, picks: picks(metrics), isFocused: isFocused,
      isEdited: isEdited,
      minimumRowHeight: setRowHeight ?? max(minimumRowHeight, metrics.minimumRowHeight),
      alternatesRows: alternatesRows(metrics), menu: menu, swipes: swipes, moves: moves, collapsed: collapsed
    ) { row, isPress in
      isFocused = true
      guard let picking = picking(rows) else { return }
      if metrics.isPhone {
        picking.tap(row, isAdding: picks(metrics) == .circles)
      } else {
        picking.click(row, isPress ? keys.atPress : [])
      }
      // Also where it was selected before.
      if splitList.isSelected, let splitColumn { splitColumn.model.show(splitColumn.column + 1, true) }
    } sweep: { row, isStart in
      isFocused = true
      picking(rows)?.sweep(row, isStart: isStart, keys.atPress)
    } selectedRows: {
      picking(rows)?.selectedRows ?? []
    }
  }

  private func alternatesRows(_ metrics: ListMetrics) -> Bool {
    guard !metrics.isSidebar else { return false }
    return alternation == .enabled || alternation == .automatic && metrics.alternatesRows
  }

  private var isEdited: Bool { editMode?.wrappedValue.isEditing ?? false }

  /// What presses of rows do to the selection. On a phone several rows of a list are selected while it is being edited.
  private func picks(_ metrics: ListMetrics) -> ListFrame.Picks {
    guard let selection else { return .nothing }
    guard metrics.isPhone, selection.kind == .multiple else { return .rows }
    if isEdited { return .circles }
    return table == nil ? .nothing : .rows
  }

  /// The return key does what a double click on the selection does.
  private func performs(_ press: KeyPress) -> KeyPress.Result {
    guard press.key == .return, press.phase == .down, let action = menu?.primaryAction,
      let values = selection?.values(), !values.isEmpty
    else { return .ignored }
    action(values)
    return .handled
  }

  private func picking(_ rows: ListRowsInUse) -> ListPicking? {
    guard let selection, let walk = rows.walk else { return nil }
    return ListPicking(
      selection: selection, walk: walk, cursor: $cursor, anchor: $anchor, keptBySweep: $keptBySweep)
  }
}

/// What is behind the rows and below the last of them: a click there selects none, and the menu is about none.
private struct BesideRows: View {
  let menu: SelectionMenu?
  let isClearing: Bool
  let clear: @MainActor () -> Void

  var body: some View {
    let space = Color.clear.contentShape(Rectangle())
      .gesture(TapGesture().onEnded { clear() }, isEnabled: isClearing)
    if let menu { space.contextMenu { menu.items([]) } } else { space }
  }
}

/// The rows that a list shows, for actions that come later.
private final class ListRowsInUse {
  var walk: ListWalk?
}
