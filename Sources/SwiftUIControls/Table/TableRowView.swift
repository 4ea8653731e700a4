import Geometry
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A row of a table as a view: one element, with a cell for each column.
public struct _TableRowView<Value: Identifiable> {
  let value: Value
  let cells: _TableCells<Value>
  @Environment(\.defaultMinListRowHeight) private var minimumHeight

  nonisolated init(value: Value, cells: _TableCells<Value>) {
    self.value = value
    self.cells = cells
  }
}

extension _TableRowView: View {
  public var body: some View {
    TableColumnsLayout(columns: cells.widths) {
      ForEach(cells.columns) { column in
        TableCell(
          content: column.cell(value), alignment: column.alignment,
          isFirst: column.id == cells.columns.first?.id,
          isList: cells.isList)
      }
    }
    .frame(minHeight: cells.isList ? nil : minimumHeight)
    .contentShape(Rectangle())
    .semantics(.row, children: .contain)
    .tag(value.id)
  }
}

/// What a column shows of a row.
private struct TableCell: View {
  let content: AnyView
  let alignment: TableColumnAlignment
  let isFirst: Bool
  let isList: Bool
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 0) {
      if isFirst { TableOutlineSpace(isList: isList) }
      HStack { content }
        .lineLimit(isList ? nil : 1)
        .frame(maxWidth: .infinity, alignment: alignment.alignment(direction))
    }
    .padding(
      isList
        ? EdgeInsets()
        : EdgeInsets(
          top: 4, leading: TableColumnWidth.leading, bottom: 4, trailing: TableColumnWidth.trailing)
    )
    .semantics(.cell, children: .contain)
  }
}

/// The space before the first cell of a row: its level in an outline, and the arrow of a row that has others below it.
private struct TableOutlineSpace: View {
  let isList: Bool
  @Environment(\.outlineLevel) private var level
  @Environment(\.isBesideOutline) private var isBesideOutline
  @Environment(\.rowExpansion) private var isExpanded

  /// Of the arrow, with the space after it.
  private static var column: CGFloat { 16 }
  private static var indentation: CGFloat { 16 }

  var body: some View {
    // The rows of a list are indented by the list.
    let level = isList ? 0 : level
    HStack(spacing: 0) {
      if let isExpanded {
        TableDisclosureButton(isExpanded: isExpanded)
      } else {
        Color.clear
      }
    }
    .frame(width: isBesideOutline || isExpanded != nil ? Self.column : 0, height: 16, alignment: .leading)
    .padding(.leading, CGFloat(level) * Self.indentation)
  }
}

/// The arrow that shows and hides the rows below one.
private struct TableDisclosureButton: View {
  let isExpanded: Binding<Bool>
  @GestureState private var isPressed = false
  @Environment(\.modifierKeys) private var keys

  private func toggle() { isExpanded.disclose(!isExpanded.wrappedValue, keys.down) }

  var body: some View {
    DisclosureChevron(isExpanded: isExpanded.wrappedValue)
      .foregroundStyle(.secondary).opacity(isPressed ? 0.6 : 1)
      .frame(width: 10, height: 16)
      .contentShape(Rectangle().inset(by: -3))
      .pressing($isPressed, toggle)
      .semantics(
        .disclosure, title: Text(isExpanded.wrappedValue ? "Collapse" : "Expand"),
        value: isExpanded.wrappedValue ? "expanded" : "collapsed", action: toggle)
  }
}

/// Goes on with the alternating backgrounds of a table below its last row, as far as the table shows.
struct TableStripes: ViewModifier {
  let metrics: ListMetrics
  /// How many rows there are in the section above.
  let start: Int
  @Environment(\.alternatingRowBackgrounds) private var alternation
  @Environment(\.defaultMinListRowHeight) private var rowHeight

  private var isShown: Bool {
    metrics.isTable && (alternation == .enabled || alternation == .automatic && metrics.alternatesRows)
  }

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if isShown {
        Stripes(height: max(rowHeight, 8), start: start, radius: metrics.cornerRadius)
          .fill(SchemeColor.alternate)
          .containerRelativeFrame(.vertical)
          .padding(.horizontal, metrics.margin)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
  }
}

/// Every other row, as many as a list has lines at once: a table may be without end.
private struct Stripes: Shape {
  let height: CGFloat
  /// The number of the first row; odd ones are filled.
  let start: Int
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      guard height > 0 else { return }
      let first = start.isMultiple(of: 2) ? 1 : 0
      for number in stride(from: first, to: Limits.linesInWindow, by: 2) {
        let y = CGFloat(number) * height
        guard y < rect.height else { return }
        let row = CGRect(x: rect.minX, y: rect.minY + y, width: rect.width, height: height)
        path.addRoundedRect(in: row, cornerSize: CGSize(width: radius, height: radius), style: .continuous)
      }
    }
  }
}
