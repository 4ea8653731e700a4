import SwiftUICore
import TextViews
import ViewGraph

/// What a list shows before a row's own view and after it.
struct ListRowBeside {
  /// Whether the row is selected, among others that have circles; nil for no circle.
  var selection: Bool?
  /// How far the row's deletion has moved it aside; nil for a row that is not deleted by a button.
  var deletion: Binding<CGFloat>?
  let badge: Text?
  let badgeStyle: AnyShapeStyle
  /// What drags the row; nil for nothing.
  var handle: (id: Subview.ID, moves: RowMoves)?

  var countBefore: Int { selection != nil || deletion != nil ? 1 : 0 }
  var countAfter: Int { (badge == nil ? 0 : 1) + (handle == nil ? 0 : 1) }

  @MainActor @ViewBuilder var before: some View {
    if let selection {
      SelectionCircle(isSelected: selection)
    } else if let deletion {
      RowDeletion(resting: deletion)
    }
  }

  @MainActor @ViewBuilder var after: some View {
    if let badge { badge.foregroundStyle(badgeStyle) }
    if let handle { RowHandle(id: handle.id, moves: handle.moves) }
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

extension BadgeProminence {
  /// What a badge is painted with.
  var style: AnyShapeStyle {
    switch self {
    case .increased: AnyShapeStyle(.red)
    case .decreased: AnyShapeStyle(.tertiary)
    default: AnyShapeStyle(.secondary)
    }
  }
}
