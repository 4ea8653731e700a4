import SwiftUICore
import TextViews
import ViewGraph

/// What a suggestion stands for.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

/// What choosing a suggestion does.
struct SearchCompletionAction {
  let run: @MainActor (SearchCompletion) -> Void
}

extension View {
  /// Sets the text that the view stands for as a suggestion: choosing it puts the text into the field and
  /// submits the search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: .text(completion)))
  }

  /// Sets the token that the view stands for as a suggestion: choosing it adds the token in place of the field's
  /// text and submits the search.
  public nonisolated func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    modifier(SearchCompletionModifier(completion: .token(token)))
  }
}

private struct SearchCompletionModifier {
  let completion: SearchCompletion
  @Environment(\.searchCompletion) private var action
  nonisolated init(completion: SearchCompletion) { self.completion = completion }
}

extension SearchCompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let action {
      Button {
        action.run(completion)
      } label: {
        HStack(spacing: 8) {
          content
          Spacer(minLength: 0)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(SuggestionStyle())
    } else {
      content
    }
  }
}

private struct SuggestionStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.primary).opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// The view that is searched, under the suggestions of the search. While a list of them covers it nobody uses it.
struct SuggestionsOver: ViewModifier {
  /// Nil where there is nothing to search.
  let search: SearchEntry?
  @State private var isCovered = false

  func body(content: Content) -> some View {
    content
      .covered(isCovered)
      .overlay(alignment: .topTrailing) {
        if let search { SearchSuggestionsLayer(search: search) }
      }
      .onPreferenceChange(CoversSearchedKey.self) { isCovered = $0 }
      .transformPreference(CoversSearchedKey.self) { $0 = false }
  }
}

/// Whether suggestions cover what is searched.
private struct CoversSearchedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The suggestions of a search, over the view that is searched.
private struct SearchSuggestionsLayer: View {
  let search: SearchEntry
  @Environment(\.platformProfile) private var profile

  private var isPhone: Bool { profile == .phone }
  private var placement: SearchSuggestionsPlacement { isPhone ? .content : .menu }

  var body: some View {
    if search.isActive, search.suggests.wrappedValue, !placement.isIn(search.options.hiddenSuggestions) {
      Group(subviews: all) { suggestions in
        if !suggestions.isEmpty {
          if isPhone { list } else { card(suggestions) }
        }
      }
      .environment(\.searchCompletion, SearchCompletionAction { search.complete($0) })
      .environment(\.searchSuggestionsPlacement, placement)
      .modifier(search.inheritance)
    }
  }

  @ViewBuilder private var all: some View {
    search.options.suggestions
    search.tokens?.suggestions
  }

  private var list: some View {
    List { all }
      .listStyle(.plain)
      .background(.background)
      .preference(key: CoversSearchedKey.self, value: true)
      .accessibilityLabel(Text("Suggestions"))
  }

  private func card(_ suggestions: SubviewsCollection) -> some View {
    let outline = RoundedRectangle(cornerRadius: 10, style: .continuous)
    return ViewThatFits(in: .vertical) {
      rows(suggestions)
      ScrollView { rows(suggestions) }
    }
    .frame(idealWidth: 240, maxWidth: 240)
    .background { outline.fill(SchemeColor.alert) }
    .clipShape(outline)
    .overlay { outline.strokeBorder(.primary.opacity(0.1)) }
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
    .padding(8)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Suggestions"))
  }

  private func rows(_ suggestions: SubviewsCollection) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(suggestions) { suggestion in
        suggestion
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(.vertical, 5)
  }
}
