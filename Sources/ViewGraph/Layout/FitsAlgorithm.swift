import Foundation
import Geometry
import LayoutEngine

/// Shows the first child that fits: the algorithm of `ViewThatFits`. The others are measured, never placed
/// and never drawn.
final class FitsAlgorithm: LayoutAlgorithm {
  fileprivate(set) var axes: Axis.Set
  private var chosen: Int?
  /// The child at `chosen`, which may stand elsewhere in the list by now.
  private weak var shown: ElementNode?
  private var hasPlaced = false

  init(axes: Axis.Set) { self.axes = axes }

  override func childrenChanged(_ node: ContainerNode) { chosen = nil }

  /// The first child whose ideal size on the constrained axes is no larger than the proposal; the last where
  /// none is.
  private func choice(_ proposal: Proposal, _ node: ContainerNode) -> Int? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = .nan }
    if axes.contains(.vertical) { ideal.height = .nan }
    // Sizes are sums of rounded numbers: what is larger by less than can be seen fits.
    func fits(_ length: CGFloat, _ offer: Double) -> Bool { offer.isNaN || Double(length) <= offer + 1e-6 }
    for (index, child) in node.children.enumerated().dropLast() {
      let size = child.answer(ideal).size
      if (!axes.contains(.horizontal) || fits(size.width, proposal.width))
        && (!axes.contains(.vertical) || fits(size.height, proposal.height))
      {
        return index
      }
    }
    return node.children.indices.last
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    guard let index = choice(proposal, node) else { return .always(.zero) }
    let answer = node.children[index].answer(proposal)
    return node.children.count == 1 ? answer : .exactly(proposal, answer.size)
  }

  override func place(_ node: ContainerNode) {
    let next = choice(node.proposal, node)
    if next != chosen { node.redrawChildren() }
    chosen = next
    let child = next.map { node.children[$0] }
    let before = shown
    shown = child
    if let before, before !== child, !before.isDead { before.unplace() }
    guard let next, let child else { return }
    child.place(node.proposal)
    node.origins[next] = .zero
    // When the container itself comes into the layout, its parent reports everything inside.
    if before !== child, hasPlaced { child.placementBegan() }
    hasPlaced = true
  }

  override func draws(_ index: Int) -> Bool { index == chosen }

  override func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: ContainerNode) -> Double? {
    choice(proposal, node).flatMap { node.children[$0].explicitGuide(key, proposal) }
  }

  /// The first child's: which one is shown is known only when the views around have taken their distances.
  override func spacing(_ node: ContainerNode) -> ViewSpacing {
    node.children.first?.spacingForParent() ?? .plain
  }
}

/// A view that shows the first of several views that fits into what it is proposed.
///
/// A view fits when its ideal size on the constrained axes is no larger than the proposal. Where none fits
/// the last is shown; where nothing is proposed, the first. Those not shown are never placed.
public struct ViewThatFits<Content> where Content: View {
  var axes: Axis.Set
  var content: Content

  /// A view that chooses between others by their ideal sizes.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the ideal size has to fit.
  ///   - content: The views to choose from, the preferred one first.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    AlgorithmContainerType<Axis.Set>(
      for: Self.self, layoutOffset: MemoryLayout<Self>.offset(of: \.axes),
      contentOffset: MemoryLayout<Self>.offset(of: \.content), content: Content.self,
      make: { FitsAlgorithm(axes: $0) }, change: { ($0 as? FitsAlgorithm)?.axes = $1 })
  }
}

extension ViewThatFits: Sendable where Content: Sendable {}
