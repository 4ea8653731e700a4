import Foundation
import Geometry
import LayoutEngine

/// Arranges children on top of one another: the algorithm of `ZStack`, and of the implicit containers of
/// backgrounds, overlays and geometry readers.
final class LayeredAlgorithm: LayoutAlgorithm {
  private let alignment: Alignment
  /// Whether the container takes its proposal rather than the room its children need.
  private let fills: Bool
  private var deciding: [Int]?

  init(alignment: Alignment, fills: Bool = false) {
    self.alignment = alignment
    self.fills = fills
  }

  /// The children of the highest priority decide the size.
  override func childrenChanged(_ node: ContainerNode) {
    deciding = nil
    guard node.flags.contains(.hasTraits) else { return }
    let priorities = node.children.map(\.layoutPriority)
    guard let highest = priorities.max(), priorities.contains(where: { $0 != highest }) else { return }
    deciding = priorities.indices.filter { priorities[$0] == highest }
  }

  private struct Extents {
    var horizontal = AlignedExtent()
    var vertical = AlignedExtent()
  }

  private func extents(_ proposal: Proposal, _ node: ContainerNode) -> (Extents, SizeAnswer) {
    var extents = Extents()
    var answer = SizeAnswer.always(.zero)
    for index in deciding ?? Array(node.children.indices) {
      let child = node.children[index]
      let its = child.answer(proposal)
      answer = answer.limited(to: its)
      let dimensions = child.dimensions(proposal)
      extents.horizontal.add(
        length: Double(its.size.width), guide: dimensions.value(alignment.horizontal.key))
      extents.vertical.add(length: Double(its.size.height), guide: dimensions.value(alignment.vertical.key))
    }
    answer.size = CGSize(width: extents.horizontal.length, height: extents.vertical.length)
    return (extents, answer)
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    if fills { return .exactly(proposal, proposal.size(ideal: CGSize(width: 10, height: 10))) }
    return extents(proposal, node).1
  }

  /// What a child is proposed: the container's proposal, or, where it has no say in the size, the size that
  /// the others have decided.
  private func childProposal(_ index: Int, _ proposal: Proposal, _ extents: Extents) -> Proposal {
    guard let deciding, !deciding.contains(index) else { return proposal }
    return Proposal(width: extents.horizontal.length, height: extents.vertical.length)
  }

  override func place(_ node: ContainerNode) {
    let proposal = fills ? Proposal(node.size) : node.proposal
    let (extents, _) = extents(proposal, node)
    // Children meet on the guides of the whole; where the container fills, on those of its size.
    let whole = ViewDimensions(element: nil, proposal: proposal, size: node.size)
    let x = fills ? whole.value(alignment.horizontal.key) : extents.horizontal.guide
    let y = fills ? whole.value(alignment.vertical.key) : extents.vertical.guide
    for (index, child) in node.children.enumerated() {
      let proposal = childProposal(index, proposal, extents)
      child.place(proposal)
      let dimensions = child.dimensions(proposal)
      node.origins[index] =
        CGPoint(
          x: x - dimensions.value(alignment.horizontal.key), y: y - dimensions.value(alignment.vertical.key)
        ).held
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let (extents, _) = extents(proposal, node)
    let values: [CGFloat?] = node.children.enumerated().map { index, child in
      let proposal = childProposal(index, proposal, extents)
      guard let guide = child.explicitGuide(key, proposal) else { return nil }
      let dimensions = child.dimensions(proposal)
      let origin =
        key.isVertical
        ? extents.vertical.position(guide: dimensions.value(alignment.vertical.key))
        : extents.horizontal.position(guide: dimensions.value(alignment.horizontal.key))
      return CGFloat(origin + guide)
    }
    return key.combine(values).map(Double.init)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    var spacing = ViewSpacing()
    for child in node.children { spacing.formUnion(child.spacing()) }
    return spacing
  }
}
