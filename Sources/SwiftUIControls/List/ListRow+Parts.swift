import DisplayList
import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// What a list puts around its rows where it is asked for. What a list never does with its rows is no part of them.
extension ListRow {
  /// The environment of what stands in the row.
  @ViewBuilder func inRow(_ content: some View, isEmphasized: Bool) -> some View {
    switch metrics.kind {
    case .sidebar: prominent(content, isEmphasized).transformEnvironment(\.font) { $0 = $0 ?? .body }
    case .table, .insetTable:
      prominent(content, isEmphasized).environment(\.isBesideOutline, place.isInOutline)
    default: prominent(content, isEmphasized)
    }
  }

  /// On a background of increased prominence, text is white.
  @ViewBuilder private func prominent(_ content: some View, _ isEmphasized: Bool) -> some View {
    if frame.selection != nil {
      content.environment(\.backgroundProminence, isEmphasized ? .increased : .standard)
    } else {
      content
    }
  }

  /// The row's own view, which takes no presses while rows are picked by circles, but for the arrow of an outline.
  @ViewBuilder func touched(_ content: some View, _ traits: ListRowTraits) -> some View {
    if metrics.isPhone, frame.selection?.kind == .multiple {
      content.allowsHitTesting(!frame.hasCircle(row) || traits.isExpanded != nil)
    } else {
      content
    }
  }

  /// Content that reaches into the corners of the row's card ends where the card does.
  ///
  /// - Parameters:
  ///   - corners: The outline of the row's part of the card; nil where nothing is cut off.
  ///   - rise: How far the row's plate reaches over what is above.
  @ViewBuilder
  func inCard(_ content: some View, _ corners: UnevenRoundedRectangle?, rise: CGFloat) -> some View {
    if metrics.hasCards { content.modifier(CardCorners(outline: corners, rise: rise)) } else { content }
  }

  @ViewBuilder func hovered(_ content: some View, _ traits: ListRowTraits) -> some View {
    if traits.hoverEffect != nil { content.onHover { isUnderMouse = $0 } } else { content }
  }

  /// Takes what is dropped on the row, where its loop takes anything, or has rows that are moved by being dragged.
  @ViewBuilder
  func dropped(_ content: some View, _ editing: RowEditing?, _ traits: ListRowTraits) -> some View {
    if let editing, editing.canInsert || editing.isAmongMoved && traits.dragSource != nil {
      content.modifier(ListRowDrop(editing: editing))
    } else {
      content
    }
  }

  @ViewBuilder
  func swiped(_ content: some View, _ actions: RowActions, _ shape: UnevenRoundedRectangle) -> some View {
    if actions.isEmpty {
      content
    } else {
      content.modifier(
        SwipeableRow(id: row.id, actions: actions, swipes: frame.swipes, shape: shape, resting: $resting))
    }
  }

  @ViewBuilder func withMenu(_ content: some View) -> some View {
    if let menu = frame.menu {
      content.modifier(
        SelectionMenuRow(menu: menu, row: row.containerValues) { frame.selection?.values() ?? [] })
    } else {
      content
    }
  }

  /// The row of a list with a selection, which a press selects; on the desktop a drag of the mouse selects all rows on its way,
  /// where it does not take the row along.
  @ViewBuilder func picked(_ content: some View, isSelected: Bool, isTaken: Bool) -> some View {
    if frame.selection != nil {
      let isPicked = frame.picks != .nothing && frame.takes(row)
      let cursor = ListCursor(section: sectionNumber, row: place.number, id: row.id)
      swept(content, cursor, isEnabled: isPicked && !isTaken)
        .gesture(TapGesture().onEnded { frame.pick(cursor, true) }, including: isPicked ? .all : .subviews)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityActivation(isEnabled: isPicked) { frame.pick(cursor, false) }
    } else {
      content
    }
  }

  @ViewBuilder
  private func swept(_ content: some View, _ cursor: ListCursor, isEnabled: Bool) -> some View {
    if metrics.isPhone {
      content
    } else {
      content.gesture(
        RowSweepGesture(over: row.id, of: ObjectIdentifier(frame.moves)) {
          frame.sweep(cursor, $0)
        }, isEnabled: isEnabled)
    }
  }

  /// A row that is dragged: where it is selected, with all others that are and can be.
  @ViewBuilder func dragged(_ content: some View, _ traits: ListRowTraits) -> some View {
    if traits.dragSource != nil {
      content.modifier(
        RowDragModifier { source in row.listRow.dragSource === source ? draggedRow : nil })
    } else {
      content
    }
  }

  /// The rows that are selected, where the row is one of several.
  private var rowsSelectedWithThis: [Subview] {
    guard let selection = frame.selection, selection.kind == .multiple,
      selection.contains(row.containerValues)
    else { return [] }
    return frame.selectedRows()
  }

  private var draggedRow: DraggedRow {
    var rows = rowsSelectedWithThis
    if !rows.contains(where: { $0.id == row.id }) { rows = [row] }
    let items = rows.flatMap { $0.listRow.dragSource?.items() ?? [] }
    let loop = row.editing.flatMap { $0.canMove ? $0.loop : nil }
    return DraggedRow(
      items: items, badge: items.count > 1 ? AnyView(ListDragBadge(count: items.count)) : nil, loop: loop
    ) {
      IndexSet(rows.compactMap(\.editing).filter { $0.canMove && $0.loop == loop }.map(\.index))
    }
  }

  /// - Parameter isDragged: Whether the row is dragged as what it stands for, and moved where it is dropped in its loop.
  @ViewBuilder func moved(_ content: some View, _ editing: RowEditing?, isDragged: Bool) -> some View {
    if let editing, editing.isAmongMoved {
      content.modifier(
        MovableRow(
          id: row.id, editing: editing, moves: frame.moves, metrics: metrics, isDragged: isDragged,
          selectedRows: { rowsSelectedWithThis }))
    } else {
      content
    }
  }
}

/// Cuts a row off where its card ends. One modifier in either case: rows whose insets change keep their state.
nonisolated private struct CardCorners: ElementModifier {
  typealias Body = Never
  let outline: UnevenRoundedRectangle?
  let rise: CGFloat
  static var affects: ModifierAspects { .drawing }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    guard let outline else { return content }
    let rect = CGRect(x: 0, y: -rise, width: context.size.width, height: context.size.height + rise)
    return content.applying(.clip(outline.path(in: rect), FillStyle()), id: context.id)
  }
}
