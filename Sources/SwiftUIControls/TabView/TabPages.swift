import Foundation
import SwiftUICore
import ViewGraph

/// The views of tabs as pages beside each other, which a swipe turns, with a dot for each.
struct TabPages: View {
  let tabs: TabList
  let look: TabViewLook
  @State private var own: Subview.ID?
  @Environment(\.indexLook) private var indexLook

  var body: some View {
    let index = tabs.index(own: own)
    let shown = tabs.entries.indices.contains(index) ? tabs.entries[index].id : nil
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(tabs.entries) { entry in
          ZStack { entry.view }
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: position(shown))
    .overlay(alignment: .bottom) {
      if showsDots {
        PageDots(count: tabs.entries.count, index: index, hasPlate: hasPlate) { select($0) }.padding(
          .bottom, 10)
      }
    }
  }

  private var showsDots: Bool {
    guard look.dots != .never else { return false }
    return tabs.entries.count > (look.dots == .always ? 0 : 1)
  }

  private var hasPlate: Bool { indexLook == .always }

  private func position(_ shown: Subview.ID?) -> Binding<Subview.ID?> {
    Binding {
      shown
    } set: { id in
      guard let id, id != shown, let index = tabs.entries.firstIndex(where: { $0.id == id }) else { return }
      select(index)
    }
  }

  private func select(_ index: Int) {
    guard tabs.entries.indices.contains(index) else { return }
    let entry = tabs.entries[index]
    if !tabs.tell(entry) { own = entry.id }
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
        Circle().fill(.white.opacity(number == index ? 1 : 0.4))
          .frame(width: 7, height: 7)
          .shadow(color: .black.opacity(0.35), radius: 1)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background { if hasPlate { Capsule().fill(.black.opacity(0.25)) } }
    .accessibilityElement()
    .accessibilityLabel(Text("Page \(index + 1) of \(count)"))
    .accessibilityAdjustableAction { direction in
      let next = direction == .increment ? index + 1 : index - 1
      if (0..<count).contains(next) { withAnimation { select(next) } }
    }
  }
}
