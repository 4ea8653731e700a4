import Observation
import SwiftUICore
import ViewGraph

/// What the rows of one open menu share: which of them is highlighted, and whose menu is open.
///
/// Owner: the menu's panel. The rows own their targets, whose actions have what stands in the menu, and by the
/// environment this: here they are weak.
@MainActor @Observable
final class MenuState {
  private struct Weak { weak var row: MenuRowTarget? }

  @ObservationIgnored private var highlightedRow = Weak()
  @ObservationIgnored private var openedRow = Weak()
  @ObservationIgnored private var weakRows: [Weak] = []

  /// The row under the mouse, or where the arrow keys have gone. A row does not ask here, where every change would wake
  /// it: its target says whether it is the one.
  var highlighted: MenuRowTarget? {
    get { highlightedRow.row }
    set {
      guard newValue !== highlightedRow.row else { return }
      highlightedRow.row?.isHighlighted = false
      newValue?.isHighlighted = true
      highlightedRow = Weak(row: newValue)
    }
  }
  /// The row whose own menu is open.
  var opened: MenuRowTarget? {
    get { openedRow.row }
    set {
      guard newValue !== openedRow.row else { return }
      openedRow.row?.isOpen = false
      newValue?.isOpen = true
      openedRow = Weak(row: newValue)
    }
  }
  @ObservationIgnored private var hasStarted = false
  /// Whether a row can be checked, so that all leave room for a mark.
  var hasMarks = false
  /// Whether a row has an icon, so that the titles of all begin after it.
  var hasIcons = false
  var rows: [MenuRowTarget] {
    get { weakRows.compactMap(\.row) }
    set { weakRows = newValue.map { Weak(row: $0) } }
  }

  nonisolated init() {}

  /// The highlight goes to the next row that takes input, from the last one to the first; the other way round backward.
  func move(forward: Bool) {
    let rows = rows.filter(\.isEnabled)
    guard !rows.isEmpty else { return }
    let index = rows.firstIndex { $0 === highlighted }
    let next = index.map { (forward ? $0 + 1 : $0 - 1 + rows.count) % rows.count }
    highlight(rows[next ?? (forward ? 0 : rows.count - 1)])
  }

  /// Highlights the checked row when the menu has opened.
  func startAtMark() {
    guard !hasStarted, let row = rows.first(where: { $0.isMarked && $0.isEnabled }) else { return }
    hasStarted = true
    if highlighted == nil { highlight(row) }
  }

  func highlight(_ row: MenuRowTarget?) {
    if highlighted !== row { highlighted = row }
    if opened !== row { opened = nil }
  }

  /// Opens the menu of a row.
  func open(_ row: MenuRowTarget) {
    highlight(row)
    opened = row
  }
}

/// A row of an open menu, as keys reach it.
@MainActor @Observable
final class MenuRowTarget: Equatable {
  /// Whether the row is the highlighted one, and whether its own menu is open. Written by the menu's state, for the old
  /// row and the new one: a change wakes these two alone.
  fileprivate(set) var isHighlighted = false
  fileprivate(set) var isOpen = false

  // Written by the row's body.
  @ObservationIgnored var isEnabled = true
  @ObservationIgnored var isMarked = false
  @ObservationIgnored var opensMenu = false
  @ObservationIgnored var shortcut: KeyboardShortcut?
  @ObservationIgnored var activate: () -> Void = {}

  nonisolated init() {}

  /// The item does what a program says, and then closes the open menus, unless there are none or they stay.
  func acts(closing stack: PanelStack?, _ action: @escaping @MainActor () -> Void) {
    activate = { [weak stack] in
      action()
      stack?.dismissAll()
    }
  }

  nonisolated static func == (a: MenuRowTarget, b: MenuRowTarget) -> Bool { a === b }
}

/// The rows of a menu, in order.
struct MenuRowsKey: PreferenceKey {
  struct Row: Equatable {
    let target: MenuRowTarget
    let canBeMarked: Bool
    let hasIcon: Bool
  }
  static var defaultValue: [Row] { [] }
  static func reduce(value: inout [Row], nextValue: () -> [Row]) { value += nextValue() }
}

extension EnvironmentValues {
  /// The open menu that the view is an item of; nil for views that are in none.
  var menuState: MenuState? {
    get { self[MenuStateKey.self] }
    set { self[MenuStateKey.self] = newValue }
  }

  private struct MenuStateKey: EnvironmentKey { static var defaultValue: MenuState? { nil } }
}

/// Measures of menus, in points.
struct MenuMetrics {
  let isPhone: Bool
  /// How much larger than usual the user prefers text. A phone's marks and icons grow with it; a desktop's fonts do not.
  var textScale: CGFloat = 1
  var rowHeight: CGFloat { isPhone ? 44 : 24 }
  /// Above the first row and below the last one.
  var margin: CGFloat { isPhone ? 0 : 5 }
  /// On both sides of a row's content.
  var inset: CGFloat { isPhone ? 16 : 12 }
  var minimumWidth: CGFloat { isPhone ? 250 : 60 }
  var cornerRadius: CGFloat { isPhone ? 13 : 9 }
  /// What the marks of items are larger by than usual.
  var markScale: CGFloat { isPhone ? textScale : 1 }
  /// The mark of an item, and the gap after it.
  var mark: CGFloat { 10 * markScale }
  var markGap: CGFloat { 6 }
  /// The column of icons; wider icons are as wide as they are.
  var icon: CGFloat { isPhone ? 26 * markScale : 20 }
  /// From the panel's top to the middle of a row.
  func middle(ofRow index: Int) -> CGFloat { margin + rowHeight * (CGFloat(index) + 0.5) }
}
