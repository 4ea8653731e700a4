import Foundation
import Geometry
import LayoutEngine

/// What stands where one view is wanted and any number may come: a single view stands for itself, as if
/// nothing were around it; several form a stack that no program has written.
final class ImplicitStack: LayoutAlgorithm {
  enum Kind {
    /// One below the other with the default spacing, centred: a window's content, a scroll view's.
    case column
    /// Side by side with the default spacing, centred: a control's label.
    case row
    /// On top of one another, centred: what a background, an overlay or a mask consists of.
    case layers
  }

  private let kind: Kind
  /// Arranges the children; nil while there is but one.
  private var stack: LayoutAlgorithm?
  private var hasChildren = false

  init(_ kind: Kind) { self.kind = kind }

  private func makeStack() -> LayoutAlgorithm {
    switch kind {
    case .column: StackAlgorithm(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
    case .row: StackAlgorithm(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    case .layers: LayeredAlgorithm(alignment: .center)
    }
  }

  override func childrenChanged(_ node: ContainerNode) {
    let axis = stackAxis
    stack = node.children.count == 1 ? nil : stack ?? makeStack()
    stack?.childrenChanged(node)
    // Children that stay answer by the axis of the stack around them.
    if hasChildren, stackAxis != axis { node.stackAxisChanged() }
    hasChildren = true
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    stack?.answer(proposal, node) ?? node.children[0].answer(proposal)
  }

  override func place(_ node: ContainerNode) {
    if let stack { return stack.place(node) }
    node.children[0].place(node.proposal)
    node.origins[0] = .zero
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    if let stack { return stack.guide(key, proposal, node) }
    return node.children[0].explicitGuide(key, proposal)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    stack?.spacing(node) ?? node.children[0].spacingForModifier()
  }

  override func childChanged(_ child: ElementNode, _ node: ContainerNode) { stack?.childChanged(child, node) }
  override func guidesChanged(of child: ElementNode) -> Bool { stack?.guidesChanged(of: child) ?? false }
  override func childrenUnplaced() { stack?.childrenUnplaced() }
  override func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool {
    stack?.replace(child, node) ?? false
  }
  override func resum(_ node: ContainerNode) -> SizeAnswer? { stack?.resum(node) }
  override var stackAxis: Axis? { stack?.stackAxis }
  override var traitUses: TraitUses { stack?.traitUses ?? [] }
  override var sortedAxis: Axis? { stack?.sortedAxis }
}

/// One element made of views of any number: in an implicit stack where they are not one.
final class ImplicitStackType: _ViewType, @unchecked Sendable {
  private let kind: ImplicitStack.Kind
  private let content: _ViewType

  init(_ kind: ImplicitStack.Kind, of content: _ViewType) {
    self.kind = kind
    self.content = content
    super.init(for: Void.self)
  }

  override var makesElement: Bool { true }
  override func keepsElement(depth: Int) -> Bool { true }
  override func makeNode(_ place: NodePlace) -> ViewNode {
    place.recipes
      ? RecipeNode(place, type: self)
      : ContainerNode(place, content: content, algorithm: ImplicitStack(kind))
  }
}
