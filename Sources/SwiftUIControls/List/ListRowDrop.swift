import SwiftUICore
import TextViews
import ViewGraph

/// A row on which something can be dropped for its loop. A line shows where it would stand.
struct ListRowDrop: ViewModifier {
  let editing: RowEditing
  @State private var edge: VerticalEdge?

  func body(content: Content) -> some View {
    content
      .rowDrops(editing) { edge = $0 }
      .overlay(alignment: edge == .top ? .top : .bottom) {
        if let edge {
          Capsule().fill(.tint).frame(height: 2).offset(y: edge == .top ? -1 : 1)
            .allowsHitTesting(false).accessibilityHidden(true)
        }
      }
  }
}
