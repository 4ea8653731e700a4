import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// A row of a list: the view, with what the list puts around it.
struct ListRow: View {
  let row: Subview
  let place: ListRowPlace
  let section: ListSectionTraits
  let sectionNumber: Int
  /// How many rows the sections above show, where every other row has another background.
  let rowsAbove: Int
  let frame: ListFrame
  /// How far a swipe has moved the row aside.
  @State var resting: CGFloat = 0
  /// Whether it is pressed for the one control in it that takes that.
  @GestureState var isPressed = false
  /// What is inside and takes presses of the row or shows its badge.
  @State var controls = ListRowControls()
  @State var isUnderMouse = false

  var metrics: ListMetrics { frame.metrics }

  var body: some View {
    let traits = row.listRow
    let editing = row.editing
    let isSelected = frame.selection?.contains(row.containerValues) ?? false
    let isEmphasized = isSelected && frame.isFocused && !metrics.isPhone
    let isApart = traits.spacing ?? 0 > 0
    let joins = isSelected && !isApart && frame.selection?.kind == .multiple
    let joinsAbove = joins && place.neighbor(.top) { isMarked($0) && $0.listRow.spacing ?? 0 <= 0 }
    let shape = shape(
      isApart: isApart, joinsAbove: joinsAbove, joinsBelow: joins && place.neighbor(.bottom, isMarked))
    let plates = ListRowPlates(
      fill: fill(traits, isSelected: isSelected, isEmphasized: isEmphasized),
      rise: isSelected && !place.isFirst && !frame.alternatesRows ? metrics.lineThickness : 0, shape: shape,
      hover: isUnderMouse && !traits.isHoverEffectDisabled ? traits.hoverEffect : nil,
      hoverFill: metrics.rowBackground, isPressed: showsPress,
      menu: frame.hasCircle(row) ? nil : traits.menu)
    let beside = beside(traits, editing, isSelected: isSelected)
    let separators = RowSeparators(
      row: traits, section: section, place: place, metrics: metrics,
      // A selected row has no line below it and covers the one above; stripes need none.
      isAutomatic: !isSelected && !frame.alternatesRows)
    let actions = RowActions(traits, editing)
    let container = RowContainer(arrangement(traits, plates, beside, separators)) {
      if plates.count > 0 { plates }
      inRow(
        Group {
          beside.before
          touched(row, traits)
          if beside.countAfter > 0 { beside.after }
        }, isEmphasized: isEmphasized)
      separators.lines
    }
    let card = inCard(container, reachesCorners(traits) ? shape : nil, rise: plates.rise)
    let margins = EdgeInsets(
      top: 0, leading: metrics.margins.leading, bottom: place.isLast ? 0 : traits.spacing ?? 0,
      trailing: metrics.margins.trailing)
    if isShownOnly(traits, editing, actions) {
      pressed(card).padding(margins)
    } else {
      let swiped = swiped(dropped(hovered(pressed(card), traits), editing, traits), actions, shape)
      let isDragged = traits.dragSource != nil
      let picked = picked(
        dragged(withMenu(swiped), traits), isSelected: isSelected,
        isTaken: isDragged || editing?.canMove ?? false)
      moved(picked.padding(margins), editing, isDragged: isDragged)
    }
  }

  /// Whether nothing can be done with the row itself, as with most.
  private func isShownOnly(_ traits: ListRowTraits, _ editing: RowEditing?, _ actions: RowActions) -> Bool {
    editing == nil && actions.isEmpty && traits.hoverEffect == nil && frame.menu == nil
      && frame.selection == nil
  }

  /// Whether the program lets what is in a row of a card reach into the card's corners.
  private func reachesCorners(_ traits: ListRowTraits) -> Bool {
    guard metrics.hasCards else { return false }
    let usual = CGFloat.infinity
    let own = traits.insets(usual: EdgeInsets(top: usual, leading: usual, bottom: usual, trailing: usual))
    return min(own.top, own.bottom) < metrics.cornerRadius
      && min(own.leading, own.trailing) < metrics.cornerRadius
  }

  private func arrangement(
    _ traits: ListRowTraits, _ plates: ListRowPlates, _ beside: ListRowBeside, _ separators: RowSeparators
  ) -> RowArrangement {
    var arrangement = RowArrangement()
    arrangement.plates = plates.count
    (arrangement.before, arrangement.after) = (beside.countBefore, beside.countAfter)
    (arrangement.hasTopLine, arrangement.hasBottomLine) = (separators.showsTop, separators.showsBottom)
    arrangement.insets = insets(traits)
    arrangement.minimumHeight = frame.minimumRowHeight
    arrangement.lines.start = arrangement.insets.leading
    arrangement.lines.end = max(metrics.separatorEnd - metrics.margin, 0)
    arrangement.lines.thickness = metrics.lineThickness
    arrangement.lines.beginWithText = metrics.isPhone
    return arrangement
  }

  /// What stands before and after the row's own view.
  private func beside(_ traits: ListRowTraits, _ editing: RowEditing?, isSelected: Bool) -> ListRowBeside {
    var beside = ListRowBeside(
      badge: controls.showsBadge ? nil : traits.badge, badgeStyle: traits.badgeProminence.style)
    if frame.hasCircle(row) {
      beside.selection = isSelected
    } else if frame.isEdited, editing?.canDelete ?? false {
      beside.deletion = $resting
    }
    if frame.isEdited, editing?.canMove ?? false { beside.handle = (row.id, frame.moves) }
    return beside
  }

  /// On the desktop a column is free for the arrows of an outline, where there are any. A table has it in its first column.
  private func insets(_ traits: ListRowTraits) -> EdgeInsets {
    var insets = traits.insets(usual: metrics.insets)
    if metrics.isTable { return insets }
    let level = CGFloat(traits.outlineLevel)
    insets.leading += metrics.isPhone ? level * 16 : level * 13 + (place.isInOutline ? 9 : 0)
    return insets
  }

  /// What is behind the row; nil for nothing.
  private func fill(_ traits: ListRowTraits, isSelected: Bool, isEmphasized: Bool) -> ListRowPlates.Fill? {
    if let own = traits.background { return .view(own) }
    if isSelected {
      let plain = metrics.isPhone ? SchemeColor.picked : SchemeColor.unfocused
      return .style(isEmphasized ? AnyShapeStyle(.tint) : AnyShapeStyle(plain))
    }
    if frame.alternatesRows, !(rowsAbove + place.number).isMultiple(of: 2) {
      return .style(AnyShapeStyle(SchemeColor.alternate))
    }
    return metrics.rowBackground.map { .style(AnyShapeStyle($0)) }
  }

  /// On a card, the first row has the upper corners and the last the lower. Selected rows above one another have one outline.
  private func shape(isApart: Bool, joinsAbove: Bool, joinsBelow: Bool) -> UnevenRoundedRectangle {
    let radius = metrics.cornerRadius
    let isCard = metrics.hasCards
    let top = isCard ? place.isFirst || isApart : !joinsAbove
    let bottom = isCard ? place.isLast || isApart : !joinsBelow
    return UnevenRoundedRectangle(
      topLeadingRadius: top ? radius : 0, bottomLeadingRadius: bottom ? radius : 0,
      bottomTrailingRadius: bottom ? radius : 0, topTrailingRadius: top ? radius : 0,
      style: .continuous)
  }

  /// Whether another row is selected, and shows it.
  private func isMarked(_ row: Subview) -> Bool {
    row.listRow.background == nil && frame.selection?.contains(row.containerValues) ?? false
  }
}
