import Foundation
import SceneHost

extension HeadlessSession {
  /// Taps at a point of the window, as a finger does: what is in front there gets the tap. Actions have run, and the
  /// tree is up to date, when it returns; a gesture that waits for another tap ends with `advance(by:)`.
  ///
  /// - Parameters:
  ///   - point: In the window's coordinates, in points. One that is no number hits nothing.
  ///   - count: How many taps, a tenth of a second of the session's clock from one to the next.
  public func tap(at point: CGPoint, count: Int = 1) {
    recorded(.tap(.point(point), count: count)) {
      for index in 0..<max(count, 0) {
        if index > 0 { advance(by: 0.1) }
        press(PointerEvent(.down, at: point, device: .touch))
        session.send(PointerEvent(.up, at: point, device: .touch))
      }
    }
  }

  /// Taps the middle of the view with a label, or with an accessibility identifier.
  ///
  /// - Parameter name: What the view is called in the tree of accessibility: a button by its title.
  /// - Throws: A `LookupError` where no view has the name, or several have it.
  public func tap(_ name: String, count: Int = 1) throws {
    try find(.named(name)).tap(count: count)
  }

  /// Clicks at a point of the window with the mouse's secondary button.
  public func secondaryClick(at point: CGPoint) {
    recorded(.secondaryClick(.point(point))) {
      press(PointerEvent(.down, at: point, button: .secondary))
      session.send(PointerEvent(.up, at: point, button: .secondary))
    }
  }

  /// Clicks the middle of the view with a label, or with an accessibility identifier, with the mouse's secondary button.
  ///
  /// - Throws: A `LookupError` where no view has the name, or several have it.
  public func secondaryClick(_ name: String) throws {
    try find(.named(name)).secondaryClick()
  }

  /// Puts a finger down at a point of the window, lets a time pass and lifts it.
  ///
  /// - Parameter duration: Seconds of the session's clock.
  public func press(at point: CGPoint, for duration: TimeInterval) {
    recorded(.press(.point(point), duration: duration)) {
      press(PointerEvent(.down, at: point, device: .touch))
      advance(by: duration)
      session.send(PointerEvent(.up, at: point, device: .touch))
    }
  }

  /// A pointer goes down in the window, which comes to the front of its app.
  private func press(_ event: PointerEvent) {
    if windowInFront !== self { activate() }
    session.send(event)
  }

  /// Drags a finger along a straight line of the window.
  ///
  /// - Parameters:
  ///   - duration: Seconds of the session's clock.
  ///   - steps: How many movements the line is made of, at least 1.
  ///   - holding: Seconds for which the finger is held before it moves; what is `draggable` is lifted after some more than half
  ///     a second.
  ///   - lifts: Whether the finger is lifted at the end; `lift(at:)` does it otherwise.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2, steps: Int = 10,
    holding: TimeInterval = 0, lifts: Bool = true
  ) {
    recorded(.drag(from: start, to: end, duration: duration, holding: holding)) {
      press(PointerEvent(.down, at: start, device: .touch))
      if holding > 0 { advance(by: holding) }
      let steps = max(steps, 1)
      for step in 1...steps {
        advance(by: duration / Double(steps))
        let share = CGFloat(step) / CGFloat(steps)
        let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        session.send(PointerEvent(.moved, at: point, device: .touch))
      }
      if lifts { lift(at: end) }
    }
  }

  /// Lifts a finger that `drag(from:to:duration:steps:lifts:)` has left down.
  public func lift(at point: CGPoint) { session.send(PointerEvent(.up, at: point, device: .touch)) }

  /// Moves the mouse to a point of the window, or out of the window.
  public func hover(at point: CGPoint?) {
    recorded(.hover(point.map { .point($0) })) {
      session.send(PointerEvent(point == nil ? .left : .moved, at: point ?? .zero))
    }
  }
}
