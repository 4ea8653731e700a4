import Foundation
import SwiftUICore
import ViewGraph

/// Builds the rows of a table from statements: any number of them, conditions, optionals and availability checks.
@resultBuilder
public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Rows as a statement.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TableRowContent, Content.TableRowValue == Value { content }

  /// No statement: no row.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first statement.
  public static func buildPartialBlock<Content>(first content: Content) -> Content
  where Content: TableRowContent, Content.TableRowValue == Value { content }

  /// The rows so far, and those of the next statement.
  public static func buildPartialBlock<Rows, Content>(
    accumulated rows: Rows, next content: Content
  ) -> TupleTableRowContent<Value, Rows, Content>
  where
    Rows: TableRowContent, Rows.TableRowValue == Value, Content: TableRowContent,
    Content.TableRowValue == Value
  { TupleTableRowContent(first: rows, second: content) }

  /// `if` without `else`: the rows, or none.
  public static func buildOptional<Content>(_ content: Content?) -> Content?
  where Content: TableRowContent, Content.TableRowValue == Value { content }

  /// The first branch of `if` and `else`, or of `switch`. Changing branches gives the rows a new identity.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where
    TrueContent: TableRowContent, TrueContent.TableRowValue == Value, FalseContent: TableRowContent,
    FalseContent.TableRowValue == Value
  { .choosing(first: first) }

  /// The second branch of `if` and `else`, or of `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where
    TrueContent: TableRowContent, TrueContent.TableRowValue == Value, FalseContent: TableRowContent,
    FalseContent.TableRowValue == Value
  { .choosing(second: second) }

  /// Rows behind `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content
  where Content: TableRowContent, Content.TableRowValue == Value { content }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never

  public nonisolated static func _rowViews(
    _ rows: Self, _ cells: _TableCells<Wrapped.TableRowValue>
  ) -> Wrapped._TableRowViews? { rows.map { Wrapped._rowViews($0, cells) } }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowBody = Never

  public nonisolated static func _rowViews(
    _ rows: Self, _ cells: _TableCells<TrueContent.TableRowValue>
  ) -> _ConditionalContent<TrueContent._TableRowViews, FalseContent._TableRowViews> {
    rows.mapped {
      TrueContent._rowViews($0, cells)
    } second: {
      FalseContent._rowViews($0, cells)
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowBody = Never

  /// Rows that modifiers are applied to one by one.
  @_disfavoredOverload
  public nonisolated init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
    self = .grouping(content())
  }

  public nonisolated static func _rowViews(
    _ group: Self, _ cells: _TableCells<Content.TableRowValue>
  ) -> Group<Content._TableRowViews> { .grouping(Content._rowViews(group.content, cells)) }
}
