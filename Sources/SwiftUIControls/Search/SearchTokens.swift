import Foundation
import SwiftUICore
import ViewGraph

/// What the field of a search shows before its text.
struct SearchTokens {
  let count: Int
  let views: AnyView
  /// Tokens to choose from, besides other suggestions.
  let suggestions: AnyView?
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Answers whether the search has tokens of the kind.
  let append: (Any) -> Bool
}

extension SearchTokens {
  /// Tokens of a collection.
  ///
  /// - Parameter suggested: Tokens to choose from.
  init<C, T>(_ tokens: Binding<C>, suggested: C? = nil, token: @escaping (C.Element) -> T)
  where C: RangeReplaceableCollection, C: RandomAccessCollection, C.Element: Identifiable, T: View {
    let suggestions = suggested.map { suggested in
      AnyView(ForEach(suggested) { element in token(element).searchCompletion(element) })
    }
    self.init(tokens, views: AnyView(ForEach(tokens.wrappedValue, content: token)), suggestions: suggestions)
  }

  /// Tokens of a collection whose views change them.
  init<C, T>(editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T)
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
