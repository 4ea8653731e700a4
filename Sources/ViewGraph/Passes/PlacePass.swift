import Foundation
import Geometry
import LayoutEngine

/// Settles how large views are and where they stand.
///
/// From the top down: an element whose proposal and size are what they were, and that has not been asked to place
/// its content again, ends the pass there. Geometry readers are given their content when everything around them
/// stands; what depends on frames is told last (`FrameReaders`). Either may change answers, which makes a further
/// round of both passes of layout.
///
/// A modifier is given a `PlaceContext`: it places its child, and follows its own frame. Leaves are placed by the engine.
package enum PlacePass {}

package typealias PlaceContext = PassContext<PlacePass, UnaryNode>

extension PassContext<PlacePass, UnaryNode> {
  /// With which the modifier is placed.
  @inlinable package var proposal: Proposal { node.proposal }

  /// What the modifier surrounds.
  @inlinable package var child: PlacedChild { PlacedChild(node.child) }

  /// Where the child stands, left to right; where content runs from right to left the engine mirrors it.
  @inlinable package var childOrigin: CGPoint {
    get { node.childOrigin }
    nonmutating set { node.childOrigin = newValue }
  }

  /// What may be asked while the modifier is measured.
  package var measuring: MeasureContext<UnaryNode> { MeasureContext(node) }

  /// Places the child as the modifier was, at its origin.
  @inlinable package func placeChild() { placeChild(node.proposal) }

  /// Places the child for a proposal, at the modifier's origin.
  @inlinable package func placeChild(_ proposal: Proposal) {
    node.child.place(proposal)
    node.childOrigin = .zero
  }

  /// Places the child for a proposal, aligned in a box: one of the modifier's size where none is given.
  package func placeAligned(_ proposal: Proposal, _ alignment: Alignment, in box: CGSize? = nil) {
    node.child.place(proposal)
    node.childOrigin = node.alignedOrigin(proposal, in: box ?? node.size, alignment)
  }

  /// Follows the frame of the modified view from now on; later calls return the follower there is. The first call back
  /// comes with this layout.
  @discardableResult
  package func followFrame(_ moved: @escaping (FrameFollower) -> Void) -> FrameFollower {
    node.followFrame(moved)
  }

  /// How far the view can grow over unsafe areas that it touches, as far as is known: `changed` is called when it turns
  /// out to be another.
  ///
  /// - Parameter edges: The edges that count, by the modifier's value at the time.
  package func safeAreaExtension(
    _ edges: @escaping (FrameFollower) -> Edge.Set = { _ in .all },
    changed: @escaping (FrameFollower) -> Void
  ) -> EdgeInsets {
    let follower = followFrame { follower in
      let growth = follower.safeAreaExtension(edges(follower))
      guard growth != follower.memory as? EdgeInsets ?? EdgeInsets() else { return }
      follower.memory = growth
      changed(follower)
    }
    return follower.memory as? EdgeInsets ?? EdgeInsets()
  }

  /// Whether the host or a view has set an unsafe area.
  package var hasSafeAreas: Bool { node.graph.hasSafeAreas }

  /// The one object of a type for the whole tree, made when it is asked for first.
  package func shared<Object: AnyObject>(_ type: Object.Type, _ make: () -> Object) -> Object {
    node.graph.shared(type, make)
  }
}

/// The content of a modifier that is being placed.
package struct PlacedChild {
  @usableFromInline let element: ElementNode

  @inlinable init(_ element: ElementNode) { self.element = element }

  @inlinable package func place(_ proposal: Proposal) { element.place(proposal) }

  /// The size that it was placed with.
  @inlinable package var size: CGSize { element.size }
}

// MARK: The pass

extension Graph {
  func enqueuePlacement(_ node: ElementNode) {
    guard !node.flags.contains(.needsPlacement) else { return }
    node.flags.insert(.needsPlacement)
    waiting.placing.append(node)
    workArrived()
  }

  /// Both passes of layout, until neither has anything to do.
  func layout() {
    var rounds = 0
    defer { windows.hold = .nothing }
    while !waiting.measuring.isEmpty || !waiting.placing.isEmpty || !waiting.placedReaders.isEmpty
      || windows.isDue || scrolling.isDue
    {
      let areAnswersSettled = settleAnswers()
      settlePlaces()
      realiseReaders()
      settleWindows()
      settleScrolling()
      rounds += 1
      counters.layoutRounds += 1
      windows.hold(after: rounds)
      if !areAnswersSettled || rounds > Limits.roundsPerFrame * 10 {
        reporter.report(.diverging, "sizes keep changing one another", at: waiting.measuring.first)
        break
      }
    }
    if let motions, isLayoutAnimated || motions.followsClock || !motions.isEmpty {
      motions.layoutIsDone(in: self)
    }
    settleDepartures()
    // A frame reader may move its content, which may contain further readers.
    if frames.isDue { settleRootOrigin() }
    var turns = 0
    while frames.isDue, turns < Limits.roundsPerFrame {
      turns += 1
      frames.check()
    }
    motions?.framesAreSettled()
  }

  private func settlePlaces() {
    let wave = waiting.placing.popAll()
    for node in wave where node.flags.contains(.needsPlacement) && !node.isDead {
      deeply { node.place(node.proposal) }
      node.flags.remove(.needsPlacement)
    }
    waiting.placing.finish(wave)
  }

  /// Learns from the host where the root stands, before anybody asks for a place in the host's coordinates.
  func settleRootOrigin() {
    guard let element = root?.element, let origin = originOfRoot?(element.size), origin != rootOrigin else {
      return
    }
    rootOrigin = origin
    frames.moved(element)
  }

  /// Makes what depends on where geometry readers stand, once everything around them stands.
  private func realiseReaders() {
    guard !waiting.placedReaders.isEmpty else { return }
    settleRootOrigin()
    // Readers in readers are placed with the content that they are in.
    while !waiting.placedReaders.isEmpty {
      let now = waiting.placedReaders
      waiting.placedReaders.removeAll(keepingCapacity: true)
      for reader in now where !reader.isDead {
        // What is made or changed in here is so by the change that is being laid out.
        transaction = motions?.transaction ?? Transaction()
        deeply { reader.realiseContent() }
      }
      transaction = Transaction()
    }
  }

  /// Takes in what changed below a node whose size is settled, inside the placement pass. What changes above
  /// waits for the next round.
  func settleInside(_ node: ElementNode) {
    evaluate()
    settleAnswers(upTo: node.depth)
  }

  /// Places and draws every element again: after a change that elements do not observe.
  func placeEverything() {
    guard let root else { return }
    var waiting: [ViewNode] = [root]
    while let node = waiting.popLast() {
      if let element = node as? ElementNode {
        if element.flags.contains(.isPlaced) { enqueuePlacement(element) }
        element.markNeedsDrawing()
      }
      node.forEachLiving { waiting.append($0) }
    }
  }
}

extension ElementNode {
  /// Settles the size for a proposal and places what is inside, unless nothing has changed.
  package final func place(_ proposal: Proposal) {
    let answer = answer(proposal)
    // An answer may be endless, a place is not.
    let settled = answer.size.held
    if flags.contains(.isPlaced), !flags.contains(.needsPlacement), settled == size,
      proposal == self.proposal || answer.holds(for: self.proposal, asFor: proposal)
    {
      self.proposal = proposal
      return
    }
    if graph.isLayoutAnimated { graph.motions?.willPlace(self) }
    let resized = settled != size || !flags.contains(.isPlaced)
    self.proposal = proposal
    size = settled
    flags.remove(.needsPlacement)
    flags.insert(.isPlaced)
    graph.counters.placements &+= 1
    graph.windows.mayHaveMoved = true
    if graph.rootPlaces != nil { graph.rootPlaces = RootPlaces() }
    if memo.trim(keeping: proposal, in: graph.answers) { flags.insert(.hasForgotten) }
    placeContent()
    if resized { markNeedsDrawing() }
    if flags.contains(.hasFrameReaders) { reportPlaced() }
  }

  private final func reportPlaced() {
    graph.frames.placed(self)
    // How far the elements inside reach into the host's unsafe area depends on the root's size.
    if layoutParent == nil, graph.hasSafeAreas { graph.frames.moved(self) }
  }
}
