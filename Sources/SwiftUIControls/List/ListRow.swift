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
  @State private var resting: CGFloat = 0
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.setMinListRowHeight) private var setHeight
  @Environment(\.alternatingRowBackgrounds) private var alternation

  private var metrics: ListMetrics { frame.metrics }

  var body: some View {
    let traits = row.listRow
    let isSelected = frame.selection?.contains(row.containerValues) ?? false
    let isEmphasized = isSelected && frame.isFocused && !metrics.isPhone
    let insets = insets(traits)
    let editing = row.editing
    let margins = insets.top + insets.bottom
    let shape = shape(isApart: traits.spacing ?? 0 > 0)
    // One row of views whatever comes and goes beside the row's own: that keeps its state.
    HStack(spacing: 8) {
      if frame.picks == .circles {
        if !row.isSelectionDisabled { SelectionCircle(isSelected: isSelected) }
      } else {
        RowDeletion(editing: editing, resting: $resting)
      }
      row.frame(maxWidth: .infinity, alignment: .leading)
        .allowsHitTesting(frame.picks != .circles || traits.isExpanded != nil)
        .environment(\.isBesideOutline, place.isInOutline)
      if let badge = traits.badge {
        badge.foregroundStyle(badgeStyle(traits.badgeProminence))
      }
      RowHandle(id: row.id, editing: editing, moves: frame.moves)
    }
    // On a background of increased prominence, text is white.
    .environment(\.backgroundProminence, isEmphasized ? .increased : .standard)
    .transformEnvironment(\.font) { if metrics.kind == .sidebar { $0 = $0 ?? .body } }
    .frame(minHeight: max(height - margins, 0))
    .padding(insets)
    .modifier(
      SeparatedRow(row: traits, section: section, place: place, insets: insets, metrics: metrics)
    )
    .modifier(
      TargetedRow(
        own: traits.targets, menu: frame.picks == .circles ? nil : traits.menu, shape: shape,
        showsPress: metrics.isPhone, isOn: frame.picks != .circles)
    )
    .modifier(
      HoveredRow(
        effect: traits.isHoverEffectDisabled ? nil : traits.hoverEffect, shape: shape,
        plate: metrics.rowBackground)
    )
    .background { background(traits, shape, isSelected: isSelected, isEmphasized: isEmphasized) }
    .contentShape(Rectangle())
    .modifier(
      EditableRow(
        id: row.id, swipes: frame.swipes, editing: editing, actions: RowActions(traits, editing),
        shape: shape, resting: $resting)
    )
    .modifier(
      SelectionMenuRow(menu: frame.menu, row: row.containerValues) { frame.selection?.values() ?? [] }
    )
    .modifier(
      SelectableRow(
        hasSelection: frame.selection != nil, picks: frame.picks != .nothing,
        isDisabled: row.isSelectionDisabled, isSelected: isSelected
      ) {
        frame.pick(ListCursor(section: sectionNumber, row: place.number, id: row.id))
      }
    )
    .padding(.horizontal, metrics.margin)
    .padding(.bottom, place.isLast ? 0 : traits.spacing ?? 0)
    .modifier(MovableRow(id: row.id, editing: editing, moves: frame.moves, metrics: metrics))
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
      shape.fill(isEmphasized ? AnyShapeStyle(.tint) : AnyShapeStyle(ListColor.unfocused))
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

/// A row that a click selects.
private struct SelectableRow: ViewModifier {
  /// Whether the list has a selection at all.
  let hasSelection: Bool
  /// Whether a press selects.
  let picks: Bool
  let isDisabled: Bool
  let isSelected: Bool
  let pick: @MainActor () -> Void

  func body(content: Content) -> some View {
    if hasSelection {
      content.gesture(TapGesture().onEnded(pick), including: picks && !isDisabled ? .all : .subviews)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    } else {
      content
    }
  }
}

/// What shows before a row whether it is among several that are selected.
private struct SelectionCircle: View {
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary)).font(.title2)
      .accessibilityHidden(true)
  }
}
