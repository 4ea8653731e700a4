import Foundation
import Geometry
import LayoutEngine

/// Arranges children on top of one another: the algorithm of `ZStack`, and of the implicit stacks in
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
    passes.removeAll()
    guard node.flags.traitUses.contains(.priority) else { return }
    let priorities = node.children.map(\.layoutPriority)
    guard let highest = priorities.max(), priorities.contains(where: { $0 != highest }) else { return }
    deciding = priorities.indices.filter { priorities[$0] == highest }
  }

  override var traitUses: TraitUses { .priority }

  private struct Extents {
    var horizontal = AlignedExtent()
    var vertical = AlignedExtent()
  }

  /// Where a child's guides of the container's alignment lie, nil where their defaults hold.
  private struct Guides {
    var horizontal: Double?
    var vertical: Double?
  }

  /// The result of measuring the children for one proposal.
  private struct Pass {
    var proposal: Proposal
    var extents = Extents()
    var answer = SizeAnswer.always(.zero)
    /// One for each child; empty where no view below sets a guide.
    var guides: [Guides] = []
  }

  /// Passes over children that set guides. Programs rely on it that the closures of `alignmentGuide` run child
  /// by child, the horizontal one first, and once for each size: some count there where the next child goes.
  private var passes: [Pass] = []

  private func pass(_ proposal: Proposal, _ node: ContainerNode) -> Pass {
    if let known = passes.first(where: { $0.proposal == proposal }) { return known }
    var pass = Pass(proposal: proposal)
    let keeps = node.flags.contains(.hasGuides)
    if keeps { pass.guides = Array(repeating: Guides(), count: node.children.count) }
    func measure(_ index: Int) {
      let child = node.children[index]
      let its = child.answer(proposal)
      pass.answer = pass.answer.limited(to: its)
      let dimensions = child.dimensions(proposal)
      if keeps { pass.guides[index] = guides(of: child, proposal) }
      let (x, y) = guides(of: dimensions, known: keeps ? pass.guides[index] : nil)
      pass.extents.horizontal.add(length: Double(its.size.width), guide: x)
      pass.extents.vertical.add(length: Double(its.size.height), guide: y)
    }
    if let deciding { deciding.forEach(measure) } else { node.children.indices.forEach(measure) }
    pass.answer.size = CGSize(width: pass.extents.horizontal.length, height: pass.extents.vertical.length)
    if keeps {
      for index in node.children.indices where isMeasuredAgain(index, pass, node) {
        pass.guides[index] = guides(of: node.children[index], childProposal(index, pass))
      }
      if passes.count >= 4 { passes.removeFirst() }
      passes.append(pass)
    }
    return pass
  }

  /// Whether a child comes out otherwise than it was measured first.
  private func isMeasuredAgain(_ index: Int, _ pass: Pass, _ node: ContainerNode) -> Bool {
    if let deciding, !deciding.contains(index) { return true }
    guard pass.proposal.width.isNaN || pass.proposal.height.isNaN else { return false }
    let child = node.children[index]
    return child.answer(pass.proposal).size != child.answer(childProposal(index, pass)).size
  }

  private func guides(of child: ElementNode, _ proposal: Proposal) -> Guides {
    let horizontal = child.explicitGuide(alignment.horizontal.key, proposal)
    return Guides(
      horizontal: horizontal, vertical: child.explicitGuide(alignment.vertical.key, proposal))
  }

  /// Where the guides of the alignment lie; what no pass has kept, the child is asked.
  private func guides(of dimensions: ViewDimensions, known: Guides?) -> (x: Double, y: Double) {
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    guard let known else { return (dimensions.value(horizontal), dimensions.value(vertical)) }
    return (
      dimensions.value(horizontal, explicit: known.horizontal),
      dimensions.value(vertical, explicit: known.vertical)
    )
  }

  override func childChanged(_ child: ElementNode, _ node: ContainerNode) { passes.removeAll() }

  override func guidesChanged(of child: ElementNode) -> Bool {
    passes.removeAll()
    return true
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    if fills { return .exactly(proposal, proposal.size(ideal: CGSize(width: 10, height: 10))) }
    return pass(proposal, node).answer
  }

  /// The proposal with which a child is placed: the container's own, and on an axis without one the container's length, so that
  /// what is flexible is as long as the others. For a child that does not affect the container's size, that size.
  private func childProposal(_ index: Int, _ pass: Pass) -> Proposal {
    var result = pass.proposal
    let isDeciding = deciding?.contains(index) ?? true
    if !isDeciding || result.width.isNaN { result.width = pass.extents.horizontal.length }
    if !isDeciding || result.height.isNaN { result.height = pass.extents.vertical.length }
    return result
  }

  /// Where a child stands, given the guides that all meet on.
  private func origin(_ index: Int, x: Double, y: Double, _ pass: Pass, _ node: ContainerNode) -> CGPoint {
    let dimensions = node.children[index].dimensions(childProposal(index, pass))
    let its = guides(of: dimensions, known: pass.guides.isEmpty ? nil : pass.guides[index])
    return CGPoint(x: x - its.x, y: y - its.y).held
  }

  override func place(_ node: ContainerNode) {
    let proposal = fills ? Proposal(node.size) : node.proposal
    let pass = pass(proposal, node)
    // Children meet on the guides of the whole; where the container fills, on those of its size.
    let whole = ViewDimensions(element: nil, proposal: proposal, size: node.size)
    let x = fills ? whole.value(alignment.horizontal.key) : pass.extents.horizontal.guide
    let y = fills ? whole.value(alignment.vertical.key) : pass.extents.vertical.guide
    for (index, child) in node.children.enumerated() {
      child.place(childProposal(index, pass))
      node.origins[index] = origin(index, x: x, y: y, pass, node)
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let pass = pass(proposal, node)
    let (x, y) = (pass.extents.horizontal.guide, pass.extents.vertical.guide)
    let values: [CGFloat?] = node.children.indices.map { index in
      guard let guide = explicit(key, index, pass, node) else { return nil }
      let origin = origin(index, x: x, y: y, pass, node)
      return (key.isVertical ? origin.y : origin.x) + CGFloat(guide)
    }
    return key.combine(values).map(Double.init)
  }

  private func explicit(_ key: AlignmentKey, _ index: Int, _ pass: Pass, _ node: ContainerNode) -> Double? {
    if !pass.guides.isEmpty {
      if key == alignment.horizontal.key { return pass.guides[index].horizontal }
      if key == alignment.vertical.key { return pass.guides[index].vertical }
    }
    return node.children[index].explicitGuide(key, childProposal(index, pass))
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    var spacing = ViewSpacing()
    for child in node.children { spacing.formUnion(child.spacingForParent()) }
    return spacing
  }
}
