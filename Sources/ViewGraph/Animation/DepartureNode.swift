import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// The layout parent of an element that leaves its host: out of the host's layout, in its picture until the transition has
/// run.
///
/// The element keeps the proposal that it was placed with, and follows what it reads: it is measured, placed and drawn in
/// here. One that can read nothing any more stands still (`holdStill`).
final class DepartureNode: ElementNode {
  private(set) var content: ElementNode
  /// What the list contributes: `content`, or what that modifies.
  private(set) var element: ElementNode
  /// Nil for what goes at once.
  let stage: TransitionStage?
  /// Where the content stands in the host's list: before the child that is there.
  var index: Int
  let depthInHost: Double
  /// What it is the departure of, while that leaves.
  var leaving: LeavingNode?
  /// In the host's coordinates.
  private var place: CGPoint
  /// Where it is held, in the root's coordinates, while the host is on its way from where it was left; nil once it goes
  /// with the host.
  var stand: CGPoint?
  /// In which slot of the picture stands how far from `place` it is held.
  private var slot: SlotID?
  /// How far from `place` it is held.
  private(set) var holdOffset = CGPoint.zero
  /// Whether it shows no more.
  private(set) var hasEnded: Bool

  /// - Parameters:
  ///   - place: As that of the list which the element leaves.
  ///   - former: The departure that the element has just come back from, where it leaves again in the same change.
  init(
    _ place: NodePlace, _ element: ElementNode, in content: ElementNode, of host: ElementNode,
    _ stage: TransitionStage?, after former: DepartureNode? = nil
  ) {
    self.content = content
    self.element = element
    self.stage = stage
    hasEnded = stage == nil
    index = former?.index ?? Int(content.indexInParent)
    depthInHost = content.zIndex
    self.place = former?.origin ?? host.origin(of: content)
    super.init(place, type: nil)
    layoutParent = host
    indexInParent = -1
    size = former?.size ?? content.size
    proposal = former?.proposal ?? content.proposal
    flags.insert(.isPlaced)
    content.layoutParent = self
    content.indexInParent = 0
    // It is out of the layout since it came back.
    if former != nil { graph.enqueuePlacement(self) }
  }

  /// The host has other children: the content keeps its place among them.
  func hostHasList(_ children: [ElementNode]) {
    guard !content.isDead, !isStill else { return }
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle].precedes(content) { low = middle + 1 } else { high = middle }
    }
    index = low
  }

  var isStill: Bool { content is StillElement }

  /// Shows what was seen last of the element, which is about to go.
  func holdStill() {
    let still = StillElement(content.lastPicture.still(graph.slots), size: size, graph)
    graph.motions?.end(content)
    content.layoutParent = nil
    still.layoutParent = self
    (content, element) = (still, still)
  }

  var origin: CGPoint { place }

  /// Puts it at a point of the host. Answers whether the host is to be drawn anew.
  ///
  /// - Parameter goesOn: Whether the point changes with the host's movement, so that it goes into a slot.
  func hold(at point: CGPoint, _ goesOn: Bool) -> Bool {
    let offset = CGPoint(x: point.x - place.x, y: point.y - place.y)
    holdOffset = goesOn || slot != nil ? offset : .zero
    if let slot {
      graph.setSlot(slot, .offset(offset))
      graph.slotMoved()
      return false
    }
    guard goesOn || point != place else { return false }
    if goesOn { slot = graph.makeSlot(.offset(offset)) } else { place = point }
    markNeedsDrawing()
    return true
  }

  /// The transition has run, or the element is back: it shows in here no more.
  func end() {
    hasEnded = true
    if let slot { graph.releaseSlot(slot) }
    slot = nil
  }

  override func willRemove() {
    if !hasEnded { stage?.end() }
    end()
    guard !content.isDead, content.layoutParent === self else { return }
    // Until a host has it again it is nowhere, and does not move.
    graph.motions?.end(content)
    content.layoutParent = nil
  }

  // MARK: Layout

  /// The content's place stays what it was, whatever its size.
  override func origin(of child: ElementNode) -> CGPoint {
    let own = layoutParent?.origin(of: self) ?? .zero
    return CGPoint(x: place.x - own.x, y: place.y - own.y)
  }

  override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { content.answer(proposal) }
  override func placeContent() { if !content.isDead { content.place(proposal) } }

  override func childAnswerChanged(_ child: ElementNode) {
    forgetAnswers()
    graph.enqueuePlacement(self)
    markNeedsDrawing()
  }

  // The host's layout knows nothing of it.
  override func childGuidesChanged(_ child: ElementNode) {}
  override func passesSpacing(of child: ElementNode) -> Bool { false }

  // MARK: Drawing

  override func draw() -> Placed {
    guard let stage, !hasEnded, !content.isDead else { return Placed(.empty) }
    var placed = stage.picture(of: content.picture(), size: content.size)
    placed.origin.x += place.x
    placed.origin.y += place.y
    guard let slot else { return placed }
    guard placed.slot != nil else { return Placed(placed.fragment, at: placed.origin, slot: slot) }
    return Placed(Fragment(id: id, items: [.children(FragmentTree([placed]))]), slot: slot)
  }
}

/// Stands for an element that is out of the tree, with the picture and the size that it had.
private final class StillElement: ElementNode {
  private let still: Placed

  init(_ still: Placed, size: CGSize, _ graph: Graph) {
    self.still = still
    super.init(rootOf: graph)
    self.size = size
  }

  override func computeAnswer(_ proposal: Proposal) -> SizeAnswer { .always(size) }
  override func draw() -> Placed { still }
}

extension ElementNode {
  /// Whether the element is on its way out, or in one that is.
  final var isLeaving: Bool {
    guard !graph.presences.isEmpty else { return false }
    var node: ElementNode? = self
    while let current = node {
      if current is DepartureNode { return true }
      node = current.layoutParent
    }
    return false
  }
}
