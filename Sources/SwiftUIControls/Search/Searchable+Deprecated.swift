import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension View {
  /// The view is searchable by a text, with suggestions.
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
  public nonisolated func searchable<V>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The view is searchable by a text, with suggestions. The prompt is as it is.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
  public nonisolated func searchable<V, S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// The view is searchable by a text, with suggestions. A resource names the prompt.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
  public nonisolated func searchable<V>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// The view is searchable by a text, with suggestions. The prompt is looked up in the program's string tables.
  @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
  public nonisolated func searchable<V>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
