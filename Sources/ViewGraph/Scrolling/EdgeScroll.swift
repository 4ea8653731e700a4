import Foundation
import Geometry

/// Scrolls what is around a view that is dragged, while the pointer is near an edge or beyond it: the faster the further.
///
/// Owner: the gesture that drags the view.
package final class EdgeScroll: FrameTicker {
  /// Points over which the speed grows.
  private static let zone: CGFloat = 44
  /// Points a second at the edge itself; beyond it at most twice as many.
  private static let speed: CGFloat = 500

  private let view: NodeHandle
  private let inbox: GraphInbox
  private let clock: FrameClock
  private let reach: CGFloat
  private let moved: () -> Void
  private var place = CGPoint.zero
  private var last = 0.0
  private var isAtWork = false

  /// - Parameters:
  ///   - reach: Points within an edge from which on it scrolls; a quarter of the length where that is less.
  ///   - moved: Runs when the content has moved below the pointer.
  package init(_ event: GestureEvent, reach: CGFloat = 44, moved: @escaping () -> Void) {
    let graph = event.element.graph
    view = event.element.handle(in: graph.nodes)
    inbox = graph.inbox
    clock = graph.clock
    self.reach = reach
    self.moved = moved
  }

  /// The pointer is at a point of the window.
  package func follow(_ place: CGPoint) {
    self.place = place
    let scrolls = target.map { $0.share != 0 } ?? false
    guard scrolls != isAtWork else { return }
    isAtWork = scrolls
    last = clock.now
    if scrolls { clock.add(self) } else { clock.remove(self) }
  }

  package func stop() {
    isAtWork = false
    clock.remove(self)
  }

  /// The scroll view around, and how far the pointer is towards its end, or with less than zero towards its beginning.
  private var target: (node: ContainerNode, scroll: ScrollAlgorithm, share: CGFloat)? {
    guard let element = inbox.graph?.nodes.element(view),
      let (container, scroll) = element.nearestScrollView(where: {
        $1.scrolls(.vertical) && $1.isScrollable($0)
      }), let y = container.convert(place, from: nil, presented: true)?.y
    else { return nil }
    let seen = container.clearPart(of: 0...Double(container.size.height), .vertical)
    let (top, bottom) = (CGFloat(seen.lowerBound), CGFloat(seen.upperBound))
    guard bottom > top else { return nil }
    let reach = min(reach, (bottom - top) / 4)
    let zone = reach > 0 ? reach : Self.zone
    let share: CGFloat =
      y < top + reach ? (y - top - reach) / zone : y > bottom - reach ? (y - bottom + reach) / zone : 0
    return (container, scroll, share.clamped(to: -2...2))
  }

  package override func tick(_ time: Double) -> Bool {
    guard isAtWork, let (node, scroll, share) = target, share != 0 else {
      isAtWork = false
      return false
    }
    let distance = Self.speed * share * CGFloat(min(time - last, 0.1))
    last = time
    if scroll.userScrolls(by: CGSize(width: 0, height: distance), node) { moved() }
    return true
  }
}
