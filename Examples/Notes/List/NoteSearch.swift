import SwiftUI

/// The search of a window, where it stands: above all columns, or above the list where that is alone.
struct NoteSearch: ViewModifier {
  @Bindable var browser: Browser
  let isHere: Bool
  @Environment(Library.self) private var library

  @ViewBuilder func body(content: Content) -> some View {
    if isHere {
      content
        .searchable(
          text: $browser.search.text, tokens: $browser.search.tags, isPresented: $browser.search.isPresented,
          prompt: "Search"
        ) { Label($0.name, systemImage: "number") }
        .searchScopes($browser.search.scope) {
          if let place = browser.place, place != .all {
            Text("All Notes").tag(Search.Scope.everywhere)
            Text(library.title(of: place)).tag(Search.Scope.here)
          }
        }
        .searchSuggestions {
          ForEach(browser.search.suggestions(from: library.tags)) { tag in
            Label(tag.name, systemImage: "number").searchCompletion(tag)
          }
        }
    } else {
      content
    }
  }
}
