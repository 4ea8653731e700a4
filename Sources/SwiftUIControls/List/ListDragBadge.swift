import SwiftUICore
import TextViews
import ViewGraph

/// Of how many items a drag of rows is.
struct ListDragBadge: View {
  let count: Int
  @Environment(\.platformProfile) private var profile

  var body: some View {
    Text(count, format: .number)
      .font(.footnote.weight(.semibold)).monospacedDigit()
      .foregroundStyle(.white)
      .padding(.horizontal, 6).frame(minWidth: 20, minHeight: 20)
      .background(profile == .phone ? AnyShapeStyle(.tint) : AnyShapeStyle(.red), in: Capsule())
  }
}
