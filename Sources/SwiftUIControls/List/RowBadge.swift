import SwiftUICore
import TextViews
import ViewGraph

/// The badge of a row where a control in it shows that, before its chevron: that of the control's label, else the row's.
struct RowBadge: View {
  private let labelBadge: Text??
  @Environment(\.itemBadge) private var rowBadge
  @Environment(\.badgeProminence) private var prominence

  /// - Parameter labelBadge: Nil where the label says nothing, and nil inside where it is to have none.
  init(ofLabel labelBadge: Text??) { self.labelBadge = labelBadge }

  var body: some View {
    if let badge = labelBadge ?? rowBadge { badge.foregroundStyle(prominence.style) }
  }
}

extension View {
  /// Keeps the badge that a control's label has set in itself, and lets nobody further out see it.
  func readsLabelBadge(_ badge: Binding<Text??>) -> some View {
    onPreferenceChange(LabelBadgeKey.self) { badge.wrappedValue = $0 }
      .transformPreference(LabelBadgeKey.self) { $0 = nil }
  }
}
