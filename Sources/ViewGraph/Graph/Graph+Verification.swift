extension Graph {
  /// Looks for what no settled tree may have: waiting work, dead nodes in the tree, one-sided reads, children
  /// that do not know their parent, fragments out of date below current ones. Returns the first found.
  package func inconsistency() -> String? {
    if hasWork { return "work waits: \(waitingWork)" }
    guard let root else { return nil }
    var waiting: [ViewNode] = [root]
    var count = -1
    while let node = waiting.popLast() {
      count += 1
      if let problem = node.inconsistency { return "\(Swift.type(of: node)) \(problem)" }
      node.forEachChild { child in
        waiting.append(child)
      }
    }
    return count == counters.nodes ? nil : "\(counters.nodes) nodes are counted, \(count) are there"
  }
}

extension ViewNode {
  fileprivate var inconsistency: String? {
    if isDead { return "is dead and in the tree" }
    let work: Flags = [.needsEvaluation, .needsMeasure, .needsPlacement, .needsChildren]
    if !flags.isDisjoint(with: work) {
      return "is marked for work that is not queued: \(flags)"
    }
    if let parent, depth <= parent.depth { return "is no deeper than its parent" }
    for (index, edge) in reads.enumerated() {
      guard let source = edge.source.object else { continue }
      guard source.readers.indices.contains(Int(edge.index)) else {
        return "reads a source that has fewer readers"
      }
      let reader = source.readers[Int(edge.index)]
      if !reader.node.refers(to: self) || reader.index != index {
        return "reads a source that does not know it"
      }
    }
    guard let element = self as? ElementNode else { return nil }
    var problem: String?
    element.forEachElement { child in
      if child.isDead { problem = "lays out a dead element" }
      if child.layoutParent !== element { problem = "lays out an element that does not know it" }
      if child.flags.isSuperset(of: [.needsDrawing, .isPlaced]), !element.flags.contains(.needsDrawing) {
        problem = "is drawn though a child is not"
      }
    }
    return problem
  }
}
