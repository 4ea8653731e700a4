import SwiftUICore
import ViewGraph

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// An outline with one element at the top, whose views are given bindings to their elements.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<C, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
    E == C.Element
  {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// An outline with the elements of a collection at the top, whose views are given bindings to their elements.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<C, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  )
  where
    Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
    E == C.Element
  {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline with one element at the top, whose elements a key path identifies, and whose views are given bindings to their
  /// elements.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<C, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(.one(root), tree: .bindings(id: id, children: children), leaf: content)
  }

  /// An outline with the elements of a collection at the top, which a key path identifies, and whose views are given bindings
  /// to their elements.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<C, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
    self.init(.several(data), tree: .bindings(id: id, children: children), leaf: content)
  }
}

extension OutlineTree {
  /// A tree of bindings to the elements of a tree.
  nonisolated fileprivate static func bindings<C>(
    id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>
  ) -> OutlineTree where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection {
    OutlineTree(
      id: { $0.wrappedValue[keyPath: id] }, children: { Binding<C>($0[dynamicMember: children]) })
  }
}
