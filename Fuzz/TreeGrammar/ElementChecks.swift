import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// One element as laid out.
struct ElementPlace {
  let node: ElementNode
  let origin: CGPoint
}

@MainActor
enum ElementChecks {
  /// All elements that are placed, with their places in the root, parents first.
  static func places(_ root: ElementNode?) -> [ElementPlace] {
    guard let root else { return [] }
    var places: [ElementPlace] = []
    var waiting = [ElementPlace(node: root, origin: .zero)]
    while let place = waiting.popLast() {
      places.append(place)
      place.node.forEachElement { child in
        guard child.isPlaced else { return }
        let origin = place.node.origin(of: child)
        waiting.append(
          ElementPlace(
            node: child, origin: CGPoint(x: place.origin.x + origin.x, y: place.origin.y + origin.y)))
      }
    }
    return places
  }

  /// A frame that no layout may give.
  static func badFrame(_ places: [ElementPlace], finite: Bool) -> String? {
    for place in places {
      let size = place.node.size
      guard size.width >= 0, size.height >= 0, !place.origin.x.isNaN, !place.origin.y.isNaN else {
        return "\(name(place.node)) has the frame \(place.origin) \(size)"
      }
      if finite,
        !(size.width.isFinite && size.height.isFinite && place.origin.x.isFinite && place.origin.y.isFinite)
      {
        return "\(name(place.node)) has the frame \(place.origin) \(size)"
      }
      let answer = place.node.answer(place.node.proposal).size
      if !close(answer, size) {
        return "\(name(place.node)) measures \(answer) and is laid out \(size) for \(place.node.proposal)"
      }
    }
    return nil
  }

  /// The first element that stands elsewhere than in a tree made from scratch.
  static func difference(_ places: [ElementPlace], _ scratch: [ElementPlace]) -> String? {
    for (mine, its) in zip(places, scratch) {
      guard name(mine.node) == name(its.node) else {
        return "\(name(mine.node)) where from scratch is \(name(its.node))"
      }
      if !close(mine.node.size, its.node.size) || !close(mine.origin.x, its.origin.x)
        || !close(mine.origin.y, its.origin.y)
      {
        return "\(name(mine.node)) is at \(mine.origin) \(mine.node.size) for \(mine.node.proposal), "
          + "from scratch at \(its.origin) \(its.node.size) for \(its.node.proposal)"
      }
    }
    return places.count == scratch.count ? nil : "\(places.count) elements, from scratch \(scratch.count)"
  }

  /// The first remembered answer that a tree made from scratch does not give.
  static func wrongAnswer(_ places: [ElementPlace], _ scratch: [ElementPlace]) -> String? {
    for (mine, its) in zip(places, scratch) where !mine.node.refersToScrollView {
      if let problem = mine.node.answersDiffering(from: its.node) { return "\(name(mine.node)) \(problem)" }
    }
    return nil
  }

  static func name(_ node: ElementNode) -> String {
    guard let type = node.type else { return "\(Swift.type(of: node))" }
    return names[ObjectIdentifier(type)] ?? name(type)
  }

  private static func name(_ type: _ViewType) -> String {
    let name = String(String(describing: type.type).prefix { $0 != "<" })
    names[ObjectIdentifier(type)] = name
    return name
  }

  private static var names: [ObjectIdentifier: String] = [:]
}
