import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Rows with a cell in each of several columns, below the titles of the columns, which scroll; only those are made that can be
/// seen.
///
/// Takes the size that it is proposed. Columns share the width as `TableColumn` says; where they need more, they scroll. Rows
/// are as high as the highest of their cells, and at least 24 points. The look is that of the `tableStyle(_:)`. On a phone a
/// table shows its first column alone, as a plain list without titles.
///
/// Where there is a selection, rows are selected by the identities of their values, in the ways of a `List`. Where there is a
/// `sortOrder`, clicks on the titles of columns change it: the rows are the program's to sort. The user resizes columns by the
/// lines between their titles: those before a line keep their width meanwhile, those behind share what is left.
///
/// - Parameters:
///   - Value: What a row is about.
///   - Rows: The rows.
///   - Columns: The columns.
public struct Table<Value, Rows, Columns>
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?

  nonisolated init(
    rows: Rows, columns: Columns, selection: ListSelection? = nil, sorting: TableSorting? = nil,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }
}

extension Table: View {
  public var body: some View {
    TableBody(
      rows: rows, columns: faces, selection: selection, sorting: sorting, customization: customization)
  }

  @MainActor private var faces: [TableColumnFace<Value>] {
    var list = _TableColumnList<Value>()
    Columns._addColumns(columns, to: &list)
    return list.columns
  }
}

private struct TableBody<Rows: TableRowContent>: View {
  typealias Value = Rows.TableRowValue
  let rows: Rows
  let columns: [TableColumnFace<Value>]
  let selection: ListSelection?
  let sorting: TableSorting?
  let customization: Binding<TableColumnCustomization<Value>>?
  /// The widths that the user has given to columns.
  @State private var widths: [TableColumnID: CGFloat] = [:]
  @OwnObject private var geometry = TableGeometry()
  @Environment(\.tableLook) private var look
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.platformProfile) private var profile

  var body: some View {
    let metrics = ListMetrics(table: look, profile)
    let cells = cells(metrics)
    Group {
      if metrics.isPhone {
        ListBody(content: Rows._rowViews(rows, cells), selection: selection, table: metrics)
      } else {
        ScrollView(.horizontal) {
          VStack(spacing: 0) {
            if headers != .hidden {
              TableHeader(
                cells: cells, sorting: sorting, margin: metrics.margin, page: metrics.background,
                actions: actions(cells, metrics),
                menu: ColumnsMenu(columns: columns, customization: customization))
            }
            ListBody(content: Rows._rowViews(rows, cells), selection: selection, table: metrics)
          }
          .environment(\.isAroundOwnScrollView, false)
          .containerRelativeFrame(.horizontal) { width, _ in
            max(width, TableColumnWidth.least(cells.widths) + 2 * metrics.margin)
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            geometry.width = $0 - 2 * metrics.margin
          }
        }
        .environment(\.isAroundOwnScrollView, true)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .overlay { if look.kind == .bordered { Rectangle().strokeBorder(SchemeColor.border, lineWidth: 1) } }
      }
    }
    .semantics(.table, children: .contain)
  }

  /// The columns that are shown, as wide as the user has made them.
  private func cells(_ metrics: ListMetrics) -> _TableCells<Value> {
    let customization = customization?.wrappedValue ?? TableColumnCustomization()
    var shown = customization.visible(customization.ordered(columns))
    if metrics.isPhone { shown = Array(shown.prefix(1)) }
    let sizes = shown.map { column in
      widths[column.id].map { TableColumnWidth(fixed: column.width.clamped($0)) } ?? column.width
    }
    return _TableCells(
      columns: shown, widths: metrics.isPhone ? shown.map { _ in .whole } : sizes, isList: metrics.isPhone)
  }

  private func actions(_ cells: _TableCells<Value>, _ metrics: ListMetrics) -> TableHeaderActions {
    TableHeaderActions(
      resize: { place, distance in
        let start = geometry.start ?? TableColumnWidth.spans(cells.widths, in: geometry.width)
        geometry.start = start
        guard start.indices.contains(place), cells.columns.indices.contains(place) else { return }
        for index in 0..<place { widths[cells.columns[index].id] = start[index] - TableColumnWidth.gap }
        widths[cells.columns[place].id] = cells.columns[place].width.clamped(
          start[place] - TableColumnWidth.gap + distance)
      },
      endResizing: { geometry.start = nil },
      move: { place, distance in
        let spans = TableColumnWidth.spans(cells.widths, in: geometry.width)
        guard spans.indices.contains(place), cells.columns.indices.contains(place) else { return }
        // The place of the column over whose middle the dragged one's is.
        let middle = spans[..<place].reduce(0, +) + spans[place] / 2 + distance
        var end: CGFloat = 0
        let target = spans.firstIndex { span in
          end += span
          return middle < end
        }
        withAnimation {
          customization?.wrappedValue.move(
            cells.columns[place].id, to: middle < 0 ? 0 : target ?? spans.count - 1, of: cells.columns,
            among: columns)
        }
      },
      isCustomizable: customization != nil)
  }
}

/// What a table knows of its place when a user acts.
@MainActor private final class TableGeometry {
  /// Of all columns together.
  var width: CGFloat?
  /// The widths of the columns, with what is between them, when a drag began.
  var start: [CGFloat]?
}

extension TableColumnWidth {
  /// All that there is.
  fileprivate static var whole: TableColumnWidth { TableColumnWidth(min: 0, max: .infinity) }
}

/// The menu that shows and hides columns.
private struct ColumnsMenu<Value: Identifiable>: View {
  let columns: [TableColumnFace<Value>]
  let customization: Binding<TableColumnCustomization<Value>>?

  var body: some View {
    if let customization {
      ForEach(columns.filter(\.canHide)) { column in
        Toggle(isOn: isShown(column, customization)) { column.label }
      }
    }
  }

  private func isShown(
    _ column: TableColumnFace<Value>, _ customization: Binding<TableColumnCustomization<Value>>
  ) -> Binding<Bool> {
    Binding {
      !customization.wrappedValue.visible([column]).isEmpty
    } set: {
      if let id = column.customizationID {
        customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden
      }
    }
  }
}
