import Foundation
import Observation
import SwiftUICore
import ViewGraph

/// The one row of a list that stands aside with its actions uncovered.
@MainActor @Observable
final class OpenSwipe {
  private(set) var isOpen = false
  @ObservationIgnored private(set) var row: Subview.ID?
  @ObservationIgnored private var resting: Binding<CGFloat>?
  /// Where the row is in the window.
  @ObservationIgnored var frame = CGRect.zero
  /// How far it is moved to the right.
  @ObservationIgnored private var shift: CGFloat = 0

  nonisolated init() {}

  /// Where its actions show in the window.
  var actions: CGRect {
    CGRect(
      x: shift > 0 ? frame.minX : frame.maxX + shift, y: frame.minY, width: abs(shift), height: frame.height)
  }

  /// A row stands open now, moved so many points to the right, and no other does.
  func opened(_ row: Subview.ID, _ resting: Binding<CGFloat>, by shift: CGFloat) {
    if row != self.row { close() }
    (self.row, self.resting, self.shift) = (row, resting, shift)
    isOpen = true
  }

  /// A row stands open no more, or has gone.
  func closed(_ row: Subview.ID) {
    guard row == self.row else { return }
    (self.row, resting) = (nil, nil)
    isOpen = false
  }

  /// Closes the row that stands open.
  func close() {
    guard let row, let resting else { return }
    closed(row)
    withAnimation(SwipeableRow.settle) { resting.wrappedValue = 0 }
  }
}

/// Closes the row of a list that stands open: with a press anywhere but on its actions, which presses nothing else, and when
/// the list is scrolled.
struct SwipeClosing: ViewModifier {
  let swipes: OpenSwipe

  func body(content: Content) -> some View {
    content
      // Beside the rows there is nothing to press otherwise.
      .background { if swipes.isOpen { Color.clear.contentShape(Rectangle()) } }
      .highPriorityGesture(press, isEnabled: swipes.isOpen)
      .onScrollPhaseChange { _, phase in if phase == .interacting { swipes.close() } }
  }

  /// A press of the row itself may be the beginning of another swipe: it closes the row when it ends.
  private var press: some Gesture {
    InterceptingPressGesture { !swipes.actions.contains($0) }
      .onChanged { if !swipes.frame.contains($0) { swipes.close() } }
      .onEnded { _ in swipes.close() }
  }
}
