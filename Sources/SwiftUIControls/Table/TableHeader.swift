import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What a user does to the columns of a table by their titles.
struct TableHeaderActions {
  /// Makes the column at a place wider by so many points than it was when the drag began.
  let resize: @MainActor (Int, CGFloat) -> Void
  let endResizing: @MainActor () -> Void
  /// Gives the column at a place another place, so many points on.
  let move: @MainActor (Int, CGFloat) -> Void
  /// Whether columns can be moved and hidden at all.
  let isCustomizable: Bool
}

/// The titles of a table's columns.
struct TableHeader<Value: Identifiable, Menu: View>: View {
  let cells: _TableCells<Value>
  let sorting: TableSorting?
  let margin: CGFloat
  /// What is behind the titles, as behind the rows.
  let page: SchemeColor?
  let actions: TableHeaderActions
  /// The menu that shows and hides columns.
  let menu: Menu

  @Environment(\.scrollContentBackground) private var contentBackground

  static var height: CGFloat { 28 }

  private var columns: [TablePlacedColumn<Value>] {
    cells.columns.enumerated().map { TablePlacedColumn(place: $0, column: $1) }
  }

  @ViewBuilder var body: some View {
    if actions.isCustomizable {
      titles.contextMenu { menu }
    } else {
      titles
    }
  }

  private var titles: some View {
    TableColumnsLayout(columns: cells.widths) {
      ForEach(columns) { placed in
        TableTitle(
          placed: placed, order: placed.column.sort.flatMap { sorting?.order($0) },
          sort: sort(placed.column), actions: actions)
      }
    }
    // The lines reach into the columns on both sides.
    .overlay {
      TableColumnsLayout(columns: cells.widths) {
        ForEach(columns) { placed in
          TableColumnEdge(
            canResize: placed.column.canResize, place: placed.place,
            isLast: placed.place == cells.columns.count - 1, actions: actions)
        }
      }
    }
    .frame(height: Self.height)
    .padding(.horizontal, margin)
    .background(alignment: .bottom) { Rectangle().fill(SchemeColor.separator).frame(height: 1) }
    .background {
      if let page, contentBackground != .hidden { Rectangle().fill(page).ignoresSafeArea() }
    }
    .contentShape(Rectangle())
    .semantics(.row, children: .contain)
  }

  /// What a click on a column's title does; nil where nothing.
  private func sort(_ column: TableColumnFace<Value>) -> (@MainActor () -> Void)? {
    guard let sorting, let sort = column.sort, sorting.accepts(sort) else { return nil }
    return { sorting.choose(sort) }
  }
}

/// A column at its place among those that are shown.
private struct TablePlacedColumn<Value>: Identifiable {
  let place: Int
  let column: TableColumnFace<Value>
  var id: TableColumnID { column.id }
}

/// The title of a column, with an arrow where the rows are sorted by it.
private struct TableTitle<Value>: View {
  let placed: TablePlacedColumn<Value>
  let order: SortOrder?
  let sort: (@MainActor () -> Void)?
  let actions: TableHeaderActions
  @Environment(\.layoutDirection) private var direction
  @GestureState(resetTransaction: Transaction(animation: .easeOut(duration: 0.2))) private var travel:
    CGFloat = 0

  private var column: TableColumnFace<Value> { placed.column }

  var body: some View {
    title
      .background { if travel != 0 { Rectangle().fill(.background).opacity(0.85) } }
      .offset(x: travel)
      .highPriorityGesture(
        move, including: actions.isCustomizable && column.canMove ? .all : .subviews
      )
  }

  @ViewBuilder private var title: some View {
    if let sort {
      Button(action: sort) { label }
        .buttonStyle(.plain)
        .semantics(.button, children: nil, value: order.map { $0 == .forward ? "ascending" : "descending" })
    } else {
      label
    }
  }

  private var label: some View {
    HStack(spacing: 4) {
      column.label
        .fontWeight(order == nil ? .regular : .semibold)
        .frame(maxWidth: .infinity, alignment: column.alignment.alignment(direction))
      if let order {
        SortArrow(isUp: order == .forward)
          .stroke(.secondary, style: StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round))
          .frame(width: 7, height: 3.5)
          .accessibilityHidden(true)
      }
    }
    .font(.subheadline)
    .foregroundStyle(order == nil ? .secondary : .primary)
    .lineLimit(1)
    .padding(.leading, TableColumnWidth.leading)
    .padding(.trailing, TableColumnWidth.trailing)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
  }

  private var move: some Gesture {
    DragGesture(minimumDistance: 6, coordinateSpace: .global)
      .updating($travel) { drag, travel, _ in travel = drag.translation.width }
      .onEnded { drag in
        let distance = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
        actions.move(placed.place, distance)
      }
  }
}

/// The line between a column's title and the next one. Dragging it resizes the column.
private struct TableColumnEdge: View {
  let canResize: Bool
  let place: Int
  let isLast: Bool
  let actions: TableHeaderActions
  @Environment(\.layoutDirection) private var direction

  /// Of what takes the pointer.
  private static var width: CGFloat { 9 }

  var body: some View {
    Rectangle().fill(SchemeColor.separator)
      .frame(width: 1, height: 16)
      .opacity(isLast ? 0 : 1)
      .frame(maxHeight: .infinity)
      .frame(width: Self.width)
      .contentShape(Rectangle())
      .pointerStyle(canResize ? .columnResize : nil)
      .endingDrag(
        DragGesture(minimumDistance: 1, coordinateSpace: .global), including: canResize ? .all : .none
      ) { drag in
        actions.resize(place, direction == .rightToLeft ? -drag.translation.width : drag.translation.width)
      } ended: { _ in
        actions.endResizing()
      }
      .offset(x: isLast ? 0 : Self.width / 2 - 0.5)
      .allowsHitTesting(canResize)
      .frame(maxWidth: .infinity, alignment: .trailing)
      .accessibilityHidden(true)
  }
}

/// An open arrow that fills its frame.
private struct SortArrow: Shape {
  let isUp: Bool

  func path(in rect: CGRect) -> Path {
    let (tip, ends) = isUp ? (rect.minY, rect.maxY) : (rect.maxY, rect.minY)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: ends))
      path.addLine(to: CGPoint(x: rect.midX, y: tip))
      path.addLine(to: CGPoint(x: rect.maxX, y: ends))
    }
  }
}
