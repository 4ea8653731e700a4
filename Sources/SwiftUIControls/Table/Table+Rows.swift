import Foundation
import SwiftUICore
import ViewGraph

/// Tables with rows that are written out, or of several kinds of data.
extension Table {
  /// A table with rows that are written out.
  public nonisolated init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), customization: columnCustomization)
  }

  /// A table with rows that are written out. One may be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Any may be selected.
  public nonisolated init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort.
  public nonisolated init<Sort>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort. One may be selected.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort. Any may be selected.
  public nonisolated init<Sort>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}

/// The same, where the columns and rows say what the rows are about.
extension Table {
  /// A table with rows that are written out.
  public nonisolated init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), customization: columnCustomization)
  }

  /// A table with rows that are written out. One may be selected.
  public nonisolated init(
    selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Any may be selected.
  public nonisolated init(
    selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort.
  public nonisolated init<Sort>(
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort. One may be selected.
  public nonisolated init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table with rows that are written out. Clicks on the titles of columns change the order: the data is the program's to sort. Any may be selected.
  public nonisolated init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  )
  where Sort: SortComparator, Columns.TableColumnSortComparator == Sort {
    self.init(
      rows: rows(), columns: columns(), selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
