import Foundation
import SwiftUICore
import ViewGraph

/// Where the cells and the title of a column stand between its edges.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Sendable { case automatic, leading, center, trailing, numeric }
  private let kind: Kind

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(kind: .automatic)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(kind: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(kind: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(kind: .trailing)
  /// As numbers of the locale are: their last digits, which are on the right in all numbering systems, below one another.
  public static let numeric = TableColumnAlignment(kind: .numeric)
  /// As numbers of a numbering system are. Those of all systems are written from left to right.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

  func alignment(_ direction: LayoutDirection) -> Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .numeric: direction == .leftToRight ? .trailing : .leading
    }
  }
}

/// What a user may change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The behaviors, a bit each.
  public let rawValue: UInt8
  /// Behaviors by their bits.
  public nonisolated init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Its place among the columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Its width, within the bounds of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether it is shown.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

extension TableColumnContent {
  /// Gives the columns a width that a user cannot change.
  ///
  /// - Parameter width: In points, of the content: between two columns there is space besides. Negative ones count as 0; nil
  ///   for a column that takes its share of the table.
  public nonisolated func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    let width = width.flatMap { $0.isFinite ? TableColumnWidth(fixed: $0) : nil } ?? TableColumnWidth()
    return ModifiedTableColumns(columns: self) { $0.width = width }
  }

  /// Lets the columns be as wide as the table and the user make them, within bounds.
  ///
  /// A table that is wider than its columns wish makes all of them wider by the same amount, but none wider than its greatest
  /// width; one that is narrower makes them narrower, and scrolls where they cannot be.
  ///
  /// - Parameters:
  ///   - min: In points, of the content. Nil for the usual least width. Negative ones count as 0.
  ///   - ideal: Nil for the usual width.
  ///   - max: Nil for any width. It counts as `min` where it is less.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    let width = TableColumnWidth(min: min, ideal: ideal, max: max)
    return ModifiedTableColumns(columns: self) { $0.width = width }
  }

  /// Sets where the cells and the titles of the columns stand between their edges.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.alignment = alignment }
  }

  /// Names the column for a `TableColumnCustomization`, so that a user can move and hide it.
  ///
  /// - Parameter id: One for each column of the table, and the same in each run of the program.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.customizationID = id }
  }

  /// Sets whether the column is shown as long as the user has not chosen. Columns without a `customizationID(_:)` are always
  /// shown.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.defaultVisibility = visibility }
  }

  /// Keeps a user from changing something of the columns.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(columns: self) { $0.fixed.formUnion(behavior) }
  }
}

/// Columns of which something is said. What is said further in holds.
struct ModifiedTableColumns<Columns: TableColumnContent> {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never
  let columns: Columns
  let change: (inout TableColumnFace<Columns.TableRowValue>) -> Void

  nonisolated init(
    columns: Columns, change: @escaping (inout TableColumnFace<Columns.TableRowValue>) -> Void
  ) {
    self.columns = columns
    self.change = change
  }

  @MainActor static func _addColumns(_ content: Self, to list: inout _TableColumnList<TableRowValue>) {
    list.modify(content.change) { Columns._addColumns(content.columns, to: &$0) }
  }
}

extension ModifiedTableColumns: TableColumnContent {}
