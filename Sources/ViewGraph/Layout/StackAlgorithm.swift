import Foundation
import Geometry
import LayoutEngine

/// Arranges children along an axis: the algorithm of `HStack` and `VStack`.
final class StackAlgorithm: LayoutAlgorithm {
  private let axis: Axis
  private var alignment: AlignmentKey
  private var gap: Double?
  @exclusivity(unchecked) private var stack: StackLayout
  /// The proposal that `stack` stands for; nil when it stands for none.
  @exclusivity(unchecked) private var arranged: Proposal?
  /// With which each child was measured last: the one it is placed with.
  @exclusivity(unchecked) private var proposed: [Proposal] = []
  /// Children to place again; nil for all of them.
  @exclusivity(unchecked) private var unplaced: [Int]?
  /// Which children's guides differ from what their size says.
  private var readsGuides = false

  init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    gap = spacing.map { $0.isFinite ? $0 : 0 }
    stack = StackLayout(axis: axis)
  }

  override func childrenChanged(_ node: ContainerNode) {
    let children = node.children
    arranged = nil
    unplaced = nil
    proposed = Array(repeating: .unspecified, count: children.count)
    readsGuides = false
    var isPlain = !node.flags.contains(.hasTraits)
    for child in children {
      if child.isSpacer { isPlain = false }
      if child.flags.contains(.hasGuides) || (alignment.isBaseline && child.flags.contains(.hasBaselines)) {
        readsGuides = true
      }
    }
    switch alignment.standard {
    case .start where !readsGuides: stack.alignment = .start
    case .center where !readsGuides: stack.alignment = .center
    case .end where !readsGuides, .firstBaseline where !readsGuides, .lastBaseline where !readsGuides:
      stack.alignment = .end
    default: stack.alignment = .custom
    }
    if isPlain, gap != nil {
      stack.setPlainChildren(count: children.count, spacing: gap)
    } else {
      stack.setChildren(
        children.map { child in
          child.isSpacer
            ? .spacer(minLength: child.spacerMinimum, priority: child.explicitLayoutPriority)
            : StackChild(priority: isPlain ? 0 : child.layoutPriority)
        }, spacing: gap, preferences: { children[$0].spacing() })
    }
  }

  /// Makes `stack` stand for a proposal.
  private func arrange(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    if let arranged, arranged == proposal { return stack.answer }
    let children = node.children
    var asked = proposed
    let alignment = alignment
    let answer = stack.size(
      proposal,
      measure: { index, proposal in
        asked[index] = proposal
        return children[index].answer(proposal)
      },
      guide: { index, size in children[index].dimensions(asked[index]).value(alignment) })
    proposed = asked
    arranged = proposal
    unplaced = nil
    return answer
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    arranged = nil
    return arrange(proposal, node)
  }

  override func childChanged() { arranged = nil }

  override func resum(changed child: ElementNode, _ node: ContainerNode) -> SizeAnswer? {
    let index = Int(child.indexInParent)
    guard arranged != nil, node.children.indices.contains(index) else { return nil }
    refreshGaps(around: index, node)
    let answer = stack.resum(
      changed: index, to: child.answer(proposed[index]),
      guide: stack.alignment == .custom ? child.dimensions(proposed[index]).value(alignment) : nil)
    guard let answer else { return nil }
    if unplaced != nil || node.flags.contains(.isPlaced) { unplaced = (unplaced ?? []) + [index] }
    return answer
  }

  private func refreshGaps(around index: Int, _ node: ContainerNode) {
    guard gap == nil else { return }
    let children = node.children
    for index in [index, index + 1] where index > 0 && index < children.count {
      let before = children[index - 1].spacing()
      stack.setGap(Double(before.distance(to: children[index].spacing(), along: axis)), before: index)
    }
  }

  override func place(_ node: ContainerNode) {
    // Left free across its axis, the stack offers its children its own breadth: a divider beside texts
    // becomes as long as the stack.
    let proposal = stack.placementProposal(node.proposal, size: node.size)
    if let arranged, !stack.answer.holds(for: proposal), arranged != proposal { self.arranged = nil }
    _ = arranged == nil ? arrange(proposal, node) : stack.answer
    let children = node.children
    if let unplaced {
      for index in unplaced { children[index].place(proposed[index]) }
    } else {
      for index in children.indices { children[index].place(childProposal(index, children[index])) }
    }
    unplaced = []
    let isHorizontal = axis == .horizontal
    node.origins.withUnsafeMutableBufferPointer { origins in
      for index in origins.indices {
        let slot = stack.slots[index]
        let across = stack.guide - slot.guide
        let along = slot.position.isFinite ? slot.position : 0
        origins[index] = isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
      }
    }
  }

  /// Spacers are not measured: they are placed with the length they have got.
  private func childProposal(_ index: Int, _ child: ElementNode) -> Proposal {
    child.isSpacer ? Proposal(along: axis, stack.slots[index].length, 0) : proposed[index]
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let isAlong = key.isVertical == (axis == .vertical)
    _ = arrange(proposal, node)
    let values: [CGFloat?] = node.children.indices.map { index in
      guard let guide = node.children[index].explicitGuide(key, proposed[index]) else { return nil }
      let slot = stack.slots[index]
      return CGFloat((isAlong ? slot.position : stack.guide - slot.guide) + guide)
    }
    return key.combine(values).map(Double.init)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    let children = node.children
    guard let first = children.first, let last = children.last else { return .plain }
    var spacing = ViewSpacing()
    let ends: (Edge.Set, Edge.Set) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    spacing.formUnion(first.spacing(), edges: ends.0)
    spacing.formUnion(last.spacing(), edges: ends.1)
    // Along long stacks the edges beside the axis are those of any child; plain ones say nothing new.
    let across: Edge.Set = axis == .vertical ? .horizontal : .vertical
    for child in children.prefix(64) { spacing.formUnion(child.spacing(), edges: across) }
    return spacing
  }

  override var stackAxis: Axis? { axis }
}

extension ElementNode {
  var isSpacer: Bool { (self as? LeafNode)?.isSpacerLeaf ?? false }
  var explicitLayoutPriority: Double? { elementTrait(ObjectIdentifier(LayoutPriorityTrait.self)) as? Double }
}
