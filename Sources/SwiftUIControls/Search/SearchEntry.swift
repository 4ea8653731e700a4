import SwiftUICore
import ViewGraph

/// The search of a view, as the bar of the container around shows it.
struct SearchEntry {
  let model: SearchModel
  let text: Binding<String>
  let tokens: SearchTokens?
  let prompt: Text?
  var placement: SearchFieldPlacement
  let isPresented: Binding<Bool>
  /// Whether suggestions show, where there are any.
  let suggests: Binding<Bool>
  /// Whether there has been text in the field since the user searches.
  let hasTyped: Binding<Bool>
  let options: SearchOptions
  let submit: SubmitActions
  let isPhone: Bool
  /// The environment of the view that is searched.
  let inheritance: EnvironmentInheritance
}

extension SearchEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.model === b.model && a.placement == b.placement && a.inheritance.id == b.inheritance.id
      && ValuePlan.areEqual(a.text, b.text) && ValuePlan.areEqual(a.isPresented, b.isPresented)
      && ValuePlan.areEqual(a.prompt, b.prompt) && ValuePlan.areEqual(a.tokens, b.tokens)
      && ValuePlan.areEqual(a.options, b.options) && ValuePlan.areEqual(a.submit, b.submit)
  }
}

@MainActor extension SearchEntry {
  var isActive: Bool { isPresented.wrappedValue }
  var isEmpty: Bool { text.wrappedValue.isEmpty && (tokens?.count ?? 0) == 0 }

  /// The scopes to choose from at the moment; nil for none.
  var scopes: AnyView? {
    guard let scopes = options.scopes, isActive else { return nil }
    let waits = scopes.activation == .onTextEntry || scopes.activation == .automatic && isPhone
    return waits && !hasTyped.wrappedValue && text.wrappedValue.isEmpty ? nil : scopes.picker
  }

  /// Whether a button stands for the field.
  var isMinimized: Bool { options.toolbar == .minimize && !isActive && isEmpty }

  /// The search as an item of a bar.
  var item: ToolbarEntry {
    ToolbarEntry(
      id: ObjectIdentifier(model), placement: .automatic, standard: .search,
      content: AnyView(SearchItem(search: self)), inheritance: inheritance)
  }

  func begin() {
    suggests.wrappedValue = true
    isPresented.wrappedValue = true
  }

  func submitted() {
    suggests.wrappedValue = false
    submit.run(.search)
  }

  /// The user has chosen a suggestion.
  func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let string):
      if text.wrappedValue != string { model.completed = string }
      text.wrappedValue = string
    case .token(let token):
      guard let tokens, tokens.append(token) else { return }
      if !text.wrappedValue.isEmpty { model.completed = "" }
      text.wrappedValue = ""
    }
    submitted()
  }
}

/// What a search keeps, and how it ends.
///
/// Owner: the searchable view's state.
@MainActor final class SearchModel {
  fileprivate(set) var dismiss: () -> Void = {}
  /// The field that the user is in, of those that show the search.
  var fieldInUse: Namespace.ID?
  /// Whether a field has had the focus since the user searches: it is given it once.
  var hasBegun = false
  /// What a suggestion has put into the field, as long as it stands there.
  var completed: String?
  nonisolated init() {}
}

/// Makes a view searchable: the container around, or one inside, shows a field for it.
struct SearchModifier {
  let text: Binding<String>
  let tokens: SearchTokens?
  /// Nil where the view itself keeps whether the user searches.
  let presented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @OwnObject private var model = SearchModel()
  @State private var isPresented = false
  @State private var suggests = true
  @State private var hasTyped = false
  @State private var isTaken = false
  @Environment(\.self) private var environment
  @Environment(\.searchOptions) private var options
  @Environment(\.submitActions) private var submit
  @Environment(\.hasBars) private var hasBars

  nonisolated init(
    _ text: Binding<String>, tokens: SearchTokens? = nil, isPresented: Binding<Bool>? = nil,
    _ placement: SearchFieldPlacement, prompt: Text?
  ) {
    self.text = text
    self.tokens = tokens
    presented = isPresented
    self.placement = placement
    self.prompt = prompt
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isPresented = presented ?? $isPresented
    let _ =
      model.dismiss = { [text, tokens] in
        text.wrappedValue = ""
        tokens?.removeAll()
        isPresented.wrappedValue = false
      }
    let entry = SearchEntry(
      model: model, text: text, tokens: tokens, prompt: prompt, placement: placement,
      isPresented: isPresented, suggests: $suggests, hasTyped: $hasTyped, options: options, submit: submit,
      isPhone: environment.platformProfile == .phone, inheritance: EnvironmentInheritance(of: environment))
    let searched =
      content
      .environment(\.searchOptions, SearchOptions())
      .environment(\.isSearching, isPresented.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(model: model))
      .environment(\.surroundings.search, entry)
      .onChange(of: isPresented.wrappedValue, initial: true) { hasTyped = $1 && !text.wrappedValue.isEmpty }
      .onPreferenceChange(SearchTakenKey.self) { isTaken = $0 }
      .transformPreference(SearchTakenKey.self) { $0 = false }
      .transformPreference(BarKey.self) { if !isTaken, $0.search == nil { $0.search = entry } }
    if hasBars { searched } else { WindowBars(content: searched) }
  }
}
