import Foundation
import SwiftUICore
import ViewGraph

extension Table {
  /// A table with a row for each element of some data.
  public nonisolated init<Data>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), customization: columnCustomization)
  }

  /// A table with a row for each element of some data. One may be selected.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Data.Element.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with a row for each element of some data. Any may be selected.
  public nonisolated init<Data>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
      customization: columnCustomization)
  }

  /// A table with a row for each element of some data. Clicks on the titles of columns change the order: the data is the program's to sort.
  public nonisolated init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable, Sort: SortComparator, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table with a row for each element of some data. Clicks on the titles of columns change the order: the data is the program's to sort. One may be selected.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Data.Element.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable, Sort: SortComparator, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table with a row for each element of some data. Clicks on the titles of columns change the order: the data is the program's to sort. Any may be selected.
  public nonisolated init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Columns.TableRowValue == Data.Element,
    Data.Element: Identifiable, Sort: SortComparator, Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableForEachContent(data), columns: columns(), selection: ListSelection(selection),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }
}
