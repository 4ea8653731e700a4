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
  let frame: ListFrame
  /// How far a swipe has moved the row aside.
  @State var resting: CGFloat = 0
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.setMinListRowHeight) private var setHeight
  @Environment(\.alternatingRowBackgrounds) private var alternation

  var metrics: ListMetrics { frame.metrics }

  var body: some View {
    let traits = row.listRow
    let isSelected = frame.selection?.contains(row.containerValues) ?? false
    let isEmphasized = isSelected && frame.isFocused && !metrics.isPhone
    let editing = row.editing
    let shape = shape(isApart: traits.spacing ?? 0 > 0)
    let lined = lined(traits, editing, isSelected: isSelected, isEmphasized: isEmphasized)
      .modifier(
        TargetedRow(
          menu: frame.picks == .circles ? nil : traits.menu, shape: shape,
          showsPress: metrics.isPhone, isOn: frame.picks != .circles))
    let plate = hovered(lined, traits, shape)
      .background { background(traits, shape, isSelected: isSelected, isEmphasized: isEmphasized) }
      .contentShape(Rectangle())
    let swiped = swiped(dropped(plate, editing), RowActions(traits, editing), shape)
    moved(
      picked(withMenu(swiped), isSelected: isSelected).padding(
        EdgeInsets(
          top: 0, leading: metrics.margins.leading, bottom: place.isLast ? 0 : traits.spacing ?? 0,
          trailing: metrics.margins.trailing)),
      editing)
  }

  /// The view with what stands beside it, and the lines above and below.
  private func lined(
    _ traits: ListRowTraits, _ editing: RowEditing?, isSelected: Bool, isEmphasized: Bool
  ) -> some View {
    let insets = insets(traits)
    return SeparatorLayout(leading: insets.leading, metrics: metrics) {
      // One row of views whatever comes and goes beside the row's own: that keeps its state.
      inRow(
        HStack(spacing: 8) {
          if frame.picks == .circles {
            if !row.isSelectionDisabled { SelectionCircle(isSelected: isSelected) }
          } else if frame.isEdited, editing?.canDelete ?? false {
            RowDeletion(resting: $resting)
          }
          touched(row.frame(maxWidth: .infinity, alignment: .leading), traits)
            .environment(\.isBesideOutline, place.isInOutline)
          if let badge = traits.badge {
            badge.foregroundStyle(badgeStyle(traits.badgeProminence))
          }
          if frame.isEdited, editing?.canMove ?? false { RowHandle(id: row.id, moves: frame.moves) }
        },
        isEmphasized: isEmphasized
      )
      .frame(minHeight: max(height - insets.top - insets.bottom, 0))
      .padding(insets)
      RowSeparators(row: traits, section: section, place: place, metrics: metrics).lines
    }
  }

  /// On the desktop a column is free for the arrows of an outline, where there are any. A table has it in its first column.
  private func insets(_ traits: ListRowTraits) -> EdgeInsets {
    var insets = traits.insets(usual: metrics.insets)
    if metrics.isTable { return insets }
    let level = CGFloat(row.environment?.outlineLevel ?? 0)
    insets.leading += metrics.isPhone ? level * 16 : level * 13 + (place.isInOutline ? 9 : 0)
    return insets
  }

  private var height: CGFloat { setHeight ?? max(minimumHeight, metrics.minimumRowHeight) }

  private func badgeStyle(_ prominence: BadgeProminence) -> AnyShapeStyle {
    switch prominence {
    case .increased: AnyShapeStyle(.red)
    case .decreased: AnyShapeStyle(.tertiary)
    default: AnyShapeStyle(.secondary)
    }
  }

  @ViewBuilder
  private func background(
    _ traits: ListRowTraits, _ shape: UnevenRoundedRectangle, isSelected: Bool, isEmphasized: Bool
  ) -> some View {
    if let own = traits.background {
      own.clipShape(shape)
    } else if isSelected {
      let plain = metrics.isPhone ? ListColor.picked : ListColor.unfocused
      shape.fill(isEmphasized ? AnyShapeStyle(.tint) : AnyShapeStyle(plain))
    } else if alternates, !place.number.isMultiple(of: 2) {
      shape.fill(ListColor.alternate)
    } else if let color = metrics.rowBackground {
      shape.fill(color)
    }
  }

  private var alternates: Bool {
    guard metrics.kind != .sidebar else { return false }
    return alternation == .enabled || alternation == .automatic && metrics.alternatesRows
  }

  /// On a card, the first row has the upper corners and the last the lower.
  private func shape(isApart: Bool) -> UnevenRoundedRectangle {
    let radius = metrics.cornerRadius
    let isCard = metrics.hasCards
    let top = !isCard || place.isFirst || isApart ? radius : 0
    let bottom = !isCard || place.isLast || isApart ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top,
      style: .continuous)
  }
}

/// What shows before a row whether it is among several that are selected.
private struct SelectionCircle: View {
  let isSelected: Bool

  var body: some View {
    Group {
      if isSelected {
        Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(
          .white, .tint)
      } else {
        Image(systemName: "circle").foregroundStyle(.tertiary)
      }
    }
    .font(.title2)
    // No higher than the least row has room for.
    .frame(height: 24)
    .accessibilityHidden(true)
  }
}
