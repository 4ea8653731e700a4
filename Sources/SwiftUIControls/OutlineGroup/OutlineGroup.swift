import SwiftUICore
import ViewGraph

/// A tree of data as views that show and hide what is below them: a disclosure group for each element that can have
/// children, and a view for each that can not.
///
/// Children are made only while they are shown. An element is collapsed at first; whether it is expanded goes with its
/// identity, and is kept while the element is out of sight. In a `List` each element is a row, and rows of children are indented;
/// elsewhere the groups stand in their container as other views do.
///
/// - Parameters:
///   - Data: The collection of the children of an element.
///   - ID: What identifies an element.
///   - Parent: The view of an element whose children are not nil, be there any or none.
///   - Leaf: The view of an element whose children are nil.
///   - Subgroup: What shows an element with its children.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// The elements at the top.
  enum Roots {
    case one(Data.Element)
    case several(Data)
  }

  let roots: Roots
  let tree: OutlineTree<Data, ID>
  let parent: (Data.Element) -> Parent
  let leaf: (Data.Element) -> Leaf
  /// Makes the group of an element from its view, its children's and whether these are shown.
  let subgroup: (Parent, OutlineSubgroupChildren, Binding<Bool>) -> Subgroup
  @OwnObject private var expansion = OutlineExpansion<ID>()

  nonisolated init(
    roots: Roots, tree: OutlineTree<Data, ID>, parent: @escaping (Data.Element) -> Parent,
    leaf: @escaping (Data.Element) -> Leaf,
    subgroup: @escaping (Parent, OutlineSubgroupChildren, Binding<Bool>) -> Subgroup
  ) {
    self.roots = roots
    self.tree = tree
    self.parent = parent
    self.leaf = leaf
    self.subgroup = subgroup
  }
}

/// How a tree of data is read.
struct OutlineTree<Data: RandomAccessCollection, ID: Hashable> {
  let id: (Data.Element) -> ID
  /// Nil for a leaf.
  let children: (Data.Element) -> Data?
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch roots {
    case .one(let element): node(element)
    case .several(let elements): nodes(elements)
    }
  }

  @MainActor private func nodes(_ elements: Data) -> OutlineNodes<Data, ID, OutlineNode<Leaf, Subgroup>> {
    OutlineNodes(
      ForEach(
        data: elements, content: { node($0) },
        identities: ForEachIdentities(
          read: { data in ContiguousArray(data.map(tree.id)) },
          at: { data, offset in tree.id(data[data.index(data.startIndex, offsetBy: offset)]) })))
  }

  @MainActor private func node(_ element: Data.Element) -> OutlineNode<Leaf, Subgroup> {
    guard let children = tree.children(element) else { return OutlineNode(content: .leaf(leaf(element))) }
    let (isExpanded, below) = expansion.isExpanded(element, children, in: tree)
    let content = OutlineSubgroupChildren { AnyView(nodes(children)) }
    return OutlineNode(content: .subgroup(subgroup(parent(element), content, isExpanded), below: below))
  }
}

extension OutlineGroup
where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  nonisolated init(_ roots: Roots, tree: OutlineTree<Data, ID>, leaf: @escaping (Data.Element) -> Leaf) {
    self.init(roots: roots, tree: tree, parent: leaf, leaf: leaf) { label, children, isExpanded in
      DisclosureGroup(isExpanded: isExpanded) {
        children
      } label: {
        label
      }
    }
  }
}

/// The views of the elements on one level of an outline.
struct OutlineNodes<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let loop: ForEach<Data, ID, Content>
  init(_ loop: ForEach<Data, ID, Content>) { self.loop = loop }
  var body: some View { loop }
}

/// The view of one element of an outline.
struct OutlineNode<Leaf: View, Subgroup: View>: View {
  enum Content {
    case leaf(Leaf)
    /// With what is to be kept while it is there.
    case subgroup(Subgroup, below: AnyObject)
  }

  let content: Content

  var body: some View {
    switch content {
    case .leaf(let leaf): leaf
    case .subgroup(let subgroup, _): subgroup
    }
  }
}

/// The views of the children of one element of an outline.
public struct OutlineSubgroupChildren {
  private let content: () -> AnyView

  nonisolated init(_ content: @escaping () -> AnyView) { self.content = content }
}

extension OutlineSubgroupChildren: View {
  public var body: some View { content() }
}
