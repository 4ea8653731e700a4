import SwiftUICore
import ViewGraph

extension Production {
  /// Gestures whose actions write state, and read what all closures read.
  static let gestures: [Production] = [
    .modifier("gesture", 0.6, closures: true) { $0.content.touched($0) },
    .modifier("dragged", 0.3) { Dragged(content: erased($0.content), isWide: $0.flag(0)) },
  ]
}

/// Writes a state that shows nowhere.
private struct Counted<Content: View, Attached: Gesture>: View {
  let content: Content
  let gesture: (@escaping () -> Void) -> Attached
  let priority: GesturePriority
  @State private var count = 0

  var body: some View {
    let _ = count
    switch priority {
    case .ordinary: content.gesture(gesture { count += 1 })
    case .high: content.highPriorityGesture(gesture { count += 1 })
    case .simultaneous: content.simultaneousGesture(gesture { count += 1 })
    }
  }
}

/// Follows a finger, and is where it was when the finger has gone.
private struct Dragged: View {
  let content: AnyView
  let isWide: Bool
  @GestureState private var shift = CGSize.zero

  var body: some View {
    content.offset(shift).padding(isWide ? shift.width / 10 : 0)
      .gesture(
        DragGesture(minimumDistance: 2, coordinateSpace: .global)
          .updating($shift) { value, shift, _ in shift = value.translation })
  }
}

extension View {
  @ViewBuilder
  fileprivate func touched(_ parts: Parts) -> some View {
    let reading = parts.reading
    let priority = parts.pick(GesturePriority.ordinary, .high, .simultaneous)
    switch parts.variety(5) {
    case 0:
      Counted(
        content: self,
        gesture: { act in
          TapGesture().onEnded {
            _ = reading()
            act()
          }
        }, priority: priority)
    case 1:
      Counted(
        content: self, gesture: { act in TapGesture(count: 2).onEnded { act() } }, priority: priority)
    case 2:
      Counted(
        content: self,
        gesture: { act in
          LongPressGesture().sequenced(before: DragGesture()).onChanged { _ in act() }.onEnded { _ in act() }
        }, priority: priority)
    case 3:
      Counted(
        content: self,
        gesture: { act in
          DragGesture(minimumDistance: 0).simultaneously(with: LongPressGesture())
            .onChanged { _ in
              _ = reading()
              act()
            }
        }, priority: priority)
    default:
      Counted(
        content: self,
        gesture: { act in
          AnyGesture(TapGesture().exclusively(before: DragGesture()).map { _ in 1 }).onEnded { _ in act() }
        }, priority: priority)
    }
  }
}
