import Foundation
import Geometry

/// The way of a scroll view along one axis that has been thrown beyond an end of its content: it slows down as on any way, and
/// with what is left of its speed at the end pulls the content off it, as a spring does that draws it back.
struct ScrollBounce {
  let start: CGFloat
  /// Points a second.
  let velocity: CGFloat
  /// When it has met the end, where that was, and with which speed.
  private var impact: (time: Double, edge: CGFloat, velocity: CGFloat)?

  init(start: CGFloat, velocity: CGFloat) {
    self.start = start
    self.velocity = velocity
  }

  /// Of the spring that draws pulled content back without swinging: the share a second at which it comes back in the end.
  static let stiffness = 12.0

  /// Where it is after some seconds.
  ///
  /// - Parameters:
  ///   - shift: How far the content has turned out to lie further on since the start.
  ///   - limit: The largest offset.
  ///   - reach: Points that the content shows pulled at most.
  mutating func place(
    after seconds: Double, shift: CGFloat, limit: CGFloat, reach: CGFloat
  ) -> (offset: CGFloat, pull: CGFloat, isThere: Bool) {
    let start = start + shift
    let slowing = ScrollCourse.slowing
    if impact == nil {
      let left = exp(-slowing * seconds)
      let place = start + velocity / slowing * (1 - left)
      guard place < 0 || place > limit else { return (place, 0, abs(velocity) * left / slowing < 0.5) }
      let edge = place < 0 ? 0 : limit
      let share = ((edge - start) * slowing / velocity).clamped(to: 0...0.999)
      // The spring takes the content furthest off after 1 / stiffness seconds.
      let fastest = max(reach, 0) * M_E * Self.stiffness
      impact = (
        min(-log(1 - share) / slowing, seconds), edge - shift,
        (velocity * (1 - share)).clamped(to: -fastest...fastest)
      )
    }
    guard let impact else { return (start, 0, true) }
    let passed = seconds - impact.time
    let pull = impact.velocity * passed * exp(-Self.stiffness * passed)
    let isThere = passed > 1 / Self.stiffness && abs(pull) < 0.25
    return (impact.edge + shift, isThere ? 0 : pull, isThere)
  }

  /// How far content still is from where it is drawn back to, that was let go of some seconds ago at a distance and with a
  /// speed; nil once it is there.
  static func left(_ distance: CGFloat, _ velocity: CGFloat, after seconds: Double) -> CGFloat? {
    let left = (distance + (velocity + stiffness * distance) * seconds) * exp(-stiffness * seconds)
    // What is pushed back hard stops at the end.
    if distance == 0 || (left < 0) != (distance < 0) { return seconds > 0 ? nil : distance }
    return abs(left) < 0.25 && seconds > 1 / stiffness ? nil : left
  }
}
