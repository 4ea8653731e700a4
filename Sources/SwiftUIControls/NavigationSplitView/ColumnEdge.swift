import SwiftUICore
import ViewGraph

/// The edge of a column that is dragged to change its width. It stands over the edge, and is as wide as a pointer needs it.
struct ColumnEdge: View {
  let width: CGFloat
  let edge: HorizontalEdge
  let drag: @MainActor (CGFloat) -> Void
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  /// Whether the column grows as the edge is dragged to the right.
  private var growsToTheRight: Bool { (edge == .trailing) == (direction == .leftToRight) }

  var body: some View {
    Color.clear.frame(width: 7).contentShape(Rectangle()).offset(x: edge == .trailing ? 3 : -3)
      .endingDrag(DragGesture(minimumDistance: 2, coordinateSpace: .global)) { value in
        let start = start ?? width
        self.start = start
        drag(start + (growsToTheRight ? value.translation.width : -value.translation.width))
      } ended: { _ in
        start = nil
      }
      .pointerStyle(.columnResize)
      .accessibilityHidden(true)
  }
}
