import DisplayList

/// The children of a container from back to front, where a z-index makes that another order than the list's.
/// Kept until the list or a z-index changes.
final class PaintOrder {
  /// The indices of the children from back to front.
  let order: [Int32]
  /// Where each child stands in `order`.
  let positions: [Int32]
  private let depths: [Double]

  /// Nil where the order is that of the list.
  ///
  /// - Parameter isRaised: Whether the container paints a child after the others of its z-index.
  init?(_ children: [ElementNode], isRaised: (Int) -> Bool) {
    let depths = children.map(\.zIndex)
    let raised = children.indices.map { isRaised($0) ? 1 : 0 }
    guard depths.contains(where: { $0 != 0 }) || raised.contains(1) else { return nil }
    self.depths = depths
    let indices = (0..<Int32(clamping: children.count))
    let order = indices.sorted {
      (depths[Int($0)], raised[Int($0)], $0) < (depths[Int($1)], raised[Int($1)], $1)
    }
    var positions = order
    for (position, index) in order.enumerated() { positions[Int(index)] = Int32(clamping: position) }
    self.order = order
    self.positions = positions
  }

  func depth(_ index: Int) -> Double { depths[index] }
}

extension ContainerNode {
  /// The children's pictures in paint order, among them those of children that are on their way out: each at
  /// its z-index, among equals where it stood in the list.
  func pictures(in order: PaintOrder?) -> [Placed] {
    guard flags.contains(.departing) else {
      return order?.order.map { placedPicture(Int($0)) } ?? children.indices.map(placedPicture)
    }
    // Stable: of two that stood at one place, the one that left first is behind.
    let departing = graph.departures(in: self).enumerated().sorted {
      ($0.element.depthInHost, $0.element.index, $0.offset)
        < ($1.element.depthInHost, $1.element.index, $1.offset)
    }
    var pictures: [Placed] = []
    pictures.reserveCapacity(children.count + departing.count)
    var next = departing.startIndex
    for position in children.indices {
      let index = order.map { Int($0.order[position]) } ?? position
      let depth = order?.depth(index) ?? 0
      while next < departing.endIndex {
        let departure = departing[next].element
        guard (departure.depthInHost, departure.index) <= (depth, index) else { break }
        pictures.append(departure.part())
        next += 1
      }
      pictures.append(placedPicture(index))
    }
    for (_, departure) in departing[next...] { pictures.append(departure.part()) }
    return pictures
  }

  /// The container has other children, among which what leaves keeps its place.
  func place(_ departures: [DepartureNode], among former: [ElementNode]) {
    guard algorithm.releasesChildren else {
      for departure in departures { departure.hostHasList(children) }
      return
    }
    // The tree does not say in which order rows are that have gone: each stands after the nearest before it that is there.
    var places = [0]
    places.reserveCapacity(former.count + 1)
    for child in former {
      let index = Int(child.indexInParent)
      let isThere =
        child.layoutParent === self && children.indices.contains(index) && children[index] === child
      places.append(isThere ? index + 1 : places[places.endIndex - 1])
    }
    for departure in departures { departure.index = places[min(departure.index, former.count)] }
  }
}
