import Foundation
import SwiftUICore
import ViewGraph

/// A row of a table with an arrow in its first column, which shows and hides rows below it.
///
/// The rows below exist only while they are shown, and are indented in the first column.
public struct DisclosureTableRow<Label, Content>
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never
  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// A row that is about a value, with rows below it.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the rows below are shown. Nil where the row begins collapsed and remembers it by itself.
  ///   - content: The rows below.
  public nonisolated init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Label.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  public nonisolated static func _rowViews(
    _ row: DisclosureTableRow, _ cells: _TableCells<Label.TableRowValue>
  ) -> TableDisclosureRows<Label._TableRowViews, Content._TableRowViews> {
    TableDisclosureRows(label: Label._rowViews(row.label, cells), isExpanded: row.isExpanded) {
      Content._rowViews(row.content(), cells)
    }
  }
}

/// A row and those below it as views.
public struct TableDisclosureRows<Label: View, Content: View> {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State private var isExpandedByItself = false

  nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension TableDisclosureRows: View {
  public var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByItself
    label.environment(\.rowExpansion, isExpanded).outlineRow(isExpanded: isExpanded)
    if isExpanded.wrappedValue {
      content().environment(\.rowExpansion, nil).belowOutlineRow()
    }
  }
}

extension EnvironmentValues {
  /// Whether the rows below a row of a table are shown; nil for a row that can have none.
  var rowExpansion: Binding<Bool>? {
    get { self[RowExpansionKey.self] }
    set { self[RowExpansionKey.self] = newValue }
  }

  private struct RowExpansionKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }

  /// Whether some row of the list around the view has others below it, so that all leave room for the arrows.
  var isBesideOutline: Bool {
    get { self[BesideOutlineKey.self] }
    set { self[BesideOutlineKey.self] = newValue }
  }

  private struct BesideOutlineKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension DisclosureTableRow: TableRowContent {}
