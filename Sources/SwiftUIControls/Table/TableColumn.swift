import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A column of a table: a title, and a cell for each row.
///
/// A cell is one line high unless its views say otherwise; its views stand side by side, at the leading edge in the middle of
/// the row (`alignment(_:)`). How wide the column is `width(min:ideal:max:)` says: 100 points and its share of what the table
/// is wider, if nothing is said. In a table with a `sortOrder`, a click on the title of a column with a value or a comparator
/// sorts by it, another one the other way round.
///
/// - Parameters:
///   - RowValue: What a row is about.
///   - Sort: What sorts rows by the column; `Never` where nothing does.
///   - Content: The views of a cell.
///   - Label: The title.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  let label: Label
  let content: (RowValue) -> Content
  let sort: ColumnSort<Sort>?

  nonisolated init(
    label: Label, sort: ColumnSort<Sort>?, cell: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.sort = sort
    content = cell
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  @MainActor public static func _addColumns(_ column: Self, to list: inout _TableColumnList<RowValue>) {
    list.add(
      TableColumnFace(
        label: AnyView(column.label), cell: { AnyView(column.content($0)) },
        sort: column.sort.map { AnyColumnSort($0) }))
  }
}

/// Columns that show a text of the row's value, and columns of any views; neither sorts. A title given as a literal is a key
/// of the program's string tables; one given as a string is shown as it is.
extension TableColumn where Sort == Never, Label == Text {
  /// A column of any views, which sorts nothing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: nil, cell: content)
  }

  /// A column of any views, which sorts nothing.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(label: Text(title), sort: nil, cell: content)
  }

  /// A column of any views, which sorts nothing.
  public nonisolated init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, sort: nil, cell: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// A column with a text of each row's value, which sorts nothing.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), sort: nil) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts nothing.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, value: KeyPath<RowValue, String>) where S: StringProtocol {
    self.init(label: Text(title), sort: nil) { Text($0[keyPath: value]) }
  }

  /// A column with a text of each row's value, which sorts nothing.
  public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(label: text, sort: nil) { Text($0[keyPath: value]) }
  }
}

/// Columns that sort by a comparator of the program's own.
extension TableColumn where Sort.Compared == RowValue, Label == Text {
  /// A column of any views, which sorts by a comparator.
  ///
  /// - Parameter comparator: Compares rows. The first click on the title sorts in its order, the next one in the other.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), sort: ColumnSort(comparator: comparator), cell: content)
  }

  /// A column of any views, which sorts by a comparator.
  ///
  /// - Parameter comparator: Compares rows. The first click on the title sorts in its order, the next one in the other.
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where S: StringProtocol {
    self.init(label: Text(title), sort: ColumnSort(comparator: comparator), cell: content)
  }

  /// A column of any views, which sorts by a comparator.
  ///
  /// - Parameter comparator: Compares rows. The first click on the title sorts in its order, the next one in the other.
  public nonisolated init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, sort: ColumnSort(comparator: comparator), cell: content)
  }
}
