import ViewGraph

/// A view that gives its content a proxy with which scroll views inside are sent to a view.
///
/// It lays out as its content does. The proxy is for actions, such as those of buttons and of `onChange`: what is asked
/// for while the content is being made is done when that is laid out.
public struct ScrollViewReader<Content: View> {
  /// Makes the content with the proxy.
  public var content: (ScrollViewProxy) -> Content
  @OwnObject private var scope = ScrollScope()

  /// A view that gives its content a proxy.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy(scope: scope)).modifier(ScrollScopeModifier(scope)) }
}

/// Sends the scroll views of a ``ScrollViewReader`` to views that have an identity.
public struct ScrollViewProxy {
  let scope: ScrollScope

  /// Scrolls to the first view with an identity, in the first scroll view of the reader that has it.
  ///
  /// It may be a row that a lazy container has not made yet. Scroll views around that one move as well, where it would
  /// not be seen otherwise. An identity that no view has changes nothing. The content comes no further than to its
  /// ends; headers that stay at an edge count for nothing. Within `withAnimation` it goes there with the animation.
  ///
  /// - Parameters:
  ///   - id: The identity, by `id(_:)` or by a `ForEach`.
  ///   - anchor: Which point of the view is to meet that point of what is seen; nil for the smallest movement that
  ///     shows the view whole.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    scope.scroll(to: .view(AnyHashable(id), anchor: anchor))
  }

  /// The first text in the view with an identity.
  package func text<ID: Hashable>(in id: ID) -> String? { scope.text(in: AnyHashable(id)) }
}
