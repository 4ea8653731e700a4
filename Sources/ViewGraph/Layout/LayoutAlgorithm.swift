import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// How a container arranges its children. One instance per node, so that it can keep what it worked out.
package class LayoutAlgorithm {
  init() {}

  func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer { .always(.zero) }
  /// The answer worked out without what is kept of earlier ones; nil where debug builds do not compare it.
  func answerAnew(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer? { nil }
  /// Places every child and fills `node.origins`.
  func place(_ node: ContainerNode) {}
  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? { nil }
  func spacing(_ node: ContainerNode) -> ViewSpacing { .plain }
  /// A child's answer has changed.
  func childChanged(_ child: ElementNode, _ node: ContainerNode) {}
  /// A child's alignment guides have changed. Returns whether the arrangement depends on them.
  func guidesChanged(of child: ElementNode) -> Bool { true }
  /// The children have been taken out of the layout: each is to be placed again.
  func childrenUnplaced() {}
  /// The container leaves the tree.
  func nodeRemoved(_ node: ContainerNode) {}
  /// Something that the layout's own code has read has changed.
  func sourceChanged() {}
  /// The list of children has changed.
  func childrenChanged(_ node: ContainerNode) {}
  /// Writes a changed child into what the algorithm keeps, without asking the others; false where all have to
  /// be asked.
  func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool { false }
  /// The answer after `replace`; nil where the children have to be asked after all.
  func resum(_ node: ContainerNode) -> SizeAnswer? { nil }
  /// Adopts a changed layout; false when another algorithm is needed.
  func adopt(_ layout: any Layout) -> Bool { false }
  /// The traits of children that the arrangement depends on: when one changes, the list is collected again.
  var traitUses: TraitUses { [] }
  /// The stacking axis for spacers and dividers inside; nil for none.
  var stackAxis: Axis? { nil }
  /// Whether the container declares the coordinate space with the name, for views below.
  func declaresSpace(named name: AnyHashable) -> Bool { false }
  /// The room that relative frames below refer to, where this container sets one.
  var relativeContainer: RelativeContainer? { nil }
  /// Whether safe areas further up do not count below.
  var endsSafeArea: Bool { false }
  /// Whether what is inside shows within the container's frame alone.
  var clipsContent: Bool { false }
  /// Whether the container itself is hit where nothing inside of it is.
  var isHitWhole: Bool { false }
  /// The axis along which the children stand in order, none beginning or ending before the one before it.
  var sortedAxis: Axis? { nil }
  /// Whether places are mirrored where the layout runs from right to left.
  var mirrors: Bool { true }
  /// Whether the algorithm may set guides that its children do not.
  var setsGuides: Bool { false }
  /// What the container is for those who do not see it; nil for one that only arranges its children.
  var semanticsRole: SemanticsRole? { nil }
  /// Whether the child at an index is drawn.
  func draws(_ index: Int) -> Bool { true }
  /// Whether the container paints some children after the others.
  var raisesChildren: Bool { false }
  /// Whether children come and go as they come into sight and leave it.
  var releasesChildren: Bool { false }
  func isRaised(_ index: Int) -> Bool { false }
  /// What is drawn around the children's pictures.
  func decorate(_ tree: FragmentTree, _ node: ContainerNode) -> Placed? { nil }
}
