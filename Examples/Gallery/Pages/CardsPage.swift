import SwiftUI

/// The cards of Apple's documentation of `Group(subviews:transform:)`: the first view is the feature, the next
/// two stand beside it, the rest below.
struct CardsPage: View {
  var body: some View {
    PageFrame("Cards from subviews", "Group(subviews:) hands a container its children one by one.") {
      Card("Four children", note: "The first is the feature; the fourth and later ones follow below.") {
        Stack(height: 189) {
          NavigationLink("What's New!") { WhatsNewView() }
          NavigationLink("Latest Hits") { LatestHitsView() }
          NavigationLink("Favorites") { FavoritesView() }
          NavigationLink("Playlists") { MyPlaylists() }
        }
      }
      HStack(alignment: .top, spacing: 20) {
        Card("Two children") {
          Stack(height: 170) {
            NavigationLink("What's New!") { WhatsNewView() }
            NavigationLink("Latest Hits") { LatestHitsView() }
          }
        }
        Card("One child") {
          Stack(height: 170) {
            NavigationLink("What's New!") { WhatsNewView() }
          }
        }
      }
    }
  }
}

/// Cards in a stack, without which links lead nowhere and are dimmed. On the cards they have no plates of their own.
private struct Stack<Content: View>: View {
  let height: CGFloat
  @ViewBuilder let content: Content
  var body: some View {
    NavigationStack { CardsView { content } }.buttonStyle(.plain).frame(height: height)
  }
}

// Where the links lead.
private struct WhatsNewView: View { var body: some View { Text("What’s new") } }
private struct LatestHitsView: View { var body: some View { Text("Hits") } }
private struct FavoritesView: View { var body: some View { Text("Favorites") } }
private struct MyPlaylists: View { var body: some View { Text("Playlists") } }

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
      .font(.headline)
      .foregroundStyle(.white)
      .frame(minWidth: 120, maxWidth: .infinity)
      .frame(height: 170)
      .background(
        LinearGradient(colors: [.purple, .indigo], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .clipShape(.rect(cornerRadius: 18))
      .shadow(color: .indigo.opacity(0.35), radius: 12, y: 6)
  }
}

private struct SecondaryCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    content
      .foregroundStyle(.white)
      .frame(minWidth: 60, maxWidth: .infinity)
      .frame(height: 130)
      .background(
        LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .clipShape(.rect(cornerRadius: 14))
  }
}
