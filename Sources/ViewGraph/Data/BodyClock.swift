import Foundation

/// The session's clock, for a body that shows the time, and the change for which the body runs.
package struct BodyClock {
  private let node: ViewNode

  /// The clock for the body that runs now; nil outside of bodies.
  package static var current: BodyClock? { Graph.current?.tracked.map(BodyClock.init) }

  /// The present date, as the host has advanced it.
  package var date: Date { node.graph.clock.date }

  /// The present time, in seconds since the tree was made.
  package var now: Double { node.graph.clock.now }

  /// The number of the frame that is being made.
  package var frame: UInt32 { node.graph.frame }

  /// The transaction of the change for which the body runs.
  package var transaction: Transaction { node.graph.transaction }

  /// Runs the body again with the next frame.
  package func wakeWithNextFrame() {
    node.graph.clock.onNextFrame { [weak node] in
      if let node, !node.isDead { node.sourceChanged(Transaction()) }
    }
  }

  /// The clock, for what outlives the body.
  package var frames: FrameClock { node.graph.clock }

  /// Runs the body again when the clock reaches a date, in place of one that it was to run at; nil for never.
  package func wake(at date: Date?) {
    let clock = node.graph.clock
    guard let date else { return clock.forget(node) }
    clock.wake(node, at: date.timeIntervalSince(clock.start))
  }
}
