import Foundation
import SwiftUICore
import ViewGraph

/// Columns of a table: a `TableColumn`, or several.
///
/// A type of a program's own describes its columns by others, in `tableColumnBody`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row of the table is about.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// What sorts the rows by the columns; `Never` where nothing does.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  /// The type of what the columns consist of. It is inferred from `tableColumnBody`, and is `Never` for columns of the
  /// package.
  associatedtype TableColumnBody: TableColumnContent
  /// What the columns consist of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: Self.TableColumnBody {
    get
  }

  /// Adds the columns to those of a table. Programs do not implement it.
  static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// Adds the columns of `tableColumnBody`.
  @MainActor public static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>) {
    TableColumnBody._addColumns(content.tableColumnBody, to: &list)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Columns of the package have no body; reading it is a programmer's error.
  public var tableColumnBody: Never {
    fatalError("\(Self.self) has no body: it is shown by the package")  // documented programmer error
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  /// Never called: there is no such content.
  @MainActor public static func _addColumns(_ content: Never, to list: inout _TableColumnList<Never>) {}
}

/// The columns of a table, as they are gathered from its content.
///
/// - Note: Made by tables; a program has no use for it.
public struct _TableColumnList<Value: Identifiable> {
  var columns: [TableColumnFace<Value>] = []
  /// The way to the content that adds columns: what a column is known by.
  private var path: [AnyHashable] = []
  /// What modifiers around the content say, from the outside in: the inmost holds.
  private var modifiers: [(inout TableColumnFace<Value>) -> Void] = []

  nonisolated init() {}

  mutating func add(_ face: TableColumnFace<Value>) {
    var face = face
    face.id = TableColumnID(path: path)
    for modify in modifiers { modify(&face) }
    columns.append(face)
  }

  /// Adds what is a step further in.
  mutating func descend(_ step: AnyHashable, _ add: (inout Self) -> Void) {
    path.append(step)
    add(&self)
    path.removeLast()
  }

  /// Adds what a modifier is around.
  mutating func modify(
    _ change: @escaping (inout TableColumnFace<Value>) -> Void, _ add: (inout Self) -> Void
  ) {
    modifiers.append(change)
    add(&self)
    modifiers.removeLast()
  }
}

/// A column by its place in a table's content.
struct TableColumnID: Hashable {
  var path: [AnyHashable] = []
}

/// What a table knows of a column.
struct TableColumnFace<Value>: Identifiable {
  var id = TableColumnID()
  let label: AnyView
  let cell: @MainActor (Value) -> AnyView
  /// Sorts the rows by the column; nil for one that does not.
  let sort: AnyColumnSort?
  var width = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  /// By which a customization knows the column; nil for one that stays as it is.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  /// What the user may not change.
  var fixed: TableColumnCustomizationBehavior = []
}
