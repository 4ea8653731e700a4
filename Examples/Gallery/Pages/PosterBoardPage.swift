import SwiftUI

/// Containers that read values which their children carry.
struct PosterBoardPage: View {
  var body: some View {
    PageFrame("Poster board", "Children carry values; the container reads them and decides.") {
      Card("Pinned posters", note: "The caller says .pinned(); the board knows what to do with it.") {
        PinnablePosterBoard {
          PosterCard(title: "WALL-E", year: 2008)
            .pinned()
          PosterCard(title: "Up", year: 2009)
            .pinned()
          PosterCard(title: "Coco", year: 2017)
          PosterCard(title: "Soul", year: 2020)
          PosterCard(title: "Luca", year: 2021)
        }
      }
      Card("A style for each child", note: ".cardStyle(.featured), .standard and .minimal in one container.")
      {
        StyledColumn {
          Text("Featured").font(.title2.bold()).cardStyle(.featured)
          Text("Standard").font(.headline)
          ForEach(["Minimal", "Minimal, too"], id: \.self) { Text($0).cardStyle(.minimal) }
        }
        .padding(12)
        .background(.orange.gradient, in: .rect(cornerRadius: 20))
      }
      Card("A row that takes its children apart", note: "Static views and a ForEach are one list.") {
        PosterRow {
          PosterCard(title: "Toy Story", year: 1995)
          PosterCard(title: "Finding Nemo", year: 2003)
          ForEach([2015, 2024], id: \.self) { year in
            PosterCard(title: year == 2015 ? "Inside Out" : "Inside Out 2", year: year)
          }
        }
      }
    }
  }
}

struct PinnablePosterBoard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      let pinned = subviews.filter { $0.containerValues.isPinned }
      let unpinned = subviews.filter { !$0.containerValues.isPinned }

      VStack(alignment: .leading, spacing: 16) {
        if !pinned.isEmpty {
          Text("Pinned")
            .font(.headline)
          HStack { ForEach(pinned) { $0 } }
        }
        Text("All Movies")
          .font(.headline)
        LazyVGrid(
          columns: [.init(.adaptive(minimum: 140))]
        ) {
          ForEach(unpinned) { $0 }
        }
      }
    }
  }
}

private struct StyledColumn<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 10) {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          switch subview.containerValues.cardStyle {
          case .featured:
            subview
              .frame(maxWidth: .infinity, minHeight: 200)
              .background(
                .ultraThinMaterial,
                in: .rect(cornerRadius: 16)
              )
          case .minimal:
            subview
              .frame(height: 60)
          case .standard:
            subview
              .frame(height: 120)
              .background(
                .regularMaterial,
                in: .rect(cornerRadius: 8)
              )
          }
        }
      }
    }
  }
}

private struct PosterRow<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      HStack(spacing: 12) {
        ForEach(subviews) { subview in
          subview
            .overlay(alignment: .topLeading) {
              if subview.id == subviews.first?.id {
                Text("first of \(subviews.count)")
                  .font(.caption2.weight(.semibold))
                  .padding(.horizontal, 8)
                  .padding(.vertical, 3)
                  .background(.white.opacity(0.85), in: .capsule)
                  .padding(8)
              }
            }
        }
      }
    }
  }
}
