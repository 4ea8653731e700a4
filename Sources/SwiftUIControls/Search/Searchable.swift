import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension View {
  /// Makes the view searchable: the bar of the navigation container around, or of one inside, or of the
  /// desktop's window shows a field whose text a binding holds.
  ///
  /// On a phone the field stands below the title, and in its place while the user searches; on the desktop it
  /// stands at the trailing end of the bar. `isSearching` and `dismissSearch` in the environment of the view say
  /// whether the user searches, and end it; `onSubmit(of:_:)` around hears of the return key and of suggestions
  /// that are chosen. The program itself finds what is searched for.
  ///
  /// - Parameters:
  ///   - text: What is searched for.
  ///   - placement: Where the field prefers to stand.
  ///   - prompt: What the field shows while it is empty; nil for Search.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text, placement, prompt: prompt))
  }

  /// The view is searchable by a text. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(SearchModifier(text, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    modifier(SearchModifier(text, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text. The prompt is looked up in the program's string tables.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text; a binding says and hears whether the user searches.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text, isPresented: isPresented, placement, prompt: prompt))
  }

  /// The view is searchable by a text; a binding says and hears whether the user searches. The prompt is as it
  /// is.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    modifier(SearchModifier(text, isPresented: isPresented, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text; a binding says and hears whether the user searches. A resource names the
  /// prompt.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    modifier(SearchModifier(text, isPresented: isPresented, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text; a binding says and hears whether the user searches. The prompt is looked
  /// up in the program's string tables.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text, isPresented: isPresented, placement, prompt: Text(prompt)))
  }
}
