import Foundation
import SwiftUICore
import ViewGraph

/// Rows of a table: a `TableRow`, or several.
///
/// A type of a program's own describes its rows by others, in `tableRowBody`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row is about.
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  /// The type of what the rows consist of. It is inferred from `tableRowBody`, and is `Never` for rows of the package.
  associatedtype TableRowBody: TableRowContent
  /// The type of the rows as views. Programs do not give it.
  associatedtype _TableRowViews: View
  /// What the rows consist of.
  @TableRowBuilder<TableRowValue> var tableRowBody: Self.TableRowBody { get }

  /// The rows as views. Programs do not implement it.
  nonisolated static func _rowViews(_ rows: Self, _ cells: _TableCells<TableRowValue>) -> _TableRowViews
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The views of `tableRowBody`.
  public nonisolated static func _rowViews(
    _ rows: Self, _ cells: _TableCells<TableRowValue>
  ) -> DescribedTableRows<Self> { DescribedTableRows(rows: rows, cells: cells) }
}

/// The rows of a program's own type as views.
public struct DescribedTableRows<Rows: TableRowContent>
where Rows.TableRowBody.TableRowValue == Rows.TableRowValue {
  let rows: Rows
  let cells: _TableCells<Rows.TableRowValue>

  nonisolated init(rows: Rows, cells: _TableCells<Rows.TableRowValue>) {
    self.rows = rows
    self.cells = cells
  }
}

extension DescribedTableRows: View {
  public var body: some View { Rows.TableRowBody._rowViews(rows.tableRowBody, cells) }
}

extension TableRowContent where TableRowBody == Never {
  /// Rows of the package have no body; reading it is a programmer's error.
  public var tableRowBody: Never {
    fatalError("\(Self.self) has no body: it is shown by the package")  // documented programmer error
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  /// Never called: there is no such content.
  public nonisolated static func _rowViews(_ rows: Never, _ cells: _TableCells<Never>) -> Never {}
}

/// The cells of a table's rows: the columns that it shows.
///
/// - Note: Made by tables; a program has no use for it.
public final class _TableCells<Value: Identifiable> {
  let columns: [TableColumnFace<Value>]
  let widths: [TableColumnWidth]
  /// Whether a row shows its first column alone, as a list does.
  let isList: Bool

  nonisolated init(columns: [TableColumnFace<Value>], widths: [TableColumnWidth], isList: Bool) {
    self.columns = columns
    self.widths = widths
    self.isList = isList
  }
}

/// A row of a table.
public struct TableRow<Value> where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let value: Value

  /// A row that is about a value: the columns of the table make its cells from it. The row is selected by the value's identity.
  public nonisolated init(_ value: Value) { self.value = value }

  public nonisolated static func _rowViews(
    _ row: TableRow, _ cells: _TableCells<Value>
  ) -> _TableRowView<Value> { _TableRowView(value: row.value, cells: cells) }
}

/// No row.
public struct EmptyTableRowContent<Value> where Value: Identifiable {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// No row.
  public nonisolated init() {}
  public nonisolated static func _rowViews(
    _ rows: EmptyTableRowContent, _ cells: _TableCells<Value>
  ) -> EmptyView { EmptyView() }
}

/// The title of a section of a table, which spans the columns.
public struct TableHeaderRowContent<Value, Content>
where Value: Identifiable, Content: View {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let content: Content

  nonisolated init(content: Content) { self.content = content }

  public nonisolated static func _rowViews(
    _ header: TableHeaderRowContent, _ cells: _TableCells<Value>
  ) -> Content { header.content }
}

/// Rows of several statements.
public struct TupleTableRowContent<Value, First, Second>
where
  Value: Identifiable, First: TableRowContent, First.TableRowValue == Value, Second: TableRowContent,
  Second.TableRowValue == Value
{
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  let first: First
  let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  public nonisolated static func _rowViews(
    _ rows: TupleTableRowContent, _ cells: _TableCells<Value>
  ) -> TupleView<(First._TableRowViews, Second._TableRowViews)> {
    TupleView((First._rowViews(rows.first, cells), Second._rowViews(rows.second, cells)))
  }
}

extension TableHeaderRowContent: TableRowContent {}

extension TupleTableRowContent: TableRowContent {}

extension TableRow: TableRowContent {}

extension EmptyTableRowContent: TableRowContent {}
