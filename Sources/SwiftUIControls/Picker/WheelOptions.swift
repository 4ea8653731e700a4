import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The options of a picker on a wheel, 216 points high, that is turned by dragging; the chosen one stands in the middle.
///
/// Only the options on the wheel's front are made.
struct WheelOptions: View {
  let parts: PickerParts
  /// Points that the wheel has been dragged; it goes back when the drag ends or is taken away.
  @GestureState(resetTransaction: Transaction(animation: turn)) private var travel: CGFloat = 0
  @Environment(\.showsWheelBand) private var showsBand

  private static let turn = Animation.easeOut(duration: 0.25)
  fileprivate static let rowHeight: CGFloat = 32
  private static let height: CGFloat = 216
  /// Options on the front, on each side of the middle.
  private static let reach = 4

  var body: some View {
    Group(subviews: parts.options) { options in
      let chosen = parts.selection.index(in: options) ?? 0
      let middle = CGFloat(chosen) - travel / Self.rowHeight
      let nearest = index(nearest: middle, of: options.count)
      let front = max(nearest - Self.reach, 0)..<min(nearest + Self.reach + 1, max(options.count, 0))
      ZStack {
        if showsBand { WheelBand() }
        ForEach(options[front]) { option in
          WheelRow(
            option: option, distance: distance(of: option, in: options, from: middle, front),
            isChosen: parts.selection.contains(option.containerValues)
          ) { choose(option) }
          .disabled(option.isSelectionDisabled)
        }
      }
      .frame(minWidth: 80, maxWidth: .infinity)
      .frame(height: Self.height)
      .disabledLook()
      .contentShape(Rectangle())
      .clipped()
      // Its titles are none of the text that a row's separators begin with.
      .alignmentGuide(.textStart) { $0[.leading] }
      .gesture(turning(options, chosen))
    }
  }

  private func distance(
    of option: Subview, in options: SubviewsCollection, from middle: CGFloat, _ front: Range<Int>
  ) -> CGFloat {
    let index = front.first { options[$0].id == option.id } ?? 0
    return CGFloat(index) - middle
  }

  private func choose(_ option: Subview) {
    withAnimation(Self.turn) { parts.selection.choose(option) }
  }

  private func index(nearest place: CGFloat, of count: Int) -> Int {
    guard count > 0, !place.isNaN else { return 0 }
    return Int(min(max(place, 0), CGFloat(count - 1)).rounded())  // held within the options
  }

  private func turning(_ options: SubviewsCollection, _ chosen: Int) -> some Gesture {
    DragGesture(minimumDistance: 4).updating($travel) { drag, travel, _ in
      travel = drag.translation.height
    }
    .onEnded { drag in
      let next = index(
        nearest: CGFloat(chosen) - drag.predictedEndTranslation.height / Self.rowHeight, of: options.count)
      if next < options.count { choose(options[next]) }
    }
  }
}

/// What marks the chosen options of wheels beside each other.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(Color.primary.opacity(0.07))
      .frame(height: WheelOptions.rowHeight)
  }
}

extension EnvironmentValues {
  /// Whether a wheel marks its chosen option itself.
  var showsWheelBand: Bool {
    get { self[ShowsWheelBandKey.self] }
    set { self[ShowsWheelBandKey.self] = newValue }
  }

  private struct ShowsWheelBandKey: EnvironmentKey { static var defaultValue: Bool { true } }
}

/// An option on the wheel, turned away from the viewer by its distance from the middle.
private struct WheelRow: View {
  let option: Subview
  /// In rows.
  let distance: CGFloat
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    // A row is a tenth of half a turn; the wheel's edges are 90 degrees away.
    let angle = min(max(Double(distance) * 18, -90), 90)
    let turn = cos(angle * .pi / 180)
    option.lineLimit(1).font(.title3).dynamicTypeSize(...DynamicTypeSize.xxLarge).minimumScaleFactor(0.5)
      .frame(maxWidth: .infinity, minHeight: 32)
      .contentShape(Rectangle())
      .onTapGesture(perform: choose)
      .semantics(.radioButton, action: choose)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
      .scaleEffect(x: 0.8 + 0.2 * turn, y: turn)
      .offset(y: 102 * sin(angle * .pi / 180))
      .opacity(abs(distance) < 0.5 ? 1 : max(turn * turn * 0.6, 0))
  }
}
