import SwiftUI

/// The cards of Apple's documentation of `Group(subviews:transform:)`: the first view is the feature, the next
/// two stand beside it, the rest below.
struct CardsPage: View {
  var body: some View {
    PageFrame("Cards from subviews", "Group(subviews:) hands a container its children one by one.") {
      Card("Six children", note: "The first is the feature; the fourth and later ones follow below.") {
        CardsView {
          cover("What’s New", "sparkle", .purple, .indigo)
          cover("Latest Hits", "music", .pink, .red)
          cover("Favorites", "heart", .orange, .yellow)
          Text("Playlists")
          ForEach(["Albums", "Downloads"], id: \.self) { Text($0) }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Two children") {
          CardsView {
            cover("What’s New", "sparkle", .purple, .indigo)
            cover("Latest Hits", "music", .pink, .red)
          }
        }
        Card("One child") {
          CardsView {
            cover("What’s New", "sparkle", .purple, .indigo)
          }
        }
      }
    }
  }

  private func cover(_ title: String, _ symbol: String, _ first: Color, _ second: Color) -> some View {
    LinearGradient(colors: [first, second], startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay(alignment: .topTrailing) {
        Circle().fill(.white.opacity(0.25)).frame(width: 70, height: 70).offset(x: 18, y: -18)
      }
      .overlay(alignment: .bottomLeading) {
        Text(title).font(.headline).foregroundStyle(.white).padding(12)
      }
  }
}

/// Arranges its children as cards.
struct CardsView<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 {
            SecondaryCard { subviews[1] }
          }
          if let first = subviews.first {
            FeatureCard { first }
          }
          if subviews.count >= 3 {
            SecondaryCard { subviews[2] }
          }
        }
        if subviews.count > 3 {
          subviews[3...]
        }
      }
    }
  }
}

private struct FeatureCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .frame(minWidth: 120, maxWidth: .infinity)
      .frame(height: 170)
      .clipShape(.rect(cornerRadius: 18))
      .shadow(color: .indigo.opacity(0.35), radius: 12, y: 6)
  }
}

private struct SecondaryCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .frame(minWidth: 60, maxWidth: .infinity)
      .frame(height: 130)
      .clipShape(.rect(cornerRadius: 14))
  }
}
