extension FragmentTree {
  /// A child that is another than in an earlier tree, by reference or place, has come or has gone.
  public struct Change: Sendable, Hashable {
    /// Where the child was in the earlier tree; nil for one that has come.
    public var old: Int?
    /// Where the child is; nil for one that has gone.
    public var new: Int?
    /// Whether the child is painted before or after one that it was not.
    public var isReordered = false
  }

  /// Which children differ from those of an earlier tree. Chunks that both trees share are not entered. Children
  /// count as the same where their fragments' ids are equal.
  public func changes(since earlier: FragmentTree) -> [Change] {
    if count == earlier.count {
      var indices: [Int] = []
      if let root, let before = earlier.root { Self.compare(root, before, from: 0, span, &indices) }
      let isKept = indices.allSatisfy { self[$0].fragment.id == earlier[$0].fragment.id }
      if isKept { return indices.map { Change(old: $0, new: $0) } }
      let changes = Self.match(indices.map { ($0, earlier[$0]) }, indices.map { ($0, self[$0]) })
      guard let first = indices.first, let last = indices.last,
        changes.contains(where: { $0.old != nil && $0.new != nil && $0.old != $0.new })
      else { return changes }
      // Of two children that changed places, each passed those between them that stayed where they were.
      return Self.match((first...last).map { ($0, earlier[$0]) }, (first...last).map { ($0, self[$0]) })
    }
    let (old, new) = (earlier.children, children)
    var start = 0
    while start < min(old.count, new.count), old[start].isSame(as: new[start]) { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end].isSame(as: new[new.count - 1 - end])
    {
      end += 1
    }
    return Self.match(
      (start..<old.count - end).map { ($0, old[$0]) }, (start..<new.count - end).map { ($0, new[$0]) })
  }

  private var children: [Placed] {
    var children: [Placed] = []
    children.reserveCapacity(count)
    forEach { children.append($0) }
    return children
  }

  private static func compare(
    _ now: Chunk, _ before: Chunk, from start: Int, _ span: Int, _ indices: inout [Int]
  ) {
    if now === before { return }
    for (index, (child, old)) in zip(now.placed, before.placed).enumerated() where !child.isSame(as: old) {
      indices.append(start + index)
    }
    for (index, (chunk, old)) in zip(now.chunks, before.chunks).enumerated() {
      compare(chunk, old, from: start + index * span, span / width, &indices)
    }
  }

  /// Pairs children by their ids; those without a counterpart have come or gone.
  private static func match(_ old: [(Int, Placed)], _ new: [(Int, Placed)]) -> [Change] {
    var known: [UInt64: [Int]] = [:]
    for (position, child) in old.enumerated().reversed() {
      known[child.1.fragment.id, default: []].append(position)
    }
    var isMatched = Array(repeating: false, count: old.count)
    var changes: [Change] = []
    var last = -1
    for (index, child) in new {
      guard let position = known[child.fragment.id]?.popLast() else {
        changes.append(Change(old: nil, new: index))
        continue
      }
      isMatched[position] = true
      let isReordered = position < last
      last = max(last, position)
      if isReordered || !child.isSame(as: old[position].1) {
        changes.append(Change(old: old[position].0, new: index, isReordered: isReordered))
      }
    }
    let gone = old.indices.filter { !isMatched[$0] }.map { Change(old: old[$0].0, new: nil) }
    return gone + changes
  }
}

extension Placed {
  fileprivate func isSame(as other: Placed) -> Bool {
    fragment === other.fragment && origin == other.origin && slot == other.slot
  }
}
