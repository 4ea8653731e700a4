import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// The button of a row that can be deleted, while the list is being edited: it uncovers the deletion.
struct RowDeletion: View {
  @Binding var resting: CGFloat

  var body: some View {
    Button {
      withAnimation(SwipeableRow.settle) { resting = resting == 0 ? -SwipeableRow.actionWidth : 0 }
    } label: {
      Image(systemName: "minus.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        .font(.title3)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Delete")
  }
}
