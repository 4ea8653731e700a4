import Foundation
import SwiftUICore
import ViewGraph

extension Table {
  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      customization: columnCustomization)
  }

  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them. One may be selected.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Data.Element.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }

  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them. Any may be selected.
  public nonisolated init<Data>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Data.Element.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      selection: ListSelection(selection), customization: columnCustomization)
  }

  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them. Clicks on the titles of columns change the order: the data is the program's to sort.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Sort: SortComparator,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them. Clicks on the titles of columns change the order: the data is the program's to sort. One may be selected.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Data.Element.ID?>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Sort: SortComparator,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// A table with a row for each element of a tree. Rows with children have an arrow that shows them. Clicks on the titles of columns change the order: the data is the program's to sort. Any may be selected.
  public nonisolated init<Data, Sort>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Data.Element.ID>>,
    sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Data.Element>>? = nil,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data: RandomAccessCollection,
    Columns.TableRowValue == Data.Element, Data.Element: Identifiable, Sort: SortComparator,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      rows: TableOutlineGroupContent(data, children: children), columns: columns(),
      selection: ListSelection(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
