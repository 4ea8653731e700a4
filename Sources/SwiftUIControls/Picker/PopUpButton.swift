import SwiftUICore
import TextViews
import ViewGraph

/// A picker's label with its pop-up button: one element. On a phone the label is for assistive technology alone, but in a row
/// of a list, which it shares with the chosen option at its other edge.
struct PopUpPicker: View {
  let parts: PickerParts
  @State private var isOpen = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.isInList) private var isInList
  @Environment(\.formPlacement) private var placement
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isRow = profile == .phone ? isInList : placement.isRow
    let showsLabel = (profile == .desktop || isRow || placement.hasColumn) && labels != .hidden
    LabeledControl(alignment: .firstTextBaseline, showsLabel: showsLabel, stacks: true) {
      parts.label.disabledLook()
    } content: {
      // An icon has the colour of the title beside it.
      PopUpButton(parts: parts, isOpen: $isOpen, isRow: isRow).environment(\.tintsListIcons, false)
        .controlForeground()
    }
    .unseenLabel(parts.label, when: !showsLabel)
    .modifier(RowTargeting(isOn: isRow && profile == .phone) { isOpen = true })
    .semantics(.popUpButton) { isOpen = true }
    // At the end of a row the element ends with the button: the middle of its arrows.
    .accessibilityActivationPoint(insideTrailingEdge: 9, direction, isEnabled: isRow && profile == .desktop)
  }
}

/// A button that shows the chosen option and opens a menu of all.
///
/// On the desktop it is 24 points high and as wide as its widest option needs, so that it stays as it is when another is
/// chosen; the menu opens over it, the chosen option where the button shows it. In a row of a form it has no plate, and ends
/// where the row does. On a phone it is the option in the tint.
private struct PopUpButton: View {
  let parts: PickerParts
  @Binding var isOpen: Bool
  /// Whether it stands at the end of a row.
  let isRow: Bool
  @GestureState private var isPressed = false
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize

  private var isPhone: Bool { profile == .phone }
  private var height: CGFloat { controlSize.desktopHeight }

  var body: some View {
    Group(subviews: parts.options) { options in
      let chosen = parts.selection.index(in: options)
      button(options, chosen)
        .disabledLook()
        .contentShape(Rectangle())
        .pressing($isPressed) { isOpen = true }
        .panel(isPresented: $isOpen, placement(ofRow: chosen ?? 0)) {
          MenuPanel(startsAtMark: true) { MenuOptions(parts: parts) }
        }
    }
  }

  /// On the desktop the menu shows the chosen option where the button shows it.
  private func placement(ofRow row: Int) -> PanelPlacement {
    let metrics = MenuMetrics(isPhone: isPhone)
    return isPhone ? .below : .over(line: metrics.middle(ofRow: row), indent: metrics.mark + metrics.markGap)
  }

  @ViewBuilder private func button(_ options: SubviewsCollection, _ chosen: Int?) -> some View {
    if isPhone {
      HStack(spacing: 6) {
        value(options, chosen)
        arrows.frame(width: 9, height: 13)
      }
      .foregroundStyle(isRow ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
      .opacity(isPressed ? 0.5 : 1).padding(.vertical, isRow ? 0 : 9)
    } else if isRow {
      HStack(spacing: 6) {
        value(options, chosen).lineLimit(1)
        arrowPlate.frame(width: 18, height: 18)
      }
      .opacity(isPressed ? 0.5 : 1)
    } else {
      HStack(spacing: 0) {
        ZStack(alignment: .leading) {
          // All of them, for the width; only one of them shows.
          ForEach(options) { $0.hidden() }
          value(options, chosen)
        }
        .lineLimit(1)
        Spacer(minLength: 47.5 - 18 - 4)
        arrowPlate.frame(width: 18, height: height - 8)
      }
      .padding(.leading, 12).padding(.trailing, 4)
      .frame(height: height)
      .fixedSize()
      .background(
        Color.primary.opacity(isPressed ? 0.2 : 0.1), in: .rect(cornerRadius: height / 4, style: .continuous))
    }
  }

  @ViewBuilder private func value(_ options: SubviewsCollection, _ chosen: Int?) -> some View {
    if let label = parts.currentValueLabel {
      SingleView(label).modifier(ValueSemantics())
    } else if let chosen {
      options[chosen].modifier(ValueSemantics())
    }
  }

  private var arrowPlate: some View {
    RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color.primary.opacity(0.08))
      .overlay { arrows.frame(width: 7, height: 11) }
  }

  private var arrows: some View {
    UpDownArrows().stroke(.foreground, style: StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round))
  }
}

/// An arrow up above an arrow down.
private struct UpDownArrows: Shape {
  func path(in rect: CGRect) -> Path {
    let rise = rect.width / 2
    return Path { path in
      for (y, direction) in [(rect.minY, CGFloat(1)), (rect.maxY, -1)] {
        path.move(to: CGPoint(x: rect.minX, y: y + rise * direction))
        path.addLine(to: CGPoint(x: rect.midX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y + rise * direction))
      }
    }
  }
}
