import Foundation
import Geometry
import ViewGraph

/// What a finger does while one world goes over into the next: it goes down in the one and is lifted in the other.
package struct Touch: Equatable, Sendable {
  package var start: CGPoint
  package var end: CGPoint
  /// How long it is down, in seconds.
  package var duration: Double
  /// How often it taps where it started before that.
  package var taps: Int
  /// Whether the system takes it away.
  package var isCancelled: Bool

  package init(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.1, taps: Int = 0, isCancelled: Bool = false
  ) {
    self.start = start
    self.end = end
    self.duration = duration
    self.taps = taps
    self.isCancelled = isCancelled
  }

  /// A touch somewhere in a world's window, or none.
  static func random(in world: World, using generator: inout SeededGenerator) -> Touch? {
    guard generator.chance(0.4) else { return nil }
    let width = world.width.isFinite ? max(world.width, 1) : 200
    let height = world.height.isFinite ? max(world.height, 1) : 200
    func point() -> CGPoint {
      CGPoint(
        x: Double.random(in: 0..<min(width, 200), using: &generator),
        y: Double.random(in: 0..<min(height, 200), using: &generator))
    }
    let start = point()
    return Touch(
      from: start, to: generator.chance(0.4) ? start : point(),
      duration: generator.chance(0.3) ? 0.7 : 0.05, taps: generator.below(3),
      isCancelled: generator.chance(0.1))
  }
}

extension Stage {
  /// The finger goes down.
  func begin(_ touch: Touch) {
    if touch.start != touch.end { noteDrag() }
    for _ in 0..<touch.taps {
      send(.down, touch.start)
      send(.up, touch.start)
      wait(0.1)
    }
    send(.down, touch.start)
    send(.moved, CGPoint(x: (touch.start.x + touch.end.x) / 2, y: (touch.start.y + touch.end.y) / 2))
  }

  /// The finger is lifted, and nothing that it began waits any more.
  func end(_ touch: Touch) {
    wait(touch.duration)
    send(.moved, touch.end)
    send(touch.isCancelled ? .cancelled : .up, touch.end)
    wait(1)
  }

  private func send(_ phase: PointerEvent.Phase, _ place: CGPoint) { send(phase, place, pointer: 0) }

  /// Time passes; gestures that wait for a time are told at that time.
  func wait(_ seconds: Double) {
    _ = picture()
    let end = graph.clock.now + seconds
    while let next = input.deadline, next < end {
      graph.advance(to: next)
      input.timePassed()
      _ = picture()
      guard input.deadline != next else { break }
    }
    graph.advance(to: end)
    input.timePassed()
  }
}

extension Touch: CustomStringConvertible {
  package var description: String {
    func text(_ point: CGPoint) -> String { "CGPoint(x: \(point.x), y: \(point.y))" }
    return "Touch(from: \(text(start)), to: \(text(end)), duration: \(duration), taps: \(taps), "
      + "isCancelled: \(isCancelled))"
  }
}
