import Foundation
import Geometry

/// Where the page's scroll areas stand, as far as the session knows.
///
/// The page scrolls by itself and tells where it stands; what the session changes besides reaches it as a distance, which it
/// adds to where it stands by then. What the page tells before such a distance has reached it is taken for what it will be
/// with it.
struct ScrollSync {
  private struct Area {
    let node: UInt64
    /// Where it stands once all that has been sent has reached it.
    var offset = CGPoint.zero
    /// What is on its way to the page.
    var sent: [(number: Int, distance: CGSize)] = []
    var last = 0
  }

  // By the slots that move what is in them.
  private var areas: [Int32: Area] = [:]

  /// The page has an area now, which begins at the start of its content.
  mutating func add(_ slot: Int32, of node: UInt64) {
    if areas[slot]?.node != node { areas[slot] = Area(node: node) }
  }

  func contains(_ slot: Int32) -> Bool { areas[slot] != nil }

  /// The page tells where an area stands.
  ///
  /// - Parameter received: The number of the last distance that had reached it; nil for all.
  /// - Returns: Where it will stand with what is on its way.
  mutating func told(_ slot: Int32, _ offset: CGPoint, received: Int?) -> CGPoint {
    guard var area = areas[slot] else { return offset }
    area.sent.removeAll { $0.number <= received ?? .max }
    area.offset = area.sent.reduce(offset) {
      CGPoint(x: $0.x + $1.distance.width, y: $0.y + $1.distance.height)
    }
    areas[slot] = area
    return area.offset
  }

  /// What is to be sent for an area to stand at an offset: slot, number, distance; nil where it will stand there.
  mutating func correction(of slot: Int32, to offset: CGPoint) -> [Double]? {
    guard var area = areas[slot] else { return nil }
    let distance = CGSize(width: offset.x - area.offset.x, height: offset.y - area.offset.y)
    guard abs(distance.width) > 1e-6 || abs(distance.height) > 1e-6 else { return nil }
    area.last += 1
    area.sent.append((area.last, distance))
    area.offset = offset
    areas[slot] = area
    return [Double(slot), Double(area.last), Double(distance.width), Double(distance.height)]
  }
}
