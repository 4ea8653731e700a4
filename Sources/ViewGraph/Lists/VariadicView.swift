/// The older form of `Group(subviews:transform:)`: a root receives the subviews of some content as a
/// collection.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with the content that it gets.
  public struct Tree<Root, Content> where Root: _VariadicView_Root {
    public var root: Root
    public var content: Content

    @inlinable
    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    @inlinable
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes something of the subviews of a view.
public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// A root whose body is a view made from the subviews. Is one element unless it is a
/// `_VariadicView_MultiViewRoot`.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that is one element: several views in its body form a vertical stack.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that is as many elements as its body has views: they flatten into the container.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    ListBodyType(
      for: Self.self, base: Content.self, baseOffset: MemoryLayout.offset(of: \Self.content),
      own: Root.self, ownOffset: MemoryLayout.offset(of: \Self.root),
      isUnary: !(Root.self is any _VariadicView_MultiViewRoot.Type)
    ) { $0.root.body(children: _VariadicView_Children(base: SubviewsCollection(list: $1))) }
  }
}
