import Foundation
import Geometry

/// Takes the user's input to the views that it is meant for.
///
/// Owner: the session, which brings the tree up to date before an event and after it. Views are found by where they
/// show at the moment (`HitTestPass`); what takes part in input is known by handles, because any event may remove it.
@MainActor
package final class InputDispatcher {
  // The session owns both, and uses both as long as it lives.
  private unowned let graph: Graph
  private var arena: GestureArena?
  private let hover = HoverTracker()

  package init(_ graph: Graph) { self.graph = graph }

  /// When a gesture wants to be told that time has passed, in seconds of the session's clock; nil for never.
  package var deadline: Double? { graph.enter { arena?.deadline } }

  /// Whether no pointer is down and nothing can come any more of what pointers did.
  package var isAtRest: Bool { arena == nil && touched.isEmpty }

  /// Where pointers were last.
  private var places: [Int: CGPoint] = [:]

  /// A pointer's event. A place that is no number changes nothing, but that a pointer which is let go of there was
  /// where
  /// it was before.
  package func receive(_ event: PointerEvent) {
    var event = event
    if !event.location.x.isFinite || !event.location.y.isFinite {
      guard event.phase == .up || event.phase == .cancelled, let place = places[event.pointer] else { return }
      event.location = place
    }
    places[event.pointer] = event.phase == .up || event.phase == .cancelled ? nil : event.location
    graph.enter {
      let hovers = event.device == .mouse
      let hit =
        event.phase == .down || hovers && event.phase != .left
        ? HitTestPass.hit(event.location, in: graph)?.element : nil
      if hovers { hover.receive(event, over: hit, in: graph) }
      moveFocus(by: event, over: hit)
      guard arena != nil || event.phase == .down else { return }
      let arena = arena ?? GestureArena(graph)
      self.arena = arena
      arena.receive(event, over: hit)
      close(arena)
    }
  }

  /// Where fingers went down, and on what.
  private var touched: [Int: (place: CGPoint, view: NodeHandle)] = [:]
  /// Points that a finger may move, and still takes the focus to what it touches.
  private static let touchDistance = 10.0

  /// A mouse takes the focus to what it presses, a finger to what it taps: it may be about to scroll.
  private func moveFocus(by event: PointerEvent, over hit: ElementNode?) {
    if event.phase == .down { graph.focus.isUsed = true }
    guard graph.focus.hasTargets else { return }
    switch event.phase {
    case .down where event.device == .mouse: graph.focus.pressed(hit)
    case .down: touched[event.pointer] = hit.map { (event.location, $0.handle(in: graph.nodes)) }
    case .up, .cancelled:
      guard let touch = touched.removeValue(forKey: event.pointer), event.phase == .up else { return }
      let distance = hypot(event.location.x - touch.place.x, event.location.y - touch.place.y)
      if distance <= Self.touchDistance { graph.focus.pressed(graph.nodes.element(touch.view)) }
    case .moved, .left: break
    }
  }

  /// What the keyboard does, or an input method. Answers whether anything has used it.
  package func receive(_ input: KeyboardInput) -> Bool {
    graph.focus.isUsed = true
    return graph.enter { graph.focus.receive(input) }
  }

  /// A host's own element for a leaf has been given the focus.
  package func focus(onLeaf id: UInt64) { graph.enter { graph.focus.focus(onLeaf: id) } }

  /// The clock has gone on.
  package func timePassed() {
    graph.enter {
      guard let arena else { return }
      arena.timePassed(graph.clock.now)
      close(arena)
    }
  }

  /// The tree has been brought up to date. Answers whether a gesture has come to nothing by it, or a view has lost the
  /// focus, and the program has been told.
  package func treeChanged() -> Bool {
    let assistive = graph.assistiveFocus
    guard arena != nil || graph.focus.isSomewhere || assistive?.focused != nil else { return false }
    return graph.enter {
      let isAssistiveFocusLost = assistive?.treeChanged() ?? false
      let isFocusLost = graph.focus.treeChanged() || isAssistiveFocusLost
      guard let arena else { return isFocusLost }
      defer { close(arena) }
      return arena.treeChanged() || isFocusLost
    }
  }

  /// The user is elsewhere: what is under way comes to nothing, and the mouse is over no view.
  package func letGo() {
    cancel()
    places.removeAll()
    touched.removeAll()
    graph.enter { hover.leave(in: graph) }
  }

  /// The session ends: what is under way comes to nothing.
  package func cancel() {
    graph.enter {
      arena?.cancel()
      arena = nil
    }
  }

  private func close(_ present: GestureArena) {
    if !present.isOpen, arena === present { arena = nil }
  }
}
