import Foundation
import Geometry
import LayoutEngine

/// Arranges children by a program's layout.
final class CustomLayoutAlgorithm<L: Layout>: LayoutAlgorithm {
  private var layout: L
  private var cache: L.Cache?
  private var isCacheStale = false
  private let recorder = PlacementRecorder()

  init(_ layout: L) { self.layout = layout }

  override func adopt(_ layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    self.layout = layout
    isCacheStale = true
    return true
  }

  /// What is kept may have been made from what has changed.
  override func sourceChanged() { isCacheStale = true }
  override func childrenChanged(_ node: ContainerNode) { isCacheStale = true }
  override func childChanged(_ child: ElementNode, _ node: ContainerNode) { isCacheStale = true }
  override var traitUses: TraitUses { [.priority, .layout, .values] }
  override var setsGuides: Bool { true }
  override var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  private func subviews(_ node: ContainerNode) -> LayoutSubviews {
    LayoutSubviews(
      elements: node.children, recorder: recorder,
      direction: node.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Runs the layout's own code: what it reads is asked for again when it changes.
  private func withCache<Result>(_ node: ContainerNode, _ body: (LayoutSubviews, inout L.Cache) -> Result)
    -> Result
  {
    node.observing(addsUp: true) { usingCache(node, body) }
  }

  private func usingCache<Result>(_ node: ContainerNode, _ body: (LayoutSubviews, inout L.Cache) -> Result)
    -> Result
  {
    let subviews = subviews(node)
    var current: L.Cache
    if let known = cache {
      current = known
      // The layout's own copy is the only one while it works, so that changing it in place copies nothing.
      cache = nil
      if isCacheStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    defer { cache = current }
    return body(subviews, &current)
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    let size = withCache(node) {
      layout.sizeThatFits(proposal: proposal.proposedViewSize, subviews: $0, cache: &$1)
    }
    return .exactly(proposal, size)
  }

  override func place(_ node: ContainerNode) {
    let bounds = CGRect(origin: .zero, size: node.size)
    recorder.reset(count: node.children.count)
    withCache(node) {
      layout.placeSubviews(in: bounds, proposal: node.proposal.proposedViewSize, subviews: $0, cache: &$1)
    }
    for (index, child) in node.children.enumerated() {
      // A view that the layout has not placed stands in the middle, with the container's proposal.
      let record =
        recorder.records[index]
        ?? .init(position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: node.proposal)
      child.place(record.proposal)
      let x = record.position.x - record.anchor.x * child.size.width
      let y = record.position.y - record.anchor.y * child.size.height
      node.origins[index] = CGPoint(x: x, y: y).held
    }
    if let action = recorder.whenPlaced {
      recorder.whenPlaced = nil
      node.graph.afterLayout(action)
    }
  }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    let size = node.answer(proposal).size
    let bounds = CGRect(origin: .zero, size: size)
    let set: CGFloat? = withCache(node) { subviews, cache in
      let proposal = proposal.proposedViewSize
      return key.isVertical
        ? layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return set.map(Double.init)
  }

  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    withCache(node) { layout.spacing(subviews: $0, cache: &$1) }
  }
}

extension HorizontalAlignment {
  init(_ key: AlignmentKey) { self.key = key }
}

extension VerticalAlignment {
  init(_ key: AlignmentKey) { self.key = key }
}
