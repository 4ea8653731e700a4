import SwiftUICore
import TextViews
import ViewGraph

/// A link's label as a row of a list, with what stands at the row's end: the badge, and the chevron.
struct LinkRow<Label: View>: View {
  let label: Label
  let hasChevron: Bool
  /// Whether the row is as wide as the list where nothing stands at its end.
  let fillsRow: Bool
  @State private var labelBadge: Text??
  @Environment(\.platformProfile) private var profile

  private var showsBadge: Bool { hasChevron || labelBadge != nil }

  var body: some View {
    HStack {
      SingleView(label).readsLabelBadge($labelBadge)
      if fillsRow || showsBadge { Spacer() }
      if showsBadge { RowBadge(ofLabel: labelBadge) }
      if hasChevron {
        chevron.foregroundStyle(.tertiary).accessibilityHidden(true)
      }
    }
    .showsRowBadge(showsBadge)
  }

  @ViewBuilder private var chevron: some View {
    if profile == .phone {
      // To the margin, which a symbol's own space would keep it from.
      DisclosureChevron(isExpanded: false)
    } else {
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
    }
  }
}
