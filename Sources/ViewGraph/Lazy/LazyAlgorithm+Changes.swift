/// What has become of the rows of a lazy container that were made, in a list that has changed.
struct LazyChange {
  /// Where those that are left were, and where they are.
  var moves: [(from: Int, to: Int)]
  /// Where those were that are gone.
  var gone: [Int]

  var isOrdered: Bool { zip(moves, moves.dropFirst()).allSatisfy { $0.to < $1.to && $0.from < $1.from } }

  /// The elements that were not there before, as far as the rows that were made tell it: of those between two that are
  /// left, as many as there are more than could have been there.
  func inserted(before: Int, now: Int) -> [Range<Int>] {
    guard isOrdered else { return [] }
    var found: [Range<Int>] = []
    var last = (from: -1, to: -1)
    for next in moves + [(from: before, to: now)] {
      let isTail = next.to == now
      let (old, new) = (
        last.from + 1..<max(next.from, last.from + 1), last.to + 1..<max(next.to, last.to + 1)
      )
      let unmade = old.count - gone.count(where: old.contains)
      let count = unmade <= 0 ? new.count : max(new.count - unmade, 0)
      if count > 0 {
        // Where nothing is left, what is seen first is new.
        let isAllNew = isTail && moves.isEmpty
        found.append(
          isAllNew ? new.lowerBound..<new.lowerBound + count : new.upperBound - count..<new.upperBound)
      }
      last = next
    }
    return found
  }
}

extension LazyAlgorithm {
  /// Whether an element is new in the layout that is being done.
  func isInserted(_ element: Int, _ node: ContainerNode) -> Bool {
    inserted.frame == node.graph.frame && inserted.ranges.contains { $0.contains(element) }
  }

  /// Lines are known again for the list as it is now; those that rows were moved with keep their measured lengths.
  func listChanged(_ change: LazyChange, _ list: RecipeList, _ node: ContainerNode) {
    if inserted.frame != node.graph.frame { inserted = (node.graph.frame, []) }
    inserted.ranges += change.inserted(before: lines.elementCount, now: list.count)
    areLinesKnown = false
    node.graph.windows.mayHaveMoved = true
    let keepsPlace =
      node.visibleSpan(axis).scroll.flatMap { $0.algorithm as? ScrollAlgorithm }?.keepsPlace ?? false
    let anchored = anchor.flatMap { anchor in
      lines.elements(ofLine: anchor.line).first.flatMap { element in
        change.moves.first { $0.from == element }
      }
    }
    let start = anchor?.start ?? 0
    anchor = nil
    if arrangement.tracks == nil, change.isOrdered {
      adoptShifts(change.moves, list.count)
    } else {
      restartExtents(count: 0)
    }
    learnLines(list)
    if keepsPlace, let anchored { anchor = (lines.line(ofElement: anchored.to), start) }
  }

  /// Lengths go with their rows.
  private func adoptShifts(_ moves: [(from: Int, to: Int)], _ count: Int) {
    var shift = 0
    for (number, move) in moves.enumerated() {
      let change = move.to - move.from - shift
      let position = number == 0 ? 0 : move.from + shift
      if change > 0 {
        extents.insert(change, at: position)
      } else if change < 0 {
        let end = number == 0 ? -change : move.from + shift
        extents.remove(end + change..<end)
      }
      shift += change
    }
    if count > extents.count { extents.insert(count - extents.count, at: extents.count) }
    if count < extents.count { extents.remove(count..<extents.count) }
  }
}
