import ViewGraph

/// Makes one element of a view: several views in it form a vertical stack.
public struct _UnaryViewAdaptor<Content> where Content: View {
  public var content: Content

  public nonisolated init(_ content: Content) { self.content = content }
}

extension _UnaryViewAdaptor: View {
  public var body: some View {
    _VariadicView.Tree(UnaryAdaptorRoot()) { content }
  }
}

private struct UnaryAdaptorRoot: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View { children }
}
