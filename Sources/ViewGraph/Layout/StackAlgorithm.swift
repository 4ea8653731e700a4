import Foundation
import Geometry
import LayoutEngine

/// Arranges children along an axis: the algorithm of `HStack` and `VStack`.
///
/// A long stack keeps what it has summed up, so that one changed child touches no sibling. A short one keeps
/// nothing between passes: its children remember their answers, and asking a few of them again costs less
/// than the memory would. It sums up in memory that the stacks of a graph hand on to one another.
final class StackAlgorithm: LayoutAlgorithm {
  /// Stacks of more children keep their sums.
  private static let shortStack = 16

  private let axis: Axis
  private var alignment: AlignmentKey
  private var gap: Double?
  @exclusivity(unchecked) private var kept: StackArrangement?
  /// Whether some child sets a guide that cannot be computed from its size.
  private var readsGuides = false

  init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    gap = spacing.map { $0.isFinite ? $0 : 0 }
  }

  override func childrenChanged(_ node: ContainerNode) {
    kept = nil
    readsGuides = node.children.contains(where: readsGuides)
  }

  override var traitUses: TraitUses { .priority }
  override var sortedAxis: Axis? { (gap ?? 0) >= 0 ? axis : nil }

  override func childrenUnplaced() { kept?.unplaced = nil }

  private func readsGuides(of child: ElementNode) -> Bool {
    child.flags.contains(.hasGuides) || (alignment.isOfTexts && child.flags.contains(.hasBaselines))
  }

  override func guidesChanged(of child: ElementNode) -> Bool {
    guard readsGuides(of: child) else { return false }
    if !readsGuides {
      // The sums so far assumed guides that follow from sizes.
      readsGuides = true
      kept = nil
    } else {
      kept?.proposal = nil
    }
    return true
  }

  private var crossGuide: CrossGuide {
    switch alignment.standard {
    case .start where !readsGuides: .start
    case .center where !readsGuides: .center
    case .end where !readsGuides, .firstBaseline where !readsGuides, .lastBaseline where !readsGuides: .end
    default: .custom
    }
  }

  /// Describes the children, none of them measured.
  private func describe(_ node: ContainerNode) -> StackArrangement {
    let children = node.children
    let arrangement = node.graph.arrangements.popLast() ?? StackArrangement()
    arrangement.reset(axis: axis, alignment: crossGuide, count: children.count)
    let hasPriorities = node.flags.traitUses.contains(.priority)
    if !hasPriorities, gap != nil, !children.contains(where: \.isSpacer) {
      arrangement.stack.setPlainChildren(count: children.count, spacing: gap)
    } else {
      arrangement.stack.setChildren(
        children.map { child in
          child.isSpacer
            ? .spacer(
              minLength: child.spacerMinimum, priority: hasPriorities ? child.explicitLayoutPriority : nil)
            : StackChild(priority: hasPriorities ? child.layoutPriority : 0)
        }, spacing: gap, preferences: { children[$0].spacingForParent() })
    }
    return arrangement
  }

  /// Gives an arrangement back that is not kept.
  private func release(_ arrangement: StackArrangement, _ node: ContainerNode) {
    if arrangement !== kept { node.graph.arrangements.append(arrangement) }
  }

  /// The sums for a proposal; to be released.
  private func arrange(_ proposal: Proposal, _ node: ContainerNode) -> StackArrangement {
    let arrangement = kept ?? describe(node)
    if node.children.count > Self.shortStack { kept = arrangement }
    if arrangement.proposal == proposal { return arrangement }
    sum(arrangement, proposal, node)
    arrangement.unplaced = nil
    return arrangement
  }

  private func sum(_ arrangement: StackArrangement, _ proposal: Proposal, _ node: ContainerNode) {
    let children = node.children
    let alignment = alignment
    arrangement.stack.size(
      proposal,
      measure: { index, proposal in
        arrangement.proposals[index] = proposal
        return children[index].answer(proposal)
      },
      guide: { index, _ in children[index].dimensions(arrangement.proposals[index]).value(alignment) })
    arrangement.proposal = proposal
  }

  override func answerAnew(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer? {
    let arrangement = describe(node)
    defer { node.graph.arrangements.append(arrangement) }
    sum(arrangement, proposal, node)
    return arrangement.stack.answer
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    let arrangement = arrange(proposal, node)
    defer { release(arrangement, node) }
    return arrangement.stack.answer
  }

  override func childChanged(_ child: ElementNode, _ node: ContainerNode) {
    guard let kept else { return }
    kept.proposal = nil
    refreshGaps(around: Int(child.indexInParent), kept, node)
  }

  override func replace(_ child: ElementNode, _ node: ContainerNode) -> Bool {
    let index = Int(child.indexInParent)
    guard let kept, kept.proposal != nil, node.children.indices.contains(index) else { return false }
    refreshGaps(around: index, kept, node)
    let isReplaced = kept.stack.replace(
      index, with: child.answer(kept.proposals[index]),
      guide: kept.stack.alignment == .custom ? child.dimensions(kept.proposals[index]).value(alignment) : nil)
    if isReplaced, node.flags.contains(.isPlaced) { kept.unplaced?.append(index) }
    return isReplaced
  }

  override func resum(_ node: ContainerNode) -> SizeAnswer? {
    guard let kept, kept.proposal != nil else { return nil }
    return kept.stack.resum()
  }

  private func refreshGaps(around index: Int, _ kept: StackArrangement, _ node: ContainerNode) {
    guard gap == nil else { return }
    let children = node.children
    for index in [index, index + 1] where index > 0 && index < children.count {
      let before = children[index - 1].spacingForParent()
      let next = children[index].spacingForParent()
      kept.stack.setGap(Double(before.distance(to: next, along: axis)), before: index)
    }
  }

  override func place(_ node: ContainerNode) {
    let children = node.children
    // Left free across its axis, the stack offers its children its own breadth: a divider beside texts
    // becomes as long as the stack.
    var proposal = node.proposal
    let across = axis.other
    if proposal[across].isNaN {
      proposal[across] = Double(axis == .horizontal ? node.size.height : node.size.width)
    }
    let arrangement: StackArrangement
    if let kept, let present = kept.proposal, present == proposal || kept.stack.answer.holds(for: proposal) {
      arrangement = kept
    } else {
      arrangement = arrange(proposal, node)
    }
    defer { release(arrangement, node) }
    if let unplaced = arrangement.unplaced {
      for index in unplaced { children[index].place(childProposal(index, arrangement, children[index])) }
    } else {
      for index in children.indices {
        children[index].place(childProposal(index, arrangement, children[index]))
      }
    }
    arrangement.unplaced = []
    let isHorizontal = axis == .horizontal
    let guide = arrangement.stack.guide
    arrangement.stack.slots.withUnsafeBufferPointer { slots in
      node.origins.withUnsafeMutableBufferPointer { origins in
        for index in origins.indices {
          let across = (guide - slots[index].guide).held
          let along = slots[index].position.held
          origins[index] = isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
      }
    }
  }

  /// Spacers are not measured: they are placed with the length they have got.
  private func childProposal(_ index: Int, _ arrangement: StackArrangement, _ child: ElementNode) -> Proposal
  {
    child.isSpacer
      ? Proposal(along: axis, arrangement.stack.slots[index].length, 0) : arrangement.proposals[index]
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let isAlong = key.isVertical == (axis == .vertical)
    let arrangement = arrange(proposal, node)
    defer { release(arrangement, node) }
    let values: [CGFloat?] = node.children.indices.map { index in
      guard let guide = node.children[index].explicitGuide(key, arrangement.proposals[index]) else {
        return nil
      }
      let slot = arrangement.stack.slots[index]
      return CGFloat((isAlong ? slot.position : arrangement.stack.guide - slot.guide) + guide)
    }
    return key.combine(values).map(Double.init)
  }

  /// Asks each child once: a second question at every level would double the work with each level.
  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    let children = node.children
    guard let last = children.last else { return .plain }
    var spacing = ViewSpacing()
    let start: Edge.Set = axis == .vertical ? .top : .leading
    let end: Edge.Set = axis == .vertical ? .bottom : .trailing
    // Of a long stack only the first children and the last one are read.
    let across: Edge.Set = axis == .vertical ? .horizontal : .vertical
    for (index, child) in children.prefix(64).enumerated() {
      var edges = across
      if index == 0 { edges.formUnion(start) }
      if index == children.count - 1 { edges.formUnion(end) }
      spacing.formUnion(child.spacingForParent(), edges: edges)
    }
    if children.count > 64 { spacing.formUnion(last.spacingForParent(), edges: end) }
    return spacing
  }

  override var stackAxis: Axis? { axis }
}

/// The sums of a stack for one proposal, and what they were made from.
final class StackArrangement {
  @exclusivity(unchecked) var stack = StackLayout(axis: .vertical)
  /// What `stack` stands for; nil when it stands for nothing.
  @exclusivity(unchecked) var proposal: Proposal?
  /// With which each child was measured last: the one it is placed with.
  @exclusivity(unchecked) var proposals: [Proposal] = []
  /// Children to place again; nil for all of them.
  @exclusivity(unchecked) var unplaced: [Int]?

  /// Begins anew in the memory that is here.
  func reset(axis: Axis, alignment: CrossGuide, count: Int) {
    stack.axis = axis
    stack.alignment = alignment
    proposal = nil
    unplaced = nil
    proposals.removeAll(keepingCapacity: true)
    proposals.append(contentsOf: repeatElement(.unspecified, count: count))
  }
}

extension ElementNode {
  /// Whether this is a spacer, which stacks size themselves.
  var isSpacer: Bool { flags.contains(.isSpacer) }
  var explicitLayoutPriority: Double? { elementTrait(ObjectIdentifier(LayoutPriorityTrait.self)) as? Double }
}
