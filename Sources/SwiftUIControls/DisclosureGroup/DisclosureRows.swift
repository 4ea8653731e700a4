import SwiftUICore
import TextViews
import ViewGraph

/// A disclosure group as rows of a list: that of its title, and those of its content below.
struct DisclosureRows<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>

  var body: some View {
    // What is said of the title, such as a tag or insets, is said of the row: only modifiers are around it.
    SingleView(label).modifier(DisclosureRow(isExpanded: isExpanded)).outlineRow(isExpanded: isExpanded)
    if isExpanded.wrappedValue { content().belowOutlineRow() }
  }
}

/// The title's row with the arrow that expands it: on the desktop before the title, in a column that the list leaves free
/// beside all of its rows; on a phone at the trailing end, where the whole row expands, or the arrow alone if
/// presses of the row select it.
private struct DisclosureRow: ViewModifier {
  let isExpanded: Binding<Bool>
  @Environment(\.platformProfile) private var profile
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.picksListRows) private var picksRows
  @Environment(\.modifierKeys) private var keys
  @State private var labelBadge: Text??
  @GestureState private var isPressed = false
  /// The larger side of a phone's arrow.
  @ScaledMetric private var arrow: CGFloat = 11

  /// The width of the column, and of the arrow's part of it that takes presses.
  static var column: CGFloat { 9 }

  nonisolated init(isExpanded: Binding<Bool>) { self.isExpanded = isExpanded }

  private func toggle() { isExpanded.disclose(!isExpanded.wrappedValue, keys.down) }

  /// Where activating the row selects it, another action expands it.
  @ViewBuilder private var expansion: some View {
    // No control of the row, which would take the row's presses.
    if picksRows {
      Button(isExpanded.wrappedValue ? "Collapse" : "Expand", action: toggle).outsideOfRows()
    }
  }

  private var value: String { isExpanded.wrappedValue ? "expanded" : "collapsed" }

  func body(content: Content) -> some View {
    if profile == .phone {
      HStack {
        content.readsLabelBadge($labelBadge).frame(maxWidth: .infinity, alignment: .leading)
        RowBadge(ofLabel: labelBadge)
      }
      .showsRowBadge()
      .padding(.trailing, arrow + 3)
      .overlay(alignment: .trailing) {
        DisclosureChevron(isExpanded: isExpanded.wrappedValue).foregroundStyle(.tint)
          // As wide as it is when it points down.
          .frame(width: arrow).contentShape(Rectangle().inset(by: -11))
          .pressing($isPressed, isEnabled: picksRows, toggle)
      }
      .opacity(isEnabled ? isPressed ? 0.6 : 1 : 0.5)
      .contentShape(Rectangle())
      .modifier(RowTargeting(isPressed: $isPressed, isOn: !picksRows, action: toggle))
      .semantics(.disclosure, value: value, action: toggle)
      .accessibilityActions { expansion }
    } else {
      content
        .overlay(alignment: .leading) {
          DisclosureChevron(isExpanded: isExpanded.wrappedValue)
            .foregroundStyle(.secondary).opacity(isEnabled ? isPressed ? 0.6 : 1 : 0.5)
            .frame(width: Self.column, height: 16, alignment: .leading)
            .contentShape(Rectangle().inset(by: -3))
            .pressing($isPressed, toggle)
            .offset(x: -Self.column)
        }
        .semantics(.disclosure, value: value, action: toggle)
        .accessibilityActions { expansion }
    }
  }
}
