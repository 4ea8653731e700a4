/// What a leaf keeps for as long as it is in the tree, whatever its value becomes, and what moves in it with the clock: the
/// effects of a symbol. While something moves the leaf is drawn with each frame; nothing is measured or placed.
///
/// Owner: the graph, until the leaf leaves the tree.
package protocol LeafStage: AnyObject {
  /// Whether something moves after a time.
  func isMoving(after time: Double) -> Bool
}

/// Draws a leaf with each frame while its stage moves. The clock holds it then.
final class LeafTicker: FrameTicker {
  let stage: any LeafStage
  private weak var leaf: LeafNode?

  init(_ stage: any LeafStage, of leaf: LeafNode) {
    self.stage = stage
    self.leaf = leaf
  }

  override func tick(_ time: Double) -> Bool {
    guard let leaf, !leaf.isDead else { return false }
    leaf.markNeedsDrawing()
    return stage.isMoving(after: time)
  }
}

extension PassContext where Node == LeafNode {
  /// The leaf's stage, if it has one.
  package func stage<Stage: LeafStage>(_ type: Stage.Type) -> Stage? {
    node.graph.stages.isEmpty ? nil : node.graph.stages[ObjectIdentifier(node)]?.stage as? Stage
  }
}

extension PassContext<MeasurePass, LeafNode> {
  /// The leaf's stage, made where it has none.
  package func stage<Stage: LeafStage>(_ type: Stage.Type, _ make: () -> Stage) -> Stage {
    if let known = stage(type) { return known }
    let stage = make()
    node.graph.stages[ObjectIdentifier(node)] = LeafTicker(stage, of: node)
    return stage
  }

  /// Draws the leaf with each frame from now on, while its stage moves.
  package func playStage() {
    let graph = node.graph
    guard let ticker = graph.stages[ObjectIdentifier(node)] else { return }
    guard ticker.stage.isMoving(after: graph.clock.now) else { return graph.clock.remove(ticker) }
    graph.clock.add(ticker)
    graph.workArrived()
  }
}

extension PassContext<DrawPass, LeafNode> {
  /// The clock's time, in seconds.
  package var time: Double { node.graph.clock.now }
}

extension Graph {
  /// The leaf leaves the tree.
  func endStage(of leaf: LeafNode) {
    guard !stages.isEmpty, let ticker = stages.removeValue(forKey: ObjectIdentifier(leaf)) else { return }
    clock.remove(ticker)
  }
}
