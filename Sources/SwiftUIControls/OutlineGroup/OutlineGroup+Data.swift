import SwiftUICore
import ViewGraph

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// An outline with one element at the top.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// An outline with the elements of a collection at the top.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// An outline with one element at the top, whose elements a key path identifies.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      .one(root), tree: OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }),
      leaf: content)
  }

  /// An outline with the elements of a collection at the top, which a key path identifies.
  ///
  /// - Parameters:
  ///   - children: The children of an element; nil for one that can have none.
  ///   - content: The view of an element, which is the label of its group where it can have children.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      .several(data), tree: OutlineTree(id: { $0[keyPath: id] }, children: { $0[keyPath: children] }),
      leaf: content)
  }
}
