import Foundation
import SwiftUICore
import TextViews
import ViewGraph

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
