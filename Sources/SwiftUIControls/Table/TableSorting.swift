import Foundation
import SwiftUICore
import ViewGraph

/// What sorts rows by a column.
struct ColumnSort<Sort: SortComparator> {
  let comparator: Sort
  /// What a program writes for the same: of a string, Foundation's comparator of the key path alone, which on Linux compares
  /// code points.
  var plain: Sort?
}

/// What sorts rows by a column, in a table that may be sorted by comparators of another type.
struct AnyColumnSort {
  fileprivate let comparator: any SortComparator
  fileprivate let plain: (any SortComparator)?

  init<Sort: SortComparator>(_ sort: ColumnSort<Sort>) {
    comparator = sort.comparator
    plain = sort.plain
  }
}

/// The order of a table's rows, which clicks on the titles of columns change.
struct TableSorting {
  /// The order of the rows by a column, where it is the first by which they are sorted.
  let order: (AnyColumnSort) -> SortOrder?
  /// Sorts by a column; the other way round where the rows are already sorted by it. What sorted before does so among equals.
  let choose: (AnyColumnSort) -> Void
  /// Whether rows can be sorted by a column.
  let accepts: (AnyColumnSort) -> Bool

  init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    func isSame(_ comparator: Sort, _ other: Sort) -> Bool {
      var turned = comparator
      turned.order = other.order
      return turned == other
    }
    func says(_ column: AnyColumnSort, _ comparator: Sort) -> Bool {
      [column.comparator, column.plain].contains { ($0 as? Sort).map { isSame($0, comparator) } ?? false }
    }
    order = { column in
      guard let first = sortOrder.wrappedValue.first, says(column, first) else { return nil }
      return first.order
    }
    choose = { column in
      guard var chosen = column.comparator as? Sort else { return }
      let before = sortOrder.wrappedValue
      if let first = before.first, says(column, first) {
        chosen.order = first.order == .forward ? .reverse : .forward
      }
      sortOrder.wrappedValue = [chosen] + before.filter { !says(column, $0) }
    }
    accepts = { $0.comparator is Sort }
  }
}
