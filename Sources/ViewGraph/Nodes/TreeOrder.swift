/// The order of the tree: a view before what is in it, and views side by side as their list has them.
extension ViewNode {
  /// Whether the node comes before another in the tree.
  final func precedes(_ other: ViewNode) -> Bool {
    var (mine, its): (ViewNode, ViewNode) = (self, other)
    guard mine !== its else { return false }
    // Both ways up lead to one node, and depth falls along each.
    while let above = mine.parent, let aboveIts = its.parent {
      if above === aboveIts { return mine.precedes(sibling: its) }
      if mine.depth > its.depth {
        if above === its { return false }
        mine = above
      } else {
        if aboveIts === mine { return true }
        its = aboveIts
      }
    }
    return mine.parent == nil
  }

  /// Whether the node comes before another where what is inside a view comes before the view.
  final func precedesFromInside(_ other: ViewNode) -> Bool {
    if other.surrounds(self) { return true }
    return !surrounds(other) && precedes(other)
  }

  fileprivate final func surrounds(_ other: ViewNode) -> Bool {
    guard depth < other.depth else { return false }
    var node = other.parent
    while let current = node, current.depth > depth { node = current.parent }
    return node === self
  }

  /// Whether the node was made before another.
  @inline(__always)
  final func isOlder(than other: ViewNode) -> Bool { Int32(bitPattern: serial &- other.serial) < 0 }

  /// Nodes are made in the order of their list; loops alone put theirs in another order later.
  private final func precedes(sibling: ViewNode) -> Bool {
    if let mine = self as? ForEachItem, let its = sibling as? ForEachItem, mine.index != its.index {
      return mine.index < its.index
    }
    if let mine = self as? UnaryNode, let its = sibling as? UnaryNode, mine.wrapsElementOfList,
      its.wrapsElementOfList
    {
      return mine.child.precedes(its.child)
    }
    return isOlder(than: sibling)
  }
}

extension Array where Element: ViewNode {
  /// What is inside a view before the view, from an array in which a view comes before what is inside.
  func fromInside() -> [Element] {
    guard count > 1 else { return self }
    var order: [Element] = []
    order.reserveCapacity(count)
    var open: [Element] = []
    for node in self {
      while let last = open.last, !last.surrounds(node) {
        order.append(last)
        open.removeLast()
      }
      open.append(node)
    }
    return order + open.reversed()
  }

  /// Those further up first, side by side the older before the younger: the same in every run, whatever the order in
  /// which they were woken.
  mutating func sortInUpdateOrder() {
    if count > 1 { sort { $0.depth != $1.depth ? $0.depth < $1.depth : $0.isOlder(than: $1) } }
  }
}
