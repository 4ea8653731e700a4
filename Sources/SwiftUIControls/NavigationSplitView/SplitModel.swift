import SwiftUICore
import ViewGraph

/// What the columns of a split view say to one another, and which of them is in front where they are screens.
///
/// Owner: the split view's state.
@MainActor final class SplitModel {
  /// What a link has chosen for the next column, by the number of the column with the link.
  struct Choice {
    let id: Int
    let kind: PushedScreen.Kind
  }
  private(set) var choices: [Int: Choice] = [:]
  /// The views for values, by the number of the column that declares them.
  var destinations: [Int: DestinationTable] = [:]
  /// The program's stacks in a column, by its number.
  var stacks: [Int: [NavigationModel]] = [:]
  /// The last column's own stack, for the links in it that are in no other.
  var lastStack: NavigationModel?
  private struct WeakList { weak var list: SplitList? }
  private var lists: [Int: WeakList] = [:]
  /// The links of a column that present a view.
  private var sources: [Int: [ScreenSource]] = [:]
  /// The columns whose links have given the next column's stack a value.
  private var valued: Set<Int> = []
  /// Runs the split view's body again.
  var changed: () -> Void = {}
  /// Where columns are screens: brings a column in front of those before it, or goes back to the one before it.
  var show: (_ column: Int, _ isShown: Bool) -> Void = { _, _ in }
  private var lastID = 0

  /// How columns come and go as screens.
  let transitions = ScreenTransitions()
  /// The column that is in front, as a screen.
  private(set) var front = 0
  /// The last of the columns that have been made: one that has never shown is not.
  private(set) var lastMade = 0
  /// The frame in which columns became screens; nil where they are beside each other.
  private var collapse: UInt32?
  /// What columns show as screens.
  private var kept: [Int: SplitContent] = [:]
  private var dismissals: [Int: DismissAction] = [:]

  nonisolated init() {}

  // MARK: What lists and links choose

  /// The list of a column that has chosen last what the next column shows; nil for none that is still there.
  func list(in column: Int) -> SplitList? { lists[column]?.list }

  /// A list in a column has chosen something, or nothing.
  func chooses(_ list: SplitList, in column: Int) { lists[column] = WeakList(list: list) }

  /// A link in a column has a value: the next column shows what the link's column has for it, else a stack there does.
  func choose(_ value: AnyHashable, in column: Int) {
    guard destinations[column]?.has(value) != true else { return choose(.value(value), in: column) }
    guard column + 1 > lastMade, let graph = GraphInbox.acting?.graph else {
      return give(value, from: column)
    }
    // Only the column that has been made has its stack.
    show(column + 1, true)
    graph.whenSettled { [weak self] in self?.give(value, from: column) }
  }

  private func give(_ value: AnyHashable, from column: Int) {
    guard let stack = stacks[column + 1]?.first else { return choose(.value(value), in: column) }
    endChoice(in: column)
    valued.insert(column)
    stack.show([value])
    show(column + 1, true)
  }

  /// The next column shows what the program has in it, and no link's view.
  func endChoice(in column: Int) {
    popLast()
    valued.remove(column)
    guard let choice = choices.removeValue(forKey: column) else { return }
    if case .presented(let screen) = choice.kind { screen.dismiss() }
    changed()
  }

  /// A link in a column has chosen a view, or a value.
  func choose(_ kind: PushedScreen.Kind, in column: Int) {
    if let choice = choices[column], case .presented(let before) = choice.kind {
      if case .presented(let new) = kind, new.source === before.source {
        choices[column] = Choice(id: choice.id, kind: kind)
        return changed()
      }
      before.dismiss()
    }
    popLast()
    lastID += 1
    choices[column] = Choice(id: lastID, kind: kind)
    changed()
    show(column + 1, true)
  }

  /// The links of a column show these views. The one that has come last is shown, and the others end.
  func follow(_ presented: [PresentedScreen], in column: Int) {
    let known = sources[column] ?? []
    sources[column] = presented.map(\.source)
    var current: ScreenSource?
    if case .presented(let screen) = choices[column]?.kind { current = screen.source }
    let new = presented.last { screen in !known.contains { $0 === screen.source } }
    if let shown = new ?? presented.first(where: { $0.source === current }) {
      choose(.presented(shown), in: column)
      for other in presented where other.source !== shown.source { other.dismiss() }
    } else if current != nil {
      choices[column] = nil
      changed()
      show(column + 1, false)
    }
  }

  /// What the last column shows is another view: what a link in it has shown goes with it.
  private func popLast() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { lastStack?.popAll() }
  }

  // MARK: Columns as screens

  /// Follows which column is in front, and whether columns are screens.
  ///
  /// - Parameter followsChoice: Whether what is chosen is in front when columns become screens.
  func sync(front column: Int, isCollapsed: Bool, followsChoice: Bool, last: Int) {
    guard isCollapsed else {
      (front, lastMade, collapse, kept) = (column, last, nil, [:])
      return transitions.cancel()
    }
    let frame = BodyClock.current?.frame ?? 0
    collapse = collapse ?? frame
    let isBeginning = collapse == frame
    let before = front
    front = isBeginning && followsChoice ? max(column, chosen(of: last)) : column
    lastMade = max(lastMade, front)
    // What is chosen from the beginning is there at once.
    guard front != before, !isBeginning else { return }
    transitions.begin(front: max(front, before), behind: min(front, before), isPush: front > before)
  }

  /// The last column for which something is chosen in each column before.
  func chosen(of last: Int) -> Int {
    (0..<last).first { !hasChosen($0) } ?? last
  }

  private func hasChosen(_ column: Int) -> Bool {
    if choices[column] != nil { return true }
    if valued.contains(column), stacks[column + 1]?.first?.screens.isEmpty == false { return true }
    return list(in: column)?.isSelected == true
  }

  /// What a column shows: what the program and links have for it, but on its way out what it has shown before.
  func content(_ view: AnyView, of column: Int) -> SplitContent {
    if let transition = transitions.current, !transition.isPush, transition.front == column,
      let kept = kept[column]
    {
      return kept
    }
    let content = SplitContent(
      view: view, choice: choices[column - 1], destinations: destinations[column - 1])
    if collapse != nil { kept[column] = content }
    return content
  }

  /// Goes back from a column to the one before, where nothing is chosen then.
  func goBack(from column: Int) {
    show(column, false)
    list(in: column - 1)?.deselect()
    endChoice(in: column - 1)
  }

  /// What `dismiss` does in a column that is a screen. The same value each time, so that it wakes nobody who reads it.
  func dismissal(of column: Int) -> DismissAction {
    if let known = dismissals[column] { return known }
    let action = DismissAction { [weak self] in self?.goBack(from: column) }
    dismissals[column] = action
    return action
  }

  /// Goes back to the first column.
  func popAll() {
    for column in (0..<front).reversed() { goBack(from: column + 1) }
  }
}

/// What a column shows.
struct SplitContent {
  /// What the program has in it.
  let view: AnyView
  /// What a link in the column before has chosen in its place.
  let choice: SplitModel.Choice?
  /// The views for values that the column before has.
  let destinations: DestinationTable?
}

/// The leading column of a split view that a view is in.
struct SplitColumnContext: Equatable {
  let model: SplitModel
  let column: Int
  /// Whether columns are screens.
  let isCollapsed: Bool
  /// Whether the program says which column is in front.
  let keepsFront: Bool

  static func == (a: Self, b: Self) -> Bool {
    a.model === b.model && a.column == b.column && a.isCollapsed == b.isCollapsed
      && a.keepsFront == b.keepsFront
  }
}
