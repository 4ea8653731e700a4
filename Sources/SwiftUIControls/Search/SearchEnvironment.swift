import SwiftUICore
import ViewGraph

/// What modifiers around a searchable view say of its search.
struct SearchOptions {
  var suggestions: AnyView?
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var scopes: SearchScopes?
  /// What says and hears whether the field has the focus, around the field.
  var focus: [(AnyView) -> AnyView] = []
  var selection: Binding<TextSelection?>?
  var presentation = SearchPresentationToolbarBehavior.automatic
  var toolbar = SearchToolbarBehavior.automatic
}

/// Where to search, of which the user chooses one.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

extension EnvironmentValues {
  /// Whether the user searches the view: from when the field is pressed until the search is ended.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where suggestions show that the view is in.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }

  /// What is said of the search of a view inside.
  var searchOptions: SearchOptions {
    get { self[SearchOptionsKey.self] }
    set { self[SearchOptionsKey.self] = newValue }
  }

  /// What choosing a suggestion does; nil for a view that is none.
  var searchCompletion: SearchCompletionAction? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private struct DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
  }
  private struct SuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
  }
  private struct SearchOptionsKey: EnvironmentKey {
    static var defaultValue: SearchOptions { SearchOptions() }
  }
  private struct SearchCompletionKey: EnvironmentKey {
    static var defaultValue: SearchCompletionAction? { nil }
  }
}

/// Whether a navigation container shows the search that is set around it.
struct SearchTakenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  private nonisolated func searchOption(_ set: @escaping (inout SearchOptions) -> Void) -> some View {
    transformEnvironment(\.searchOptions, transform: set)
  }

  /// Suggests what to search for in a searchable view inside, while the user searches.
  ///
  /// On a phone suggestions show as a list in place of the view, on the desktop below the field. One with a
  /// `searchCompletion(_:)` can be chosen; where there are none, nothing shows. They go when the user submits.
  public nonisolated func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    let suggestions = AnyView(suggestions())
    return searchOption { $0.suggestions = suggestions }
  }

  /// Whether suggestions show at some places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    searchOption {
      if visibility == .hidden {
        $0.hiddenSuggestions.formUnion(placements)
      } else {
        $0.hiddenSuggestions.subtract(placements)
      }
    }
  }

  /// Lets the user choose where a searchable view inside is searched, while it is.
  ///
  /// - Parameters:
  ///   - scope: The tag of the scope that is chosen.
  ///   - scopes: A view with a tag for each.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the user choose where a searchable view inside is searched.
  ///
  /// - Parameters:
  ///   - scope: The tag of the scope that is chosen.
  ///   - activation: From when on the scopes show.
  ///   - scopes: A view with a tag for each.
  public nonisolated func searchScopes<V, S>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    let scopes = SearchScopes(
      activation: activation,
      picker: AnyView(ScopePicker(scope: scope, scopes: scopes())))
    return searchOption { $0.scopes = scopes }
  }

  /// Says and hears whether the field of a searchable view inside has the focus.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchOption { $0.focus.append { AnyView($0.focused(binding)) } }
  }

  /// Says and hears whether the field of a searchable view inside has the focus: by a value.
  public nonisolated func searchFocused<V>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View where V: Hashable {
    searchOption { $0.focus.append { AnyView($0.focused(binding, equals: value)) } }
  }

  /// Says and hears what is selected in the field of a searchable view inside.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    searchOption { $0.selection = selection }
  }

  /// Sets what bars do while the user searches a view inside.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    searchOption { $0.presentation = behavior }
  }

  /// Sets how the search of a view inside shows in a toolbar.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    searchOption { $0.toolbar = behavior }
  }
}

private struct ScopePicker<Value: Hashable, Scopes: View> {
  let scope: Binding<Value>
  let scopes: Scopes
  nonisolated init(scope: Binding<Value>, scopes: Scopes) {
    self.scope = scope
    self.scopes = scopes
  }
}

extension ScopePicker: View {
  var body: some View {
    Group(subviews: scopes) { views in
      if !views.isEmpty {
        Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()
      }
    }
  }
}
