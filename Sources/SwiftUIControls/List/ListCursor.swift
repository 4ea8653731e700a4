import SwiftUICore
import ViewGraph

/// A row of a list by its place, so that its neighbours are found without a walk through all rows.
struct ListCursor: Equatable {
  var section: Int
  var row: Int
  /// Of the row, by which it is found again where rows before it have come or gone.
  var id: Subview.ID
}

/// The rows of a list's sections as a walk goes through them.
struct ListWalk {
  let sections: SectionCollection
  /// Nil for a list without one, whose rows nothing walks through.
  let selection: ListSelection?

  func takes(_ row: Subview) -> Bool { selection?.takes(row) ?? false }

  func row(_ cursor: ListCursor) -> Subview? {
    guard sections.indices.contains(cursor.section) else { return nil }
    let rows = sections[cursor.section].content
    return rows.indices.contains(cursor.row) ? rows[cursor.row] : nil
  }

  /// Where a row is now: where it was, or further off.
  func found(_ cursor: ListCursor) -> ListCursor? {
    if row(cursor)?.id == cursor.id { return cursor }
    return rows(withIdentities: [AnyHashable(cursor.id)]).first
  }

  /// The rows with identities, their own or ones that the program has given them, in the order of the list. They
  /// are looked for together, and no others are made.
  func rows(withIdentities identities: some Sequence<AnyHashable>) -> [ListCursor] {
    sections.places(ofIdentities: Array(identities)).compactMap { $0 }
      .map { ListCursor(section: $0.section, row: $0.offset, id: sections[$0.section].content[$0.offset].id) }
      .sorted(by: isBefore)
  }

  /// A few rows from the first on: those whose tags are no identities are asked for them.
  var firstRows: some Sequence<ListCursor> {
    sections.enumerated().lazy
      .flatMap { section, its in
        its.content.indices.lazy.map { ListCursor(section: section, row: $0, id: its.content[$0].id) }
      }
      .prefix(Self.reach)
  }
  private static let reach = 200
  /// How many rows that cannot be selected keys go past.
  private static let mostPassed = 1_000

  func isBefore(_ a: ListCursor, _ b: ListCursor) -> Bool { (a.section, a.row) < (b.section, b.row) }

  /// The first row, or the last, that can be selected.
  func end(_ isLast: Bool) -> ListCursor? {
    let order = isLast ? Array(sections.indices.reversed()) : Array(sections.indices)
    for section in order {
      let rows = sections[section].content
      guard !rows.isEmpty else { continue }
      let edge = isLast ? rows.count - 1 : 0
      let start = ListCursor(section: section, row: edge, id: rows[edge].id)
      return takes(rows[edge]) ? start : next(start, isLast ? -1 : 1)
    }
    return nil
  }

  /// The row so many rows on that can be selected, or the last before the list ends; nil where there is none on that side, or
  /// only beyond many rows that cannot be.
  ///
  /// - Parameter takesAll: Whether rows count that cannot be selected.
  func next(_ cursor: ListCursor, _ distance: Int, takesAll: Bool = false) -> ListCursor? {
    let step = distance < 0 ? -1 : 1
    var left = abs(distance)
    var passed = 0
    var (section, row) = (cursor.section, cursor.row)
    var last: ListCursor?
    while left > 0 {
      row += step
      while sections.indices.contains(section), !sections[section].content.indices.contains(row) {
        section += step
        guard sections.indices.contains(section) else { return last }
        row = step > 0 ? 0 : sections[section].content.count - 1
      }
      guard sections.indices.contains(section) else { return last }
      let view = sections[section].content[row]
      guard takesAll || takes(view) else {
        passed += 1
        if passed > Self.mostPassed { return last }
        continue
      }
      last = ListCursor(section: section, row: row, id: view.id)
      left -= 1
    }
    return last
  }

  /// The rows between two that can be selected, with both, in order.
  func rows(from first: ListCursor, to last: ListCursor) -> some Sequence<Subview> {
    let isForward = (first.section, first.row) <= (last.section, last.row)
    let (start, end) = isForward ? (first, last) : (last, first)
    let between = start.section..<max(min(end.section + 1, sections.count), start.section)
    return between.lazy.flatMap { section in
      let rows = sections[section].content
      let from = section == start.section ? max(start.row, 0) : 0
      let to = section == end.section ? min(end.row + 1, rows.count) : rows.count
      return (from..<max(to, from)).lazy.map { rows[$0] }
    }
    .filter { row in
      let takes = takes(row)
      if !takes { row.releaseIfUnused() }
      return takes
    }
  }
}
