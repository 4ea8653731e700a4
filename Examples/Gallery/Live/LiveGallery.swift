import SwiftUI

/// All live pages in one window: an index, and the page that was chosen in it.
package struct LiveGallery: View {
  @State private var shown: LivePage.ID?
  @State private var scheme: ColorScheme?
  @Environment(\.colorScheme) private var colorScheme

  package init() {}

  package var body: some View {
    ZStack(alignment: .topTrailing) {
      if let page = LivePage.all.first(where: { $0.id == shown }) {
        page.view
      } else {
        LiveIndex(shown: $shown)
      }
      HStack {
        if shown != nil {
          Button("All pages", systemImage: "square.grid.2x2") { shown = nil }
        }
        Button(
          colorScheme == .dark ? "Light" : "Dark", systemImage: colorScheme == .dark ? "sun.max" : "moon"
        ) {
          scheme = colorScheme == .dark ? .light : .dark
        }
      }
      .buttonStyle(.bordered)
      .labelStyle(.iconOnly)
      .padding(24)
    }
    .preferredColorScheme(scheme)
  }
}

/// A button for each live page.
private struct LiveIndex: View {
  @Binding var shown: LivePage.ID?

  var body: some View {
    LiveFrame("Gallery", "Live pages: choose one.") {
      LazyVGrid(columns: Array(repeating: GridItem(spacing: 8), count: 3), spacing: 6) {
        ForEach(LivePage.all) { page in
          Button {
            shown = page.id
          } label: {
            IndexRow(page: page)
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}

private struct IndexRow: View {
  let page: LivePage
  @Environment(\.palette) private var palette
  @State private var isHovered = false

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: page.symbol)
        .foregroundStyle(.white)
        .frame(width: 28, height: 28)
        .background(page.color.gradient, in: .rect(cornerRadius: 8, style: .continuous))
        .accessibilityHidden(true)
      Text(page.title).font(.footnote.weight(.medium)).lineLimit(2)
      Spacer(minLength: 0)
    }
    .padding(6)
    .frame(height: 42)
    .background(isHovered ? palette.well : palette.card, in: .rect(cornerRadius: 14, style: .continuous))
    .contentShape(.rect)
    .onHover { isHovered = $0 }
  }
}
