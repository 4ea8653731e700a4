import Foundation
import Geometry
import LayoutEngine

extension Graph {
  /// Asks changed nodes again, deepest first, then places what has to be placed, from the top down.
  func layout() {
    var rounds = 0
    while !measureQueue.isEmpty || !placementQueue.isEmpty || !placedReaders.isEmpty {
      settleAnswers()
      let wave = placementQueue.inUpdateOrder()
      placementQueue.removeAll(keepingCapacity: true)
      for node in wave where node.flags.contains(.needsPlacement) && !node.isDead {
        deeply { node.place(node.proposal) }
        node.flags.remove(.needsPlacement)
      }
      realiseReaders()
      rounds += 1
      if rounds > Limits.roundsPerFrame * 10 {
        reporter.report(.diverging, "sizes keep changing one another", at: measureQueue.first)
        break
      }
    }
    // A frame reader may move its content, which may contain further readers.
    if frames.isDue { settleRootOrigin() }
    var turns = 0
    while frames.isDue, turns < Limits.roundsPerFrame {
      turns += 1
      frames.check()
    }
  }

  /// Learns from the host where the root stands, before anybody asks for a place in the host's coordinates.
  private func settleRootOrigin() {
    guard let element = root?.element, let origin = originOfRoot?(element.size), origin != rootOrigin else {
      return
    }
    rootOrigin = origin
    frames.moved(element)
  }

  /// Makes what depends on where geometry readers stand, once everything around them stands.
  private func realiseReaders() {
    guard !placedReaders.isEmpty else { return }
    settleRootOrigin()
    // Readers in readers are placed with the content that they are in.
    while !placedReaders.isEmpty {
      let now = placedReaders
      placedReaders.removeAll(keepingCapacity: true)
      for reader in now where !reader.isDead { deeply { reader.realiseContent() } }
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
      node.forEachChild { waiting.append($0) }
    }
  }

  /// Works the queue of changed answers off, as far up as a depth.
  func settleAnswers(upTo depth: Int32 = 0) {
    while let deepest = measureQueue.first, deepest.depth >= depth, let node = measureQueue.popDeepest() {
      guard !node.isDead, node.flags.contains(.needsMeasure) else { continue }
      node.flags.remove(.needsMeasure)
      deeply { node.remeasure() }
    }
  }
}

/// Changed nodes, the deepest handed out first: a heap.
struct DepthQueue {
  private var heap: [ElementNode] = []

  var isEmpty: Bool { heap.isEmpty }
  var first: ElementNode? { heap.first }

  mutating func append(_ node: ElementNode) {
    heap.append(node)
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].isMeasuredAfter(heap[index]) else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  mutating func popDeepest() -> ElementNode? {
    guard let top = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return top }
    heap[0] = last
    var index = 0
    while true {
      var largest = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count {
        if heap[largest].isMeasuredAfter(heap[child]) { largest = child }
      }
      guard largest != index else { return top }
      heap.swapAt(index, largest)
      index = largest
    }
  }
}

extension ElementNode {
  /// The deepest are measured first, those of one depth in the order in which they were made.
  fileprivate func isMeasuredAfter(_ other: ElementNode) -> Bool {
    depth != other.depth ? depth < other.depth : other.isOlder(than: self)
  }
}
