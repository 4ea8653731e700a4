import SwiftUICore
import ViewGraph

/// What a list's user selects: with a click or a tap on a row, and with keys.
///
/// Owned by the list, which hands out a copy for each look at its rows.
@MainActor
struct ListPicking {
  let selection: ListSelection
  let walk: ListWalk
  /// The row that was picked last, and the one from which the shift key selects.
  @Binding var cursor: ListCursor?
  @Binding var anchor: ListCursor?
  /// Which rows were selected when a drag over rows began that leaves them so; nil for one that does not.
  @Binding var keptBySweep: ((ContainerValues) -> Bool)?

  // MARK: Pointers

  /// A click on a row of the desktop: the command key adds it or takes it out, the shift key extends.
  func click(_ row: ListCursor, _ keys: EventModifiers) {
    select(row, isExtending: keys.contains(.shift), isAdding: keys.contains(.command))
  }

  /// A drag of the mouse has begun on a row, or come there: rows between are selected, where the command key was down when it
  /// began besides those that were.
  func sweep(_ row: ListCursor, isStart: Bool, _ keys: EventModifiers) {
    let isAdding = keys.contains(.command) && selection.kind == .multiple
    if isStart {
      keptBySweep = isAdding ? selection.past() : nil
      guard isAdding, let view = walk.row(row) else { return click(row, keys) }
      selection.change([view], true)
      (cursor, anchor) = (row, row)
      return
    }
    guard row != cursor else { return }
    guard selection.kind == .multiple, let last = cursor.flatMap(walk.found),
      let start = anchor.flatMap(walk.found)
    else { return select(row, isExtending: false, isAdding: false) }
    cursor = row
    // Only what has changed since the last row is gone through.
    let isUpwards = last != start && walk.isBefore(last, start)
    let grows = last == start || (isUpwards ? walk.isBefore(row, last) : walk.isBefore(last, row))
    let turns = last != start && isUpwards != walk.isBefore(row, start)
    if !grows || turns { deselect(from: last, to: turns ? start : row) }
    if grows || turns { selection.change(walk.rows(from: turns ? start : last, to: row), true) }
  }

  /// Takes rows that a sweep has left out of the selection, up to the one where it is now or began.
  private func deselect(from last: ListCursor, to end: ListCursor) {
    let left = walk.rows(from: last, to: end).filter { row in
      let stays = row.id == end.id || keptBySweep?(row.containerValues) == true
      if stays { row.releaseIfUnused() }
      return !stays
    }
    selection.change(left, false)
  }

  /// A tap on a row of a phone, which selects it alone or adds it or takes it out.
  func tap(_ row: ListCursor, isAdding: Bool) {
    guard let view = walk.row(row) else { return }
    cursor = row
    anchor = row
    if isAdding {
      selection.change([view], !selection.contains(view.containerValues))
    } else {
      selection.replace([view])
    }
  }

  /// A click beside the rows.
  func clear() {
    guard selection.kind != .required else { return }
    (cursor, anchor) = (nil, nil)
    selection.replace([Subview]())
  }

  // MARK: Keys

  /// Does what a key asks for; the row that is to be in sight then, or nil where the key means nothing.
  func press(_ press: KeyPress) -> ListCursor? {
    lazy var current = current
    if press.key == "a", press.modifiers.contains(.command), selection.kind == .multiple {
      let before = current
      selectAll()
      return before ?? walk.end(false)
    }
    switch press.key {
    case .rightArrow: if let current, expand(current, true, press) { return current }
    case .leftArrow: if let current, expand(current, false, press) { return current }
    default: break
    }
    guard let target = target(of: press, from: current) else { return nil }
    select(target, isExtending: press.modifiers.contains(.shift), isAdding: false)
    return target
  }

  /// Selects the row whose text begins with what is typed; nil where there is none.
  func type(
    _ press: KeyPress, _ typing: ListTyping, now: Double, text: (ListCursor) -> String?
  ) -> ListCursor? {
    guard let row = typing.row(for: press, in: walk, from: current, now: now, text: text) else { return nil }
    select(row, isExtending: false, isAdding: false)
    return row
  }

  /// The row from which keys go on: the one that was picked last, where it is still selected, or else one that is.
  private var current: ListCursor? {
    if let cursor = cursor.flatMap(walk.found), isSelected(cursor) { return cursor }
    let values = selection.values()
    // Of many that are selected, the first is looked for among the rows alone.
    let rows = values.count <= 100 ? walk.rows(withIdentities: values) : []
    return rows.first ?? walk.firstRows.first(where: isSelected)
  }

  /// The selected rows in their order. Of few, those whose tags are no identities are found among the first rows alone; many are
  /// looked for among all rows, once.
  var selectedRows: [Subview] {
    let values = selection.values()
    if values.count > 100 {
      guard let first = walk.end(false), let last = walk.end(true) else { return [] }
      return walk.rows(from: first, to: last).filter { row in
        let isSelected = selection.contains(row.containerValues)
        if !isSelected { row.releaseIfUnused() }
        return isSelected
      }
    }
    // A row's tag may be another's identity.
    var found = walk.rows(withIdentities: values).filter(isSelected)
    if found.count < values.count { found += walk.firstRows.filter { isSelected($0) && !found.contains($0) } }
    return found.sorted { walk.isBefore($0, $1) }.compactMap(walk.row)
  }

  /// The row from which the shift key selects.
  private var start: ListCursor? {
    anchor.flatMap(walk.found).flatMap { isSelected($0) ? $0 : nil } ?? current
  }

  private func isSelected(_ row: ListCursor) -> Bool {
    walk.row(row).map { selection.contains($0.containerValues) } ?? false
  }

  private func target(of press: KeyPress, from current: @autoclosure () -> ListCursor?) -> ListCursor? {
    switch press.key {
    case .downArrow: return step(1, from: current())
    case .upArrow: return step(-1, from: current())
    case .pageDown: return current().flatMap { walk.next($0, Self.page) } ?? walk.end(true)
    case .pageUp: return current().flatMap { walk.next($0, -Self.page) } ?? walk.end(false)
    case .home: return walk.end(false)
    case .end: return walk.end(true)
    case .rightArrow: return current().flatMap(inner)
    case .leftArrow: return current().flatMap(outer)
    default: return nil
    }
  }
  private static var page: Int { 10 }

  private func step(_ distance: Int, from current: ListCursor?) -> ListCursor? {
    guard let current else { return walk.end(distance < 0) }
    return walk.next(current, distance)
  }

  /// Shows the rows below one of an outline, or hides them; with the option key those below them too. False where nothing is to
  /// be done.
  private func expand(_ row: ListCursor, _ shows: Bool, _ press: KeyPress) -> Bool {
    guard let isExpanded = walk.row(row)?.listRow.isExpanded, isExpanded.wrappedValue != shows else {
      return false
    }
    isExpanded.disclose(shows, press.modifiers)
    return true
  }

  /// The first row below one of an outline.
  private func inner(_ row: ListCursor) -> ListCursor? {
    walk.row(row)?.listRow.isExpanded == nil ? nil : walk.next(row, 1)
  }

  /// The row of an outline that another is below; nil where that cannot be selected.
  private func outer(_ row: ListCursor) -> ListCursor? {
    guard let level = walk.row(row)?.listRow.outlineLevel, level > 0 else { return nil }
    var found = walk.next(row, -1, takesAll: true)
    while let row = found, let view = walk.row(row) {
      if view.listRow.outlineLevel < level { return walk.takes(view) ? row : nil }
      found = walk.next(row, -1, takesAll: true)
    }
    return nil
  }

  private func selectAll() {
    guard let first = walk.end(false), let last = walk.end(true) else { return }
    selection.replace(walk.rows(from: first, to: last))
    anchor = first
  }

  private func select(_ row: ListCursor, isExtending: Bool, isAdding: Bool) {
    guard let view = walk.row(row) else { return }
    let isAdding = isAdding && selection.kind != .required
    let isExtending = isExtending && !isAdding && selection.kind == .multiple
    let start = isExtending ? start : nil
    cursor = row
    if isAdding {
      selection.change([view], !selection.contains(view.containerValues))
    } else if let start {
      anchor = start
      return selection.replace(walk.rows(from: start, to: row))
    } else {
      selection.replace([view])
    }
    anchor = row
  }
}
