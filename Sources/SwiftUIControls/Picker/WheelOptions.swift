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
  @Environment(\.isWheelEndless) private var isEndless

  private static let turn = Animation.easeOut(duration: 0.25)
  fileprivate static let rowHeight: CGFloat = 32
  private static let height: CGFloat = 216

  var body: some View {
    Group(subviews: parts.options) { options in
      let chosen = parts.selection.index(in: options) ?? 0
      let turning = WheelTurning(count: options.count, isEndless: isEndless)
      let middle = CGFloat(chosen) - travel / Self.rowHeight
      let front = turning.places(around: middle).map {
        (distance: CGFloat($0) - middle, option: options[turning.index(of: $0)])
      }
      ZStack {
        if showsBand { WheelBand() }
        ForEach(front, id: \.option.id) { distance, option in
          WheelRow(
            option: option, distance: distance, isChosen: parts.selection.contains(option.containerValues)
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
      .gesture(turns(options, chosen, turning))
    }
  }

  private func choose(_ option: Subview) {
    withAnimation(Self.turn) { parts.selection.choose(option) }
  }

  private func turns(
    _ options: SubviewsCollection, _ chosen: Int, _ turning: WheelTurning
  ) -> some Gesture {
    DragGesture(minimumDistance: 4).updating($travel) { drag, travel, _ in
      travel = drag.translation.height
    }
    .onEnded { drag in
      guard !options.isEmpty else { return }
      let end = CGFloat(chosen) - drag.predictedEndTranslation.height / Self.rowHeight
      choose(options[turning.index(of: turning.place(nearest: end))])
    }
  }
}

/// Which options of a wheel are on its front. Places are those of options; on a wheel without an end they go on beyond the last
/// option, with the first.
private struct WheelTurning {
  let count: Int
  let isEndless: Bool

  /// Options on the front, on each side of the middle.
  private static let reach = 4

  /// - Parameter isEndless: Whether the wheel is to have no end. One whose options fit on its front has one.
  init(count: Int, isEndless: Bool) {
    self.count = count
    self.isEndless = isEndless && count > 2 * Self.reach + 1
  }

  func place(nearest middle: CGFloat) -> Int {
    guard count > 0, !middle.isNaN else { return 0 }
    // One turn of an endless wheel is as good as many.
    let range = isEndless ? CGFloat(-count)...CGFloat(2 * count) : 0...CGFloat(count - 1)
    return Int(min(max(middle, range.lowerBound), range.upperBound).rounded())  // held within the range
  }

  func index(of place: Int) -> Int { isEndless ? (place % count + count) % count : place }

  func places(around middle: CGFloat) -> Range<Int> {
    let nearest = place(nearest: middle)
    let (first, end) = (nearest - Self.reach, nearest + Self.reach + 1)
    return isEndless ? first..<end : max(first, 0)..<max(min(end, count), max(first, 0))
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

  /// Whether the first option of a wheel comes after its last.
  var isWheelEndless: Bool {
    get { self[IsWheelEndlessKey.self] }
    set { self[IsWheelEndlessKey.self] = newValue }
  }

  private struct IsWheelEndlessKey: EnvironmentKey { static var defaultValue: Bool { false } }
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
