import Foundation
import Geometry

/// What a pointer does: a mouse, a finger, a pen. Hosts and tests make such events and send them to a session.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    /// The button is pressed, or the finger touches.
    case down
    /// The pointer is somewhere else, pressed or not.
    case moved
    /// The button is let go of, or the finger lifted.
    case up
    /// The system has taken the pointer away: nothing that it began comes to an end.
    case cancelled
    /// A mouse has left the window.
    case left
  }

  package enum Device: Sendable { case mouse, touch }

  /// Of a mouse; fingers have the primary one.
  package enum Button: Sendable { case primary, secondary }

  package var phase: Phase
  /// In the window's coordinates, in points.
  package var location: CGPoint
  /// Tells fingers apart that are down at the same time. A mouse has one.
  package var pointer: Int
  package var device: Device
  /// Which button goes down.
  package var button: Button

  package init(
    _ phase: Phase, at location: CGPoint, pointer: Int = 0, device: Device = .mouse, button: Button = .primary
  ) {
    self.phase = phase
    self.location = location
    self.pointer = pointer
    self.device = device
    self.button = button
  }
}

/// A pointer's event as a gesture sees it: from the view that the gesture is attached to.
package struct GestureEvent {
  package let event: PointerEvent
  /// Seconds of the session's clock.
  package let time: Double
  /// What the clock shows.
  package let date: Date
  let element: ElementNode

  init(_ event: PointerEvent, in graph: Graph, of element: ElementNode) {
    self.event = event
    time = graph.clock.now
    date = graph.clock.date
    self.element = element
  }

  package var phase: PointerEvent.Phase { event.phase }

  /// The environment of the view.
  package var environment: EnvironmentScope { element.environment }

  /// The modifiers of a type around the view, inmost first.
  package func modifiers<M: ElementModifier>(as type: M.Type) -> [M] {
    var found: [M] = []
    var node: ElementNode? = element
    while let current = node {
      if let modifier = (current as? UnaryNode)?.modifier(as: type) { found.append(modifier) }
      node = current.layoutParent
    }
    return found
  }

  /// A point of the window, moved up or down into what shows of the scroll view around the view.
  package func heldInScrollView(_ point: CGPoint) -> CGPoint {
    guard let (container, _) = element.nearestScrollView(where: { $1.scrolls(.vertical) }),
      let y = container.convert(point, from: nil, presented: true)?.y
    else { return point }
    let seen = container.clearPart(of: 0...Double(container.size.height), .vertical)
    let (top, bottom) = (CGFloat(seen.lowerBound), CGFloat(seen.upperBound))
    let held = y.clamped(to: top...max(bottom - 1, top))
    return CGPoint(x: point.x, y: point.y + held - y)
  }

  /// The inmost modifier of a type around what shows at a point of the window, whether it takes part or not; nil where there is
  /// none.
  package func modifier<M: ElementModifier>(as type: M.Type, at point: CGPoint) -> M? {
    var node = HitTestPass.hit(point, in: element.graph)?.element
    while let current = node {
      if let modifier = (current as? UnaryNode)?.modifier(as: type) { return modifier }
      node = current.layoutParent
    }
    return nil
  }

  /// The view's frame in its own coordinates.
  package var bounds: CGRect { element.bounds }

  /// Where the pointer is in a coordinate space, animations and scroll offsets included. A name that no view above
  /// has means the window; where a view is scaled to nothing, its centre.
  package func location(in space: CoordinateSpace) -> CGPoint { location(in: space, of: event.location) }

  /// Where a point of the window is in a coordinate space.
  package func location(in space: CoordinateSpace, of point: CGPoint) -> CGPoint {
    let target = space == .local ? element : element.ancestor(of: space)
    guard let target else { return point }
    return target.convert(point, from: nil, presented: true)
      ?? CGPoint(x: target.size.width / 2, y: target.size.height / 2)
  }
}
