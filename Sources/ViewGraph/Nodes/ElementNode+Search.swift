extension ElementNode {
  /// The first element from this one inward, among those that are placed and in the tree's order, of which the closure
  /// says so.
  final func first(where isFound: (ElementNode) -> Bool) -> ElementNode? {
    var waiting = [self]
    while let next = waiting.popLast() {
      guard next.isPlaced else { continue }
      if isFound(next) { return next }
      var inside: [ElementNode] = []
      next.forEachElement { inside.append($0) }
      waiting.append(contentsOf: inside.reversed())
    }
    return nil
  }
}
