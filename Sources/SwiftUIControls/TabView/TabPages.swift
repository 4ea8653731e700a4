import Foundation
import SwiftUICore
import ViewGraph

/// The views of tabs as pages beside each other, which a swipe turns, with a dot for each.
struct TabPages: View {
  let tabs: TabList
  let look: TabViewLook
  @Environment(\.indexLook) private var indexLook
  @Environment(\.contentMargins) private var margins

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(tabs.entries) { entry in
          // The margins are those of what scrolls in the pages.
          ZStack { entry.view.environment(\.contentMargins, margins) }
            .containerRelativeFrame([.horizontal, .vertical])
            .setsBars(entry.id == tabs.shown?.id)
        }
      }
      .scrollTargetLayout()
    }
    .environment(\.contentMargins, ContentMargins())
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position)
    .overlay(alignment: .bottom) {
      if showsDots {
        PageDots(count: tabs.entries.count, index: tabs.index, hasPlate: indexLook == .always) {
          tabs.select($0)
        }
        .padding(.bottom, 10)
      }
    }
  }

  private var showsDots: Bool {
    guard look.dots != .never else { return false }
    return tabs.entries.count > (look.dots == .always ? 0 : 1)
  }

  private var position: Binding<Subview.ID?> {
    Binding {
      tabs.shown?.id
    } set: { id in
      guard let id, id != tabs.shown?.id, let index = tabs.entries.firstIndex(where: { $0.id == id }) else {
        return
      }
      tabs.select(index)
    }
  }
}

/// A dot for each page. A press on either side goes to the page before or after.
private struct PageDots: View {
  let count: Int
  let index: Int
  let hasPlate: Bool
  let select: @MainActor (Int) -> Void

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { number in
        let isShown = number == index
        Circle()
          .fill(hasPlate ? Color.primary.opacity(isShown ? 1 : 0.3) : Color.white.opacity(isShown ? 1 : 0.4))
          .frame(width: 7, height: 7)
          .shadow(color: .black.opacity(hasPlate ? 0 : 0.35), radius: 1)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background { if hasPlate { Capsule().fill(.regularMaterial) } }
    .overlay {
      HStack(spacing: 0) {
        ForEach([-1, 1], id: \.self) { step in
          Color.clear.contentShape(Rectangle()).onTapGesture { turn(by: step) }
        }
      }
    }
    .accessibilityElement()
    .accessibilityLabel(Text("Page \(index + 1) of \(count)"))
    .accessibilityAdjustableAction { direction in
      turn(by: direction == .increment ? 1 : -1)
    }
  }

  private func turn(by step: Int) {
    guard (0..<count).contains(index + step) else { return }
    withAnimation { select(index + step) }
  }
}
