import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// Arranges the views of a lazy container in lines, of which only those are there that can be seen.
///
/// Takes what it is proposed across, and along its axis the length of its lines, measured or estimated. Which lines are
/// made follows what can be seen of the container, after each placement (`settleWindow`). Measuring a line that was only
/// estimated moves those after it; what is looked at stays where it is, as the scroll view is moved along.
final class LazyAlgorithm: LayoutAlgorithm {
  var arrangement: LazyArrangement
  var lines = LazyLines()
  var extents = LazyExtents(count: 0, initialEstimate: LazyAlgorithm.firstEstimate)
  var sections: [FoundSection] = []
  /// Whether `lines` and `sections` are those of the list.
  var areLinesKnown = false
  /// The tracks in the length `cross`.
  var tracks: [GridTracks.Track] = []
  /// The length across for which lines were measured.
  var cross = Double.nan
  /// For each child its element in the list.
  var elements: [Int] = []
  /// What was seen when the window was settled last.
  var span = 0.0...0.0
  /// What of that is not covered by what lies over the scroll view's edges: there headers and footers stay.
  var clearSpan = 0.0...0.0
  /// The part that was seen when what is there stayed for the layout to come to an end; nil where it did not, or since another
  /// part is seen.
  var heldSpan: ClosedRange<Double>?
  /// The line that stays where it is seen, and where it began when the window was settled last.
  var anchor: (line: Int, start: Double)?
  /// The least and the greatest length of all lines of which answers hold that are remembered around here.
  var lengthsTold: ClosedRange<Double>?
  /// Whether it has answered for another room by some of its lines.
  var isLengthGuessed = false
  /// In which frame lengths were forgotten last, and how often.
  var forgetting: (frame: UInt32, times: Int) = (0, 0)
  /// What a container that is proposed nothing was across in a frame, and whether a length has come back.
  var openLengths: (frame: UInt32, areRecurring: Bool, all: [Double]) = (0, false, [])
  /// Whether a line has turned out otherwise than it was placed.
  var needsPlacing = false
  /// Whether it is among the containers of the graph, which settles its window after placements.
  var isKnownToGraph = false
  /// The elements that have come to those that were there, in a frame, and come in with their transitions.
  var inserted: (frame: UInt32, ranges: [Range<Int>]) = (0, [])
  /// The children that stay at the edges of what is seen.
  var pinned: Set<Int> = []

  init(_ arrangement: LazyArrangement) {
    self.arrangement = arrangement
  }

  func apply(_ arrangement: LazyArrangement) {
    guard arrangement != self.arrangement else { return }
    let isArrangedAlike =
      arrangement.tracks == self.arrangement.tracks && arrangement.axis == self.arrangement.axis
      && arrangement.spacing == self.arrangement.spacing && arrangement.pins == self.arrangement.pins
    self.arrangement = arrangement
    guard !isArrangedAlike else { return }
    areLinesKnown = false
    cross = .nan
  }

  var axis: Axis { arrangement.axis }
  var isVertical: Bool { axis == .vertical }
  /// Points between lines; nil where neighbours have to be asked.
  var spacing: Double? {
    if let spacing = arrangement.spacing { return spacing.isFinite ? Double(spacing) : 0 }
    return arrangement.tracks == nil ? nil : Self.usualSpacing
  }
  static let usualSpacing = 8.0

  override var stackAxis: Axis? { arrangement.tracks == nil ? axis : nil }
  override var sortedAxis: Axis? { arrangement.needsSections ? nil : axis }

  func window(_ node: ContainerNode) -> LazyWindowNode? { node.contentNode as? LazyWindowNode }

  override func nodeRemoved(_ node: ContainerNode) { node.graph.windows.remove(node) }

  // MARK: Lines

  override func childrenChanged(_ node: ContainerNode) {
    guard let window = window(node) else { return }
    elements.removeAll(keepingCapacity: true)
    for row in window.rows { for _ in 0..<row.node.elementCount { elements.append(row.index) } }
    if let change = window.takeChange() { listChanged(change, window.list, node) }
  }

  /// Forgets what was measured. The average is expected until others are: what is looked at is measured first, and lines before
  /// it are expected to be like it.
  func restartExtents(count: Int) {
    extents = LazyExtents(count: count, spacing: spacing ?? 0, initialEstimate: extents.estimate)
  }
  static let firstEstimate = 44.0

  func learnLines(_ list: RecipeList) {
    areLinesKnown = true
    sections = arrangement.needsSections ? list.sections : []
    lines = LazyLines()
    if arrangement.tracks == nil {
      lines = LazyLines(count: list.count)
    } else {
      for section in list.sections(in: 0..<list.count) {
        lines.append(section.header.count, perLine: 1)
        if tracks.isEmpty {
          lines.skip(section.content.count)
        } else {
          lines.append(section.content.count, perLine: tracks.count)
        }
        lines.append(section.footer.count, perLine: 1)
      }
    }
    if extents.count != lines.lineCount { restartExtents(count: lines.lineCount) }
  }

  /// Whether an element has its line to itself, as long as the container across.
  func isWhole(_ element: Int) -> Bool {
    guard arrangement.tracks != nil else { return true }
    return section(of: element).map { !$0.content.contains(element) } ?? false
  }

  func section(of element: Int) -> FoundSection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].range.upperBound <= element { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].range.contains(element) ? sections[low] : nil
  }

  /// The frame of an element of the list, made or not: measured, or as it is expected. One that stays at an edge of what
  /// is seen has the frame of its place in the list.
  func frame(ofElement element: Int, _ node: ContainerNode) -> CGRect? {
    guard areLinesKnown, element >= 0, element < lines.elementCount else { return nil }
    if let number = elements.firstIndex(of: element), node.children.indices.contains(number),
      !pinned.contains(number)
    {
      return CGRect(origin: node.placedOrigin(number), size: node.children[number].size)
    }
    let line = lines.line(ofElement: element)
    let gap = spacing == nil && element > 0 ? Self.usualSpacing : 0
    let start = extents.offset(of: line) + gap
    let length = max((extents.length(at: line) ?? extents.estimate) - gap, 0)
    guard !isVertical else { return CGRect(x: 0, y: start, width: Double(node.size.width), height: length) }
    let x = node.isRightToLeft ? Double(node.size.width) - start - length : start
    return CGRect(x: x, y: 0, width: length, height: Double(node.size.height))
  }

  // MARK: Measuring

  func proposal(across length: Double, along: Double = .nan) -> Proposal {
    isVertical ? Proposal(width: length, height: along) : Proposal(width: along, height: length)
  }

  func along(_ size: CGSize) -> Double { Double(isVertical ? size.height : size.width) }
  func across(_ size: CGSize) -> Double { Double(isVertical ? size.width : size.height) }
  func across(_ proposal: Proposal) -> Double { isVertical ? proposal.width : proposal.height }

  /// The length across that an element is proposed.
  func room(of element: Int, across length: Double, _ tracks: [GridTracks.Track]) -> Double {
    guard arrangement.tracks != nil, !isWhole(element), !tracks.isEmpty else { return length }
    let line = lines.elements(ofLine: lines.line(ofElement: element))
    return tracks[min(element - line.lowerBound, tracks.count - 1)].length
  }

  /// The length across for a proposal, where nothing is known of the views.
  func length(across proposed: Double, _ tracks: [GridTracks.Track]) -> Double {
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    return proposed.isNaN ? used : max(proposed, used)
  }

  /// Adopts another length across, and the proposal that the tracks are for: what was measured for the one before counts for
  /// nothing but the average.
  func adopt(_ node: ContainerNode, _ list: RecipeList) {
    let length = across(node.size)
    let its = arrangement.tracks?.tracks(in: across(node.proposal), count: max(list.count, 1)) ?? []
    if length != cross || its != tracks {
      cross = length
      if its.count != tracks.count { areLinesKnown = false }
      tracks = its
      restartExtents(count: extents.count)
    }
    if !areLinesKnown { learnLines(list) }
  }

  override func answer(_ proposal: Proposal, _ node: ContainerNode) -> SizeAnswer {
    guard let window = window(node) else { return .always(.zero) }
    // One that is only asked how large it would be goes by what it expects, too.
    becomeKnown(node)
    let proposed = across(proposal)
    let list = window.list
    if !areLinesKnown { learnLines(list) }
    let tracks = arrangement.tracks?.tracks(in: proposed, count: max(list.count, 1)) ?? []
    var length = length(across: proposed, tracks)
    // A grid is as long across as its tracks, a stack that is proposed nothing as its longest view.
    let isOpen = proposed.isNaN && tracks.isEmpty
    let offered = isOpen ? .nan : length
    let isAskedForAnother = node.relativeContainer.isAskedForAnother
    let isPlaced = !isOpen && length == cross && tracks == self.tracks && !isAskedForAnother
    var (sum, count, difference) = (0.0, 0, 0.0)
    for (line, its) in childLines(node) {
      var extent = 0.0
      for number in its {
        let size = node.children[number].answer(
          self.proposal(across: room(of: elements[number], across: offered, tracks))
        ).size
        extent = max(extent, along(size))
        if isOpen { length = max(length, across(size)) }
      }
      extent = LazyExtents.counted(extent + gap(before: its.lowerBound, node))
      sum += extent
      count += 1
      if isPlaced {
        learn(extent, of: line, node)
      } else {
        // The lines that are there count as they answer now, the others as they are expected.
        difference += extent - (extents.length(at: line) ?? extents.estimate)
      }
    }
    if isOpen { length = settled(length, node) }
    if !isPlaced, count < lines.lineCount { isLengthGuessed = true }
    var total = extents.totalLength + difference
    told(extents.totalLength)
    if isAskedForAnother, count > 0 {
      // What is known of the others is known of another room: they count as those that are there.
      total =
        sum / Double(count) * Double(lines.lineCount) + Double(lines.lineCount - 1) * (spacing ?? 0)
    }
    return .exactly(
      proposal,
      isVertical ? CGSize(width: length, height: max(total, 0)) : CGSize(width: max(total, 0), height: length)
    )
  }

  /// Takes in the length of a line, which may have been placed by what was expected of it.
  private func learn(_ length: Double, of line: Int, _ node: ContainerNode) {
    guard extents.length(at: line) != length else { return }
    extents.set(length, at: line)
    needsPlacing = true
    node.graph.windows.mayHaveMoved = true
  }

  private func told(_ length: Double) {
    guard let known = lengthsTold else { return lengthsTold = length...length }
    if !known.contains(length) { lengthsTold = min(known.lowerBound, length)...max(known.upperBound, length) }
  }

  /// Whether an answer that may be remembered goes by another length of all lines.
  var hasToldOtherwise: Bool {
    lengthsTold.map { max(extents.totalLength - $0.lowerBound, $0.upperBound - extents.totalLength) > 1e-9 }
      ?? false
  }

  /// How long a container that is proposed nothing is across. Where the views that are there decide on its length and that on
  /// which are there, lengths come back: then it is as long as the longest.
  private func settled(_ length: Double, _ node: ContainerNode) -> Double {
    if openLengths.frame != node.graph.frame { openLengths = (node.graph.frame, false, []) }
    let isKnown = openLengths.all.contains(length)
    if isKnown, openLengths.all.last != length {
      openLengths.areRecurring = true
      node.graph.windows.hasHeld = true
    }
    if !isKnown { openLengths.all.append(length) }
    return openLengths.areRecurring ? openLengths.all.max() ?? length : length
  }

  /// The lines that are there, with the numbers of the children in each.
  func childLines(_ node: ContainerNode) -> [(line: Int, children: Range<Int>)] {
    var found: [(line: Int, children: Range<Int>)] = []
    for number in 0..<min(node.children.count, elements.count) {
      let line = lines.line(ofElement: elements[number])
      if let last = found.last, last.line == line {
        found[found.count - 1].children = last.children.lowerBound..<number + 1
      } else {
        found.append((line, number..<number + 1))
      }
    }
    return found
  }

  /// The space before the line that a child begins, where neighbours decide on it.
  func gap(before child: Int, _ node: ContainerNode) -> Double {
    guard spacing == nil, elements[child] > 0 else { return 0 }
    guard child > 0, elements[child - 1] == elements[child] - 1 else { return Self.usualSpacing }
    return gap(between: node.children[child - 1], node.children[child])
  }

  /// Enters the container among those of the graph.
  private func becomeKnown(_ node: ContainerNode) {
    guard !isKnownToGraph else { return }
    isKnownToGraph = true
    node.graph.windows.add(node)
  }

  // MARK: Placing

  override func place(_ node: ContainerNode) {
    guard let window = window(node) else { return }
    becomeKnown(node)
    adopt(node, window.list)
    var pinned: Set<Int> = []
    var last: (line: Int, end: Double)?
    for (line, its) in childLines(node) {
      let whole = extents.length(at: line) ?? extents.estimate
      let begin = last.flatMap { $0.line + 1 == line ? $0.end : nil } ?? extents.offset(of: line)
      last = (line, begin + whole + (spacing ?? 0))
      let gap = gap(before: its.lowerBound, node)
      let (start, length) = (begin + gap, whole - gap)
      for number in its {
        placeChild(number, start: start, length: length, node)
        if let place = pinnedPlace(of: number, start, length) {
          setStart(place, of: number, node)
          pinned.insert(number)
        }
      }
    }
    if pinned != self.pinned {
      self.pinned = pinned
      node.paintOrderChanged()
    }
  }

  override var releasesChildren: Bool { true }
  override var raisesChildren: Bool { !pinned.isEmpty }
  override func isRaised(_ index: Int) -> Bool { pinned.contains(index) }
}
