import Foundation
import SwiftUICore
import ViewGraph

/// Builds the columns of a table from statements: any number of them, conditions, optionals and availability checks.
///
/// Columns that sort nothing stand beside those that do.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  /// Columns as a statement.
  public static func buildExpression<Column>(_ column: Column) -> Column
  where
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
  { column }

  /// Columns that sort nothing, in a table that is sorted.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> TableColumnsSortedOtherwise<Column, Sort>
  where
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never
  { TableColumnsSortedOtherwise(columns: column) }

  /// Columns that sort otherwise than the table: clicks on their titles do nothing.
  @_disfavoredOverload
  public static func buildExpression<Column>(_ column: Column) -> TableColumnsSortedOtherwise<Column, Sort>
  where Column: TableColumnContent, Column.TableRowValue == RowValue {
    TableColumnsSortedOtherwise(columns: column)
  }

  /// The first statement.
  public static func buildPartialBlock<Column>(first column: Column) -> Column
  where
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
  { column }

  /// The columns so far, and those of the next statement.
  public static func buildPartialBlock<Columns, Column>(
    accumulated columns: Columns, next column: Column
  ) -> TupleTableColumnContent<RowValue, Sort, Columns, Column>
  where
    Columns: TableColumnContent, Columns.TableRowValue == RowValue, Columns.TableColumnSortComparator == Sort,
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
  { TupleTableColumnContent(first: columns, second: column) }

  /// `if` without `else`: the columns, or none.
  public static func buildOptional<Column>(_ column: Column?) -> Column?
  where
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
  { column }

  /// The first branch of `if` and `else`, or of `switch`.
  public static func buildEither<TrueColumn, FalseColumn>(
    first: TrueColumn
  ) -> _ConditionalContent<TrueColumn, FalseColumn>
  where
    TrueColumn: TableColumnContent, TrueColumn.TableRowValue == RowValue,
    TrueColumn.TableColumnSortComparator == Sort, FalseColumn: TableColumnContent,
    FalseColumn.TableRowValue == RowValue, FalseColumn.TableColumnSortComparator == Sort
  { .choosing(first: first) }

  /// The second branch of `if` and `else`, or of `switch`.
  public static func buildEither<TrueColumn, FalseColumn>(
    second: FalseColumn
  ) -> _ConditionalContent<TrueColumn, FalseColumn>
  where
    TrueColumn: TableColumnContent, TrueColumn.TableRowValue == RowValue,
    TrueColumn.TableColumnSortComparator == Sort, FalseColumn: TableColumnContent,
    FalseColumn.TableRowValue == RowValue, FalseColumn.TableColumnSortComparator == Sort
  { .choosing(second: second) }

  /// Columns behind `if #available`.
  public static func buildLimitedAvailability<Column>(_ column: Column) -> Column
  where
    Column: TableColumnContent, Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort
  { column }
}

/// Columns of several statements.
public struct TupleTableColumnContent<RowValue, Sort, First, Second>
where
  RowValue: Identifiable, Sort: SortComparator, First: TableColumnContent, First.TableRowValue == RowValue,
  Second: TableColumnContent, Second.TableRowValue == RowValue
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _addColumns(_ content: Self, to list: inout _TableColumnList<RowValue>) {
    list.descend(0) { First._addColumns(content.first, to: &$0) }
    list.descend(1) { Second._addColumns(content.second, to: &$0) }
  }
}

/// Columns in a table that is sorted by other comparators.
public struct TableColumnsSortedOtherwise<Columns, Sort>
where Columns: TableColumnContent, Sort: SortComparator {
  public typealias TableRowValue = Columns.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let columns: Columns

  nonisolated init(columns: Columns) { self.columns = columns }

  @MainActor public static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>) {
    Columns._addColumns(content.columns, to: &list)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>) {
    if let content { list.descend(0) { Wrapped._addColumns(content, to: &$0) } }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never

  @MainActor public static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>) {
    content.branch { first in
      list.descend(0) { TrueContent._addColumns(first, to: &$0) }
    } second: { second in
      list.descend(1) { FalseContent._addColumns(second, to: &$0) }
    }
  }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never

  /// Columns that modifiers are applied to together.
  @_disfavoredOverload
  public nonisolated init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .grouping(content())
  }

  @MainActor public static func _addColumns(_ group: Self, to list: inout _TableColumnList<TableRowValue>) {
    Content._addColumns(group.content, to: &list)
  }
}

/// Columns made from the elements of a collection, each known by the identity of its element.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
  Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
  Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Columns for elements that a key path identifies.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Columns for identifiable elements.
  public nonisolated init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Columns for a range of numbers.
  public nonisolated init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  @MainActor public static func _addColumns(_ loop: Self, to list: inout _TableColumnList<RowValue>) {
    for element in loop.data {
      list.descend(AnyHashable(loop.id(element))) { Content._addColumns(loop.content(element), to: &$0) }
    }
  }
}

extension TupleTableColumnContent: TableColumnContent {}

extension TableColumnsSortedOtherwise: TableColumnContent {}

extension TableColumnForEach: TableColumnContent {}
