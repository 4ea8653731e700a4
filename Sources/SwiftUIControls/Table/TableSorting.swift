import Foundation
import SwiftUICore
import ViewGraph

/// The order of a table's rows, which clicks on the titles of columns change.
struct TableSorting {
  /// The order of the rows by a column's comparator, where it is the first by which they are sorted.
  let order: (any SortComparator) -> SortOrder?
  /// Sorts by a column's comparator; the other way round where it sorts already. What sorted before does so among equals.
  let choose: (any SortComparator) -> Void
  /// Whether rows can be sorted by a column.
  let accepts: (any SortComparator) -> Bool

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ a: Sort, _ b: Sort) -> Bool {
      var turned = a
      turned.order = b.order
      return turned == b
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = sortOrder.wrappedValue.first,
        isSame(comparator, first)
      else { return nil }
      return first.order
    }
    choose = { comparator in
      guard var chosen = comparator as? Sort else { return }
      let before = sortOrder.wrappedValue
      if let first = before.first, isSame(chosen, first) {
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      sortOrder.wrappedValue = [chosen] + before.filter { !isSame(chosen, $0) }
    }
    accepts = { $0 is Sort }
  }
}
