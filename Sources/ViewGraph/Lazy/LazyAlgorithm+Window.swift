import Geometry
import LayoutEngine

extension LazyAlgorithm {
  /// Makes the views that can be seen, and takes those that cannot out of the tree.
  func settleWindow(_ node: ContainerNode) {
    guard let window = window(node) else { return }
    let list = window.list
    adopt(node, list)
    var isScrolled = false
    for round in 1...Limits.roundsPerFrame {
      holdAnchor(node)
      let (span, scroll) = node.visibleSpan(axis)
      isScrolled = scroll != nil
      if let anchor, !isSeen(anchor, span) { self.anchor = nil }
      // What nobody can scroll to is made where it is little, so that its length is no guess.
      let isWhole = !isScrolled && lines.lineCount <= Limits.linesOutsideOfScrollViews
      var range = measuredLines(
        isWhole ? 0...Double.greatestFiniteMagnitude : widened(span, window), window, node)
      if holds(span, node) { range = extended(range, window) }
      // Lines before the one that stays are measured now, and what is seen has moved along.
      if holdAnchor(node), round < Limits.roundsPerFrame { continue }
      let isOther = window.show(indices(elements(ofLines: range), window, node))
      let fresh = window.takeFresh()
      for row in fresh where isInserted(row.index, node) {
        node.graph.arrive(row.node)
      }
      let hasChanged = isOther || !fresh.isEmpty
      if hasChanged { node.graph.settleInside(node) }
      let clearSpan = scroll?.clearPart(of: span, axis) ?? span
      let hasMoved = clearSpan != self.clearSpan && arrangement.pins
      (self.span, self.clearSpan) = (span, clearSpan)
      if hasChanged || hasMoved || needsPlacing || node.flags.contains(.needsPlacement) {
        needsPlacing = false
        node.flags.remove(.needsPlacement)
        node.settlePlaces { place(node) }
      }
      if !fresh.isEmpty, node.graph.isLayoutAnimated { bringIn(fresh, window, node) }
      setAnchor(range, span, window, scroll?.algorithm as? ScrollAlgorithm)
      guard hasChanged else { break }
    }
    if span.lowerBound <= 0 || !isScrolled { forgetUnseen(window, node) }
    if hasToldOtherwise, node.graph.windows.hold < .lengths {
      lengthsTold = nil
      node.invalidateAnswer()
    }
  }

  /// Rows that an animated change brings into sight come from where they would have been, as far as the rows beside them
  /// go.
  private func bringIn(_ fresh: [LazyWindowNode.Row], _ window: LazyWindowNode, _ node: ContainerNode) {
    guard let motions = node.graph.motions else { return }
    let distances = motions.distances(in: node)
    let known = window.rows.compactMap { row in
      row.node.firstElement.flatMap { distances[ObjectIdentifier($0)] }.map { (row.index, $0) }
    }
    for row in fresh where !isInserted(row.index, node) {
      guard let element = row.node.firstElement, element.isPlaced, element.layoutParent === node,
        let beside = known.min(by: { abs($0.0 - row.index) < abs($1.0 - row.index) }), beside.1 != .zero
      else { continue }
      motions.comes(element, by: beside.1)
    }
  }

  /// Lengths are remembered for the sake of what is seen after them. Where nothing is before it, what is shown depends on
  /// what is there now and on nothing that was there once. A few times in a frame: where a length decides on what is seen,
  /// and that on the length, what is known stays known.
  private func forgetUnseen(_ window: LazyWindowNode, _ node: ContainerNode) {
    if forgetting.frame != node.graph.frame { forgetting = (node.graph.frame, 0) }
    guard forgetting.times < 3 else { return }
    forgetting.times += 1
    extents.keepOnly(shownLines(window), expecting: Self.firstEstimate)
  }

  /// Whether what is shown, or the container's length, depends on more than the lines that are there: it is scrolled away
  /// from its beginning, nothing of it can be seen, or it was asked how long it would be elsewhere.
  func hasExpectedLengths(_ node: ContainerNode) -> Bool {
    guard let window = window(node), lines.lineCount > 0 else { return false }
    return childLines(node).count < lines.lineCount
      && (isLengthGuessed || span.lowerBound > 0 || shownLines(window).isEmpty)
  }

  /// The lines from the first to the last of which something is made.
  private func shownLines(_ window: LazyWindowNode) -> Range<Int> {
    guard let first = window.rows.first, let last = window.rows.last else { return 0..<0 }
    return lines.line(ofElement: first.index)..<lines.line(ofElement: last.index) + 1
  }

  /// Lines, those that are there, and what is between them.
  private func extended(_ range: Range<Int>, _ window: LazyWindowNode) -> Range<Int> {
    let shown = shownLines(window)
    if range.isEmpty { return shown }
    if shown.isEmpty { return range }
    let whole = min(range.lowerBound, shown.lowerBound)..<max(range.upperBound, shown.upperBound)
    return whole.count <= Limits.linesInWindow ? whole : range
  }

  /// Whether what is there stays though it may not be seen: in a layout that goes in circles without that, and as long as it
  /// is seen from where that layout ended, or the next frame would go in circles again.
  private func holds(_ span: ClosedRange<Double>, _ node: ContainerNode) -> Bool {
    if node.graph.windows.hold >= .rows {
      heldSpan = span
    } else if heldSpan != span {
      heldSpan = nil
    }
    return heldSpan != nil
  }

  private func elements(ofLines range: Range<Int>) -> Range<Int> {
    guard let last = range.last else { return 0..<0 }
    return lines.elements(ofLine: range.lowerBound).lowerBound..<lines.elements(ofLine: last).upperBound
  }

  /// Whether a line that stays where it is can be seen, if only its end.
  private func isSeen(_ anchor: (line: Int, start: Double), _ span: ClosedRange<Double>) -> Bool {
    let end = anchor.start + max(extents.length(at: anchor.line) ?? extents.estimate, .leastNonzeroMagnitude)
    return anchor.start < span.upperBound && end > span.lowerBound
  }

  /// Moves the scroll view by as much as what is looked at has moved. Answers whether it has.
  @discardableResult
  func holdAnchor(_ node: ContainerNode) -> Bool {
    guard let anchor, anchor.line < lines.lineCount else { return false }
    let start = extents.offset(of: anchor.line)
    let distance = start - anchor.start
    guard abs(distance) > 1e-9 else { return false }
    self.anchor?.start = start
    guard let scroll = node.visibleSpan(axis).scroll else { return false }
    (scroll.algorithm as? ScrollAlgorithm)?.shift(by: distance, axis, scroll)
    return true
  }

  /// The line that the program has put the scroll view at stays where it is, or else the first that begins within what is
  /// seen.
  private func setAnchor(
    _ range: Range<Int>, _ span: ClosedRange<Double>, _ window: LazyWindowNode, _ scroll: ScrollAlgorithm?
  ) {
    anchor = nil
    if let identity = scroll?.keptIdentity, let element = window.list.index(of: identity) {
      let line = lines.line(ofElement: element)
      if range.contains(line) {
        anchor = (line, extents.offset(of: line))
        return
      }
    }
    for line in range {
      let start = extents.offset(of: line)
      if start >= span.lowerBound - 1e-9 {
        anchor = (line, start)
        return
      }
    }
    if let line = range.first { anchor = (line, extents.offset(of: line)) }
  }

  /// The lines that can be seen, all of them made and measured.
  private func measuredLines(
    _ span: ClosedRange<Double>, _ window: LazyWindowNode, _ node: ContainerNode
  ) -> Range<Int> {
    guard span.upperBound > max(span.lowerBound, 0),
      span.lowerBound < max(extents.totalLength, .leastNonzeroMagnitude),
      var first = extents.index(at: span.lowerBound)
    else { return 0..<0 }
    if extents.knownCount == 0, first > 0 {
      // Where lines are is a guess without ground until some are measured.
      _ = measuredLines(from: first, span, window, node)
      first = extents.index(at: span.lowerBound) ?? first
    }
    extents.holdsEstimate = extents.hasUnmeasured(before: first)
    return measuredLines(from: first, span, window, node)
  }

  /// The lines from one on to the end of what can be seen, all of them made and measured.
  private func measuredLines(
    from first: Int, _ span: ClosedRange<Double>, _ window: LazyWindowNode, _ node: ContainerNode
  ) -> Range<Int> {
    var line = first
    var end = extents.offset(of: first)
    repeat {
      let length = measure(line, window, node)
      if extents.length(at: line) != length {
        extents.set(length, at: line)
        needsPlacing = true
      }
      end += length + (spacing ?? 0)
      line += 1
    } while line < lines.lineCount && end < span.upperBound && line - first < Limits.linesInWindow
    return first..<line
  }

  /// What can be seen, and beyond by the length of what is held: rows make room for it.
  private func widened(_ span: ClosedRange<Double>, _ window: LazyWindowNode) -> ClosedRange<Double> {
    let rooms = window.heldRows.compactMap { window.madeRow(at: $0)?.firstElement.map { along($0.size) } }
    guard let room = rooms.max(), span.upperBound > span.lowerBound else { return span }
    return span.lowerBound - room...span.upperBound + room
  }

  private func measure(_ line: Int, _ window: LazyWindowNode, _ node: ContainerNode) -> Double {
    var extent = 0.0
    var gap = 0.0
    for element in lines.elements(ofLine: line) {
      guard let child = window.row(at: element).firstElement else { continue }
      // It is in the list of children once it is known which are shown.
      if child.layoutParent !== node { child.layoutParent = node }
      extent = max(
        extent, along(child.answer(proposal(across: room(of: element, across: cross, tracks))).size))
      if spacing == nil, element > 0 {
        gap =
          window.madeRow(at: element - 1)?.firstElement.map { self.gap(between: $0, child) }
          ?? Self.usualSpacing
      }
    }
    return extent + gap
  }

  func gap(between before: ElementNode, _ next: ElementNode) -> Double {
    Double(before.spacingForParent().distance(to: next.spacingForParent(), along: axis))
  }

  /// The elements that are to be there: those that can be seen, headers and footers that stay at an edge, the one with the
  /// focus, those that are held, and those that are on their way out of sight.
  private func indices(_ shown: Range<Int>, _ window: LazyWindowNode, _ node: ContainerNode) -> [Int] {
    var extra: [Int] = []
    for section in sections where section.range.overlaps(shown) {
      if arrangement.pinsHeaders { extra += section.header }
      if arrangement.pinsFooters { extra += section.footer }
    }
    if let focused = window.focusedRow { extra.append(focused) }
    extra += window.heldRows
    let graph = node.graph
    if graph.isLayoutAnimated || graph.hasMotions {
      extra += window.rows.lazy.filter { Self.isOnItsWay($0, in: graph) }.map(\.index)
    }
    extra.removeAll(where: shown.contains)
    return extra.isEmpty ? Array(shown) : Set(extra).union(shown).sorted()
  }

  /// Whether a row shows elsewhere than it is placed, or may in the layout that is being done.
  private static func isOnItsWay(_ row: LazyWindowNode.Row, in graph: Graph) -> Bool {
    guard let element = row.node.firstElement else { return false }
    return graph.isLayoutAnimated && element.isPlaced || element.isInMotion
  }
}
