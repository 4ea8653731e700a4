extension ElementNode {
  /// The first element from this one inward, among those that are placed and drawn and in the tree's order, of which
  /// the closure says so.
  ///
  /// - Parameter isPassed: Whether an element is passed by with all that is in it.
  final func first(
    passing isPassed: (ElementNode) -> Bool = { _ in false }, where isFound: (ElementNode) -> Bool
  ) -> ElementNode? {
    var waiting = [self]
    while let next = waiting.popLast() {
      guard next.isPlaced, !isPassed(next) else { continue }
      if isFound(next) { return next }
      var inside: [ElementNode] = []
      if let container = next as? ContainerNode {
        for (index, child) in container.children.enumerated() where container.algorithm.draws(index) {
          inside.append(child)
        }
      } else {
        next.forEachElement { inside.append($0) }
      }
      waiting.append(contentsOf: inside.reversed())
    }
    return nil
  }
}
