import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension SearchTokens {
  /// Tokens of a collection.
  ///
  /// - Parameter suggested: Tokens to choose from.
  fileprivate init<C, T>(_ tokens: Binding<C>, suggested: C? = nil, token: @escaping (C.Element) -> T)
  where C: RangeReplaceableCollection, C: RandomAccessCollection, C.Element: Identifiable, T: View {
    let suggestions = suggested.map { suggested in
      AnyView(ForEach(suggested) { element in token(element).searchCompletion(element) })
    }
    self.init(tokens, views: AnyView(ForEach(tokens.wrappedValue, content: token)), suggestions: suggestions)
  }

  /// Tokens of a collection whose views change them.
  fileprivate init<C, T>(editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
  where C: RangeReplaceableCollection, C: RandomAccessCollection, C.Element: Identifiable, T: View {
    let views = ForEach(tokens.wrappedValue) { element in
      token(
        Binding {
          tokens.wrappedValue.first { $0.id == element.id } ?? element
        } set: { new in
          guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
          let next = tokens.wrappedValue.index(after: index)
          tokens.wrappedValue.replaceSubrange(index..<next, with: CollectionOfOne(new))
        })
    }
    self.init(tokens, views: AnyView(views), suggestions: nil)
  }

  private init<C>(_ tokens: Binding<C>, views: AnyView, suggestions: AnyView?)
  where C: RangeReplaceableCollection, C: RandomAccessCollection {
    self.init(
      count: tokens.wrappedValue.count, views: views, suggestions: suggestions,
      removeLast: {
        let kept = tokens.wrappedValue.dropLast()
        tokens.wrappedValue = C(kept)
      },
      removeAll: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } },
      append: { token in
        guard let token = token as? C.Element else { return false }
        tokens.wrappedValue.append(token)
        return true
      })
  }
}

extension View {
  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(SearchModifier(text, tokens: SearchTokens(tokens, token: token), placement, prompt: prompt))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      SearchModifier(text, tokens: SearchTokens(tokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(text, tokens: SearchTokens(tokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. The prompt is looked up in the program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(text, tokens: SearchTokens(tokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. A binding says and hears whether the user searches.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented, placement, prompt: prompt)
    )
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. A binding says and hears whether the user searches. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented, placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. A binding says and hears whether the user searches. A resource names the
  /// prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented, placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, which stand before the text. The delete key at the text's
  /// beginning removes the last. A binding says and hears whether the user searches. The prompt is looked up in
  /// the program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, token: token), isPresented: isPresented, placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token), placement,
        prompt: prompt))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View, S: StringProtocol
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token), placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token), placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. The prompt is looked up in the
  /// program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token), placement,
        prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. A binding says and hears
  /// whether the user searches.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
        isPresented: isPresented, placement, prompt: prompt))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. A binding says and hears
  /// whether the user searches. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View, S: StringProtocol
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
        isPresented: isPresented, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. A binding says and hears
  /// whether the user searches. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
        isPresented: isPresented, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens, of which some are suggested. A binding says and hears
  /// whether the user searches. The prompt is looked up in the program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable,
    T: View
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(tokens, suggested: suggestedTokens.wrappedValue, token: token),
        isPresented: isPresented, placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), placement, prompt: prompt))
  }

  /// The view is searchable by a text and by tokens whose views change them. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them. The prompt is looked up in the
  /// program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them. A binding says and hears whether
  /// the user searches.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), isPresented: isPresented,
        placement, prompt: prompt))
  }

  /// The view is searchable by a text and by tokens whose views change them. A binding says and hears whether
  /// the user searches. The prompt is as it is.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View,
    S: StringProtocol
  {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), isPresented: isPresented,
        placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them. A binding says and hears whether
  /// the user searches. A resource names the prompt.
  @_disfavoredOverload
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), isPresented: isPresented,
        placement, prompt: Text(prompt)))
  }

  /// The view is searchable by a text and by tokens whose views change them. A binding says and hears whether
  /// the user searches. The prompt is looked up in the program's string tables.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
    modifier(
      SearchModifier(
        text, tokens: SearchTokens(editable: editableTokens, token: token), isPresented: isPresented,
        placement, prompt: Text(prompt)))
  }
}
