import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// How a container arranges its children. One instance per node, so that it can keep what it worked out.
package class LayoutAlgorithm {
  init() {}

  func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer { .always(.zero) }
  /// Places every child and fills `node.origins`.
  func place(_ node: ContainerNode) {}
  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? { nil }
  func spacing(_ node: ContainerNode) -> ViewSpacing { .plain }
  /// A child answers otherwise than before.
  func childChanged(_ child: ElementNode, _ node: ContainerNode) {}
  /// A child sets guides otherwise than before; answers whether the arrangement depends on them.
  func guidesChanged(of child: ElementNode) -> Bool { true }
  /// The children have been taken out of the layout: each is to be placed again.
  func childrenUnplaced() {}
  /// The container leaves the tree.
  func nodeRemoved(_ node: ContainerNode) {}
  /// The list of children is another.
  func childrenChanged(_ node: ContainerNode) {}
  /// Writes a changed child into what the algorithm keeps, without asking the others; false where all have to
  /// be asked.
  func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool { false }
  /// The answer after `replace`; nil where the children have to be asked after all.
  func resum(_ node: ContainerNode) -> SizeAnswer? { nil }
  /// Takes a changed layout in; false when another algorithm is needed.
  func take(_ layout: any Layout) -> Bool { false }
  /// The traits of children that the arrangement goes by: where one changes, the list is taken anew.
  var traitUses: TraitUses { [] }
  /// The axis along which spacers and dividers are to think that they are stacked.
  var stackAxis: Axis? { nil }
  /// Whether views below know the container's coordinate space by the name.
  func bears(_ name: AnyHashable) -> Bool { false }
  /// The room that relative frames below refer to, where this container sets one.
  var relativeContainer: RelativeContainer? { nil }
  /// Whether safe areas further up do not count below.
  var endsSafeArea: Bool { false }
  /// Whether places are mirrored where the layout runs from right to left.
  var mirrors: Bool { true }
  /// Whether the algorithm may set guides that its children do not.
  var setsGuides: Bool { false }
  /// Whether the child at an index is drawn.
  func draws(_ index: Int) -> Bool { true }
  /// What is drawn around the children's pictures.
  func decorate(_ tree: FragmentTree, _ node: ContainerNode) -> Placed? { nil }
}
