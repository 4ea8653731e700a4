import Foundation
import Geometry
import LayoutEngine

extension LazyAlgorithm {
  func placeChild(_ number: Int, start: Double, length: Double, _ node: ContainerNode) {
    let element = elements[number]
    let child = node.children[number]
    let own: Proposal
    var x = 0.0
    if arrangement.tracks == nil || isWhole(element) || tracks.isEmpty {
      own = proposal(across: cross)
      child.place(own)
      x = aligned(child, own, arrangement.alignment, in: across(node.size))
      setOrigin(x, start, number, node)
      return
    }
    let line = lines.elements(ofLine: lines.line(ofElement: element))
    let track = tracks[min(element - line.lowerBound, tracks.count - 1)]
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let inset = max(across(node.size) - used, 0) * fraction(arrangement.alignment)
    let alignment = arrangement.cells.indices.contains(track.item) ? arrangement.cells[track.item] : .center
    own = proposal(across: track.length, along: length)
    child.place(own)
    x =
      inset + track.start
      + aligned(child, own, isVertical ? alignment.horizontal.key : alignment.vertical.key, in: track.length)
    let y =
      start + aligned(child, own, isVertical ? alignment.vertical.key : alignment.horizontal.key, in: length)
    setOrigin(x, y, number, node)
  }

  private func setOrigin(_ across: Double, _ along: Double, _ number: Int, _ node: ContainerNode) {
    node.origins[number] = (isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)).held
  }

  func setStart(_ along: Double, of number: Int, _ node: ContainerNode) {
    if isVertical { node.origins[number].y = along } else { node.origins[number].x = along }
  }

  /// Where a child begins for its guide to meet that of a box.
  private func aligned(_ child: ElementNode, _ proposal: Proposal, _ key: AlignmentKey, in length: Double)
    -> Double
  {
    let dimensions = child.dimensions(proposal)
    let box = key.isVertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    let whole = ViewDimensions(element: nil, proposal: proposal, size: box)
    return Double(whole.value(key)) - Double(dimensions.value(key))
  }

  /// How much of the room beside the tracks stands before them.
  private func fraction(_ key: AlignmentKey) -> Double {
    let box = key.isVertical ? CGSize(width: 0, height: 1) : CGSize(width: 1, height: 0)
    let value = Double(ViewDimensions(element: nil, proposal: .unspecified, size: box).value(key))
    return min(max(value, 0), 1)
  }

  /// Where a header or footer stands that stays at an edge of what is seen; nil for other views.
  func pinnedPlace(of number: Int, _ start: Double, _ length: Double) -> Double? {
    guard arrangement.pins, let section = section(of: elements[number]) else { return nil }
    let element = elements[number]
    if arrangement.pinsHeaders, section.header.contains(element) {
      let end =
        section.range.upperBound >= lines.elementCount
        ? extents.totalLength : extents.offset(of: lines.line(ofElement: section.range.upperBound))
      return max(start, min(clearSpan.lowerBound, end - length))
    }
    if arrangement.pinsFooters, section.footer.contains(element) {
      let begin = extents.offset(of: lines.line(ofElement: section.range.lowerBound))
      return min(start, max(clearSpan.upperBound - length, begin))
    }
    return nil
  }
}
