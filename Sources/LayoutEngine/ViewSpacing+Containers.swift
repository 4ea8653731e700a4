import Geometry

extension ViewSpacing {
  /// The preferences of a stack: those of the edges of its children that touch its own.
  ///
  /// Along the axis the first and the last child decide, across it all of them. Without children nothing is
  /// declared.
  package init(stackAlong axis: Axis, count: Int, preferences: (Int) -> ViewSpacing) {
    self.init()
    guard count > 0 else { return }
    let (first, last, sides): (Edge.Set, Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing, .vertical) : (.top, .bottom, .horizontal)
    for index in 0..<count {
      var edges = sides
      if index == 0 { edges.formUnion(first) }
      if index == count - 1 { edges.formUnion(last) }
      formUnion(preferences(index), edges: edges)
    }
  }

  /// The preferences of children that lie above each other, as in a `ZStack`: those of all edges of all.
  package init(overlaying count: Int, preferences: (Int) -> ViewSpacing) {
    self.init()
    for index in 0..<Swift.max(count, 0) { formUnion(preferences(index)) }
  }
}
