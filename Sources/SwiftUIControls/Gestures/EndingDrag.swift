import SwiftUICore
import ViewGraph

/// A drag that comes to an end in any case: also where it is cancelled, as by another gesture, by a pointer that leaves the
/// session, or because the view takes no input any more.
private struct EndingDrag<Drag: Gesture>: ViewModifier where Drag.Value: Equatable {
  let drag: Drag
  let mask: GestureMask
  let changed: @MainActor (Drag.Value) -> Void
  /// Called with nil for a drag that was cancelled.
  let ended: @MainActor (Drag.Value?) -> Void
  @GestureState private var isDragging = false
  /// Whether what has begun has not ended yet.
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .gesture(gesture, including: mask)
      .onChange(of: isDragging) {
        guard !isDragging, isOpen else { return }
        isOpen = false
        ended(nil)
      }
  }

  private var gesture: some Gesture {
    drag
      .updating($isDragging) { _, isDragging, _ in isDragging = true }
      .onChanged {
        isOpen = true
        changed($0)
      }
      .onEnded {
        isOpen = false
        ended($0)
      }
  }
}

extension View {
  /// Attaches a drag that always ends: with nil where it was cancelled.
  func endingDrag<Drag: Gesture>(
    _ drag: Drag, including mask: GestureMask = .all,
    changed: @escaping @MainActor (Drag.Value) -> Void, ended: @escaping @MainActor (Drag.Value?) -> Void
  ) -> some View where Drag.Value: Equatable {
    modifier(EndingDrag(drag: drag, mask: mask, changed: changed, ended: ended))
  }
}
