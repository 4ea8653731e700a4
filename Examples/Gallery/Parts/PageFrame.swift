import SwiftUI

/// The frame around a page: a title, a sentence, and cards below each other.
struct PageFrame<Content: View>: View {
  let title: String
  let summary: String
  var width: CGFloat
  let content: Content

  @Environment(\.palette) private var palette

  init(_ title: String, _ summary: String, width: CGFloat = 720, @ViewBuilder content: () -> Content) {
    self.title = title
    self.summary = summary
    self.width = width
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 6) {
        Text(title)
          .font(.system(size: 30, weight: .bold))
          .tracking(-0.4)
        Text(summary)
          .font(.callout)
          .foregroundStyle(.secondary)
      }
      .padding(.bottom, 4)
      content
    }
    .padding(32)
    .frame(width: width, alignment: .topLeading)
    .background(palette.page)
  }
}
