import SwiftUICore
import ViewGraph

/// The bar at the bottom of a screen: its items, spread over its width, and what goes on in the middle between them.
struct BottomBar: View {
  let layout: BarLayout

  var body: some View {
    let look = layout.bottomLook
    VStack(spacing: 0) {
      if look.backgroundVisibility != .hidden { Divider() }
      Group(subviews: ToolbarItemList(entries: layout.bottom)) { items in
        if layout.status.isEmpty {
          SpreadRow { items }
        } else {
          let (start, end) = sides(items)
          BarRow(centers: false) {
            ForEach(start) { $0 }.barPart(.leading)
            ToolbarItems(entries: layout.status).barPart(.center)
            ForEach(end) { $0 }.barPart(.trailing)
          }
        }
      }
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
    }
    .background { BarBackground(look: look, isBlended: false) }
    .modifier(BarScheme(scheme: look.colorScheme))
    .accessibilityElement(children: .contain)
    .semantics(.toolbar, children: nil)
  }

  /// The items before and after the status: those before the program's first spacer and the others, or one half each.
  private func sides(_ items: SubviewsCollection) -> ([Subview], [Subview]) {
    func isSpacer(_ item: Subview) -> Bool {
      item.containerValues.barItemRank == .spacer || item.isOne(of: Spacer.self)
    }
    let shown = items.filter { !isSpacer($0) }
    let count = items.firstIndex(where: isSpacer) ?? (shown.count + 1) / 2
    return (Array(shown.prefix(count)), Array(shown.dropFirst(count)))
  }
}

/// Items with as much room between them as there is, unless some of them stretch; one alone stands in the middle.
///
/// Where there is no room for all, each has a part of it.
private struct SpreadRow: Layout {
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = ideals.reduce(0) { $0 + $1.width } + CGFloat(max(ideals.count - 1, 0)) * Self.gap
    let height = ideals.reduce(0) { max($0, $1.height) }
    return CGSize(width: proposal.width ?? width, height: proposal.height ?? height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    var widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let all = widths.reduce(0, +)
    let stretching = subviews.indices.filter { subviews[$0].stretches }
    var gap = stretching.isEmpty ? Self.gap : 0
    let excess = bounds.width - all - CGFloat(widths.count - 1) * gap
    var x = bounds.minX
    if excess < 0 {
      widths.shrink(by: -excess)
    } else if !stretching.isEmpty {
      for index in stretching { widths[index] += excess / CGFloat(stretching.count) }
    } else if widths.count == 1 {
      x += excess / 2
    } else {
      gap += excess / CGFloat(widths.count - 1)
    }
    for (subview, width) in zip(subviews, widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
  }
}

/// Items above the bottom, while a text field has the focus.
struct KeyboardBar: View {
  let entries: [ToolbarEntry]
  @FocusedValue(\.isEditingText) private var isEditingText

  var body: some View {
    if isEditingText == true {
      VStack(spacing: 0) {
        Divider()
        ToolbarItems(entries: entries).padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 44)
      }
      .background { BarBackground(look: BarLook(bars: []), isBlended: false) }
      .accessibilityElement(children: .contain)
      .semantics(.toolbar, children: nil)
    }
  }
}

extension FocusedValues {
  /// Whether the view with the focus is a field or an editor of text.
  var isEditingText: Bool? {
    get { self[EditingTextKey.self] }
    set { self[EditingTextKey.self] = newValue }
  }

  private struct EditingTextKey: FocusedValueKey { typealias Value = Bool }
}
