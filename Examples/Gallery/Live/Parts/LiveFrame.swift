import SwiftUI

/// The frame of a live page: it fills the window, with a title and a sentence above what the page shows.
struct LiveFrame<Content: View>: View {
  let title: String
  let summary: String
  let content: Content

  @Environment(\.palette) private var palette

  init(_ title: String, _ summary: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.summary = summary
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.system(size: 26, weight: .bold)).accessibilityAddTraits(.isHeader)
        Text(summary).font(.subheadline).foregroundStyle(.secondary)
      }
      content
    }
    .padding(24)
    .frame(maxWidth: 560, maxHeight: .infinity, alignment: .topLeading)
    .frame(maxWidth: .infinity)
    .background(palette.page)
  }
}

/// A card of a live page: a caption, and below it what it is about.
struct LiveCard<Content: View>: View {
  let title: String
  let content: Content

  @Environment(\.palette) private var palette

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(palette.card, in: .rect(cornerRadius: 14, style: .continuous))
  }
}
