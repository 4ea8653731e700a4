import SwiftUICore
import TextViews
import ViewGraph

/// The options of a picker side by side, all equally wide.
///
/// On the desktop a segment is 21 points wider than the widest option and 24 points high; on a phone the segments share the
/// width that is offered and are 31 points high. The plate goes to the option that is chosen.
struct SegmentedOptions: View {
  let parts: PickerParts
  /// Whether each option has a plate of its own.
  let isPalette: Bool
  @Environment(\.platformProfile) private var profile
  @Environment(\.controlSize) private var controlSize
  @Environment(\.colorScheme) private var scheme

  private var isPhone: Bool { profile == .phone }

  private var height: CGFloat {
    guard isPhone else { return controlSize.desktopHeight }
    return switch controlSize {
    case .mini: 25
    case .small: 28
    case .regular: 31
    case .large: 36
    case .extraLarge: 42
    }
  }

  var body: some View {
    Group(subviews: parts.options) { options in
      let chosen = parts.selection.index(in: options)
      SegmentRow(room: isPalette ? 2 : 9, height: height, fills: isPhone, gap: isPalette ? 6 : 0) {
        ForEach(options) { option in
          let isChosen = parts.selection.contains(option.containerValues)
          Segment(label: option, isChosen: isChosen, isPalette: isPalette, height: height) {
            parts.selection.choose(option)
          }
          .disabled(option.isSelectionDisabled)
        }
      }
      .background { if !isPalette { track(count: options.count, chosen: chosen) } }
      // Its titles are none of the text that a row's separators begin with.
      .alignmentGuide(.textStart) { $0[.leading] }
    }
  }

  private func track(count: Int, chosen: Int?) -> some View {
    let corner = height / 3.4
    return ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: corner, style: .continuous).fill(Color.primary.opacity(0.08))
      if let chosen, count > 0 {
        SegmentPlate(place: CGFloat(chosen), count: count, cornerRadius: max(corner - 1.5, 0))
          .fill(scheme == .dark ? Color(white: 0.39) : .white)
          .shadow(color: .black.opacity(0.15), radius: 1.5, y: 1)
          .animation(.easeInOut(duration: 0.2), value: chosen)
      }
    }
  }
}

/// The plate under a segment, which goes from one to the other. Shapes are mirrored where the layout runs from right to
/// left.
private struct SegmentPlate: Shape {
  var place: CGFloat
  let count: Int
  let cornerRadius: CGFloat
  var animatableData: CGFloat {
    get { place }
    set { place = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(max(count, 1))
    let plate = CGRect(x: rect.minX + width * place, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: plate.insetBy(dx: 1.5, dy: 1.5), cornerRadius: cornerRadius)
  }
}

/// One option of a row of segments.
private struct Segment<Label: View>: View {
  let label: Label
  let isChosen: Bool
  let isPalette: Bool
  let height: CGFloat
  let choose: @MainActor () -> Void
  @GestureState private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  /// Points between a title that is cut short and the segment's edges.
  private static var margin: CGFloat { 6 }

  var body: some View {
    label.lineLimit(1).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .opacity(isEnabled ? isPressed && !isChosen ? 0.5 : 1 : 0.4)
      .padding(.horizontal, Self.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isPalette {
          let plate = RoundedRectangle(cornerRadius: height / 4, style: .continuous)
          plate.fill(
            isChosen ? AnyShapeStyle(.tint.opacity(0.2)) : AnyShapeStyle(Color.primary.opacity(0.08)))
          plate.strokeBorder(.tint, lineWidth: isChosen ? 1.5 : 0)
        }
      }
      .contentShape(Rectangle())
      .pressing($isPressed, choose)
      .semantics(.radioButton, action: choose)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// Segments of equal widths: as wide as the widest needs, or sharing the width that is offered.
private struct SegmentRow: Layout {
  /// Points that a segment is wider than its option with the margins.
  let room: CGFloat
  let height: CGFloat
  let fills: Bool
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let gaps = gap * CGFloat(max(subviews.count - 1, 0))
    let ideal = widest(subviews) * CGFloat(subviews.count) + gaps
    guard let offered = proposal.width, offered.isFinite, !subviews.isEmpty else {
      return CGSize(width: ideal, height: height)
    }
    // Segments never overflow: what has no room is cut short.
    return CGSize(width: fills ? max(offered, 0) : min(ideal, max(offered, 0)), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let gaps = gap * CGFloat(subviews.count - 1)
    let width = max((bounds.width - gaps) / CGFloat(subviews.count), 0)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (width + gap) * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }

  /// That of boxes: what stands above and below is not so near as texts are.
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  private func widest(_ subviews: Subviews) -> CGFloat {
    (subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0) + room
  }
}
