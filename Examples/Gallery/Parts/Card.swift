import SwiftUI

/// A white card with a heading, and below it what it shows.
struct Card<Content: View>: View {
  let title: String
  var note: String?
  let content: Content

  @Environment(\.palette) private var palette

  init(_ title: String, note: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.note = note
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 3) {
        Text(title).font(.headline)
        if let note {
          Text(note).font(.subheadline).foregroundStyle(.secondary)
        }
      }
      content
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      RoundedRectangle(cornerRadius: 18, style: .continuous)
        .fill(palette.card)
        .shadow(color: palette.shadow, radius: 12, y: 4)
    }
  }
}
