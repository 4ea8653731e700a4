import Foundation
import Geometry
import LayoutEngine

/// What moves a scroll view by itself: an animation of the program's, or what is left of the user's movement.
///
/// Owner: the scroll view, which has at most one.
final class ScrollCourse: FrameTicker {
  enum Way {
    case animation(from: CGPoint)
    /// From where the user has let it go, in points a second.
    case glide(to: CGPoint, velocity: CGPoint)
    /// The same, but that an axis of which nothing else is asked goes beyond the end and comes back.
    case bounce(to: CGPoint, x: ScrollBounce?, y: ScrollBounce?, velocity: CGPoint)
    /// Back from beyond an end; at first with a speed, in points a second.
    case pullBack(velocity: CGPoint)
    /// The user may go on until a time, in seconds of the clock.
    case pause(until: Double)
  }

  // Weak: what has left the tree does not move.
  private weak var node: ContainerNode?
  private var way: Way
  private var animator: Animator<CGPoint.AnimatableData>
  private let clock: FrameClock
  private let start: (time: Double, place: CGPoint, pull: CGPoint)

  /// How much of its speed a view loses each second that glides freely: 0.998 a thousandth of it is left.
  static let slowing = -1000 * log(0.998)

  init(_ node: ContainerNode, _ way: Way) {
    self.node = node
    self.way = way
    clock = node.graph.clock
    let algorithm = node.algorithm as? ScrollAlgorithm
    start = (clock.now, algorithm?.offset ?? .zero, algorithm?.overscroll ?? .zero)
    animator = Animator(start.place.animatableData)
    super.init()
    switch way {
    case .glide(_, let speed), .bounce(_, _, _, let speed), .pullBack(let speed):
      velocity = CGVector(dx: speed.x, dy: speed.y)
    case .animation, .pause: break
    }
    clock.add(self)
  }

  /// Where a view with a speed, in points a second, comes to rest.
  static func rest(from place: CGPoint, velocity: CGPoint) -> CGPoint {
    CGPoint(x: place.x + velocity.x / slowing, y: place.y + velocity.y / slowing)
  }

  func animate(to end: CGPoint, _ transaction: Transaction) {
    animator.retarget(end.animatableData, transaction, at: clock.now)
  }

  /// Ends elsewhere, in the same time.
  func goesOn(to end: CGPoint) {
    switch way {
    case .animation: animator.shift(to: end.animatableData)
    case .glide(_, let velocity), .bounce(_, _, _, let velocity): way = .glide(to: end, velocity: velocity)
    case .pullBack, .pause: break
    }
  }

  /// All places are so much further on.
  private var shifted = CGPoint.zero
  func shift(by distance: CGPoint) {
    shifted = CGPoint(x: shifted.x + distance.x, y: shifted.y + distance.y)
  }

  func stop() { clock.remove(self) }

  /// Whether the user may go on with the movement.
  var isPause: Bool { if case .pause = way { true } else { false } }

  /// Where what is left of the user's movement comes to rest.
  var rest: CGPoint? {
    switch way {
    case .glide(let end, _), .bounce(let end, _, _, _): CGPoint(x: end.x + shifted.x, y: end.y + shifted.y)
    case .animation, .pullBack, .pause: nil
    }
  }

  /// Points a second.
  private(set) var velocity = CGVector.zero

  override func tick(_ time: Double) -> Bool {
    guard let node, !node.isDead, let algorithm = node.algorithm as? ScrollAlgorithm,
      algorithm.course === self
    else { return false }
    let before = (time: lastTime ?? start.time, place: algorithm.offset)
    lastTime = time
    let goesOn = move(to: time, node, algorithm)
    if time > before.time {
      let seconds = time - before.time
      velocity = CGVector(
        dx: (algorithm.offset.x - before.place.x) / seconds,
        dy: (algorithm.offset.y - before.place.y) / seconds)
    }
    if !goesOn { algorithm.courseEnded(isPause ? .pause(until: time) : way, node) }
    return goesOn
  }
  private var lastTime: Double?

  private func move(to time: Double, _ node: ContainerNode, _ algorithm: ScrollAlgorithm) -> Bool {
    let passed = max(time - start.time, 0)
    switch way {
    case .animation:
      var place = CGPoint.zero
      place.animatableData = animator.value(at: time)
      algorithm.scroll(to: CGPoint(x: place.x + shifted.x, y: place.y + shifted.y), node)
      node.graph.aims(node)
      return animator.isMoving
    case .glide(let end, let velocity):
      let (x, isXThere) = Self.glide(start.place.x, end.x, velocity.x, passed)
      let (y, isYThere) = Self.glide(start.place.y, end.y, velocity.y, passed)
      algorithm.scroll(to: CGPoint(x: x + shifted.x, y: y + shifted.y), node)
      return !(isXThere && isYThere)
    case .bounce(let end, var x, var y, let velocity):
      let (limit, reach) = (algorithm.limit(node), Self.reach(node))
      let across =
        x?.place(after: passed, shift: shifted.x, limit: limit.x, reach: reach.x)
        ?? Self.glide(start.place.x, end.x, velocity.x, passed, shifted.x)
      let along =
        y?.place(after: passed, shift: shifted.y, limit: limit.y, reach: reach.y)
        ?? Self.glide(start.place.y, end.y, velocity.y, passed, shifted.y)
      way = .bounce(to: end, x: x, y: y, velocity: velocity)
      algorithm.scroll(
        to: CGPoint(x: across.offset, y: along.offset), beyond: CGPoint(x: across.pull, y: along.pull), node)
      return !(across.isThere && along.isThere)
    case .pullBack(let velocity):
      let end = algorithm.restingPull
      let x = ScrollBounce.left(start.pull.x - end.x, velocity.x, after: passed)
      let y = ScrollBounce.left(start.pull.y - end.y, velocity.y, after: passed)
      algorithm.scroll(
        to: algorithm.offset, beyond: CGPoint(x: end.x + (x ?? 0), y: end.y + (y ?? 0)), node)
      return x != nil || y != nil
    case .pause(let end): return time < end
    }
  }

  /// Points that content shows pulled at most after a throw.
  private static func reach(_ node: ContainerNode) -> CGPoint {
    CGPoint(x: node.size.width / 4, y: node.size.height / 4)
  }

  private static func glide(
    _ start: CGFloat, _ end: CGFloat, _ velocity: CGFloat, _ seconds: Double, _ shift: CGFloat
  ) -> (offset: CGFloat, pull: CGFloat, isThere: Bool) {
    let (place, isThere) = glide(start, end, velocity, seconds)
    return (place + shift, 0, isThere)
  }

  /// Where a view is after some seconds that slows down to stand at an end: at first as fast as it was,
  /// if that goes there.
  private static func glide(
    _ start: CGFloat, _ end: CGFloat, _ velocity: CGFloat, _ seconds: Double
  ) -> (place: CGFloat, isThere: Bool) {
    let distance = end - start
    guard distance != 0 else { return (end, true) }
    let own = velocity / distance
    let rate = own > 0 ? own.clamped(to: slowing...fastest) : usual
    let left = distance * exp(-rate * seconds)
    return abs(left) < 0.5 ? (end, true) : (end - left, false)
  }

  /// Shares of the distance a second: the largest, and that of a view that stood still.
  private static let fastest = 12.0
  private static let usual = 8.0
}
