import Foundation
import Geometry
import LayoutEngine

extension ScrollAlgorithm {
  /// Seconds without a movement after which a wheel, or a host that scrolls by itself, has done.
  private static let pause = 0.1

  /// The user is at it: what the program was about comes to nothing.
  func userBegins(_ phase: ScrollPhase, _ node: ContainerNode) {
    beginning = beginning.map { nextBeginning($0, node) } ?? target(at: offset, node)
    course?.stop()
    course = nil
    aim = nil
    enter(phase, node)
  }

  /// From where a movement counts that catches the view on its way: from where it comes, or where it goes, whichever is nearer.
  private func nextBeginning(_ beginning: ScrollTarget, _ node: ContainerNode) -> ScrollTarget {
    guard let rest = course?.rest else { return beginning }
    let (here, end) = (target(at: offset, node), target(at: rest, node))
    func distance(_ other: ScrollTarget) -> CGFloat {
      hypot(other.rect.minX - here.rect.minX, other.rect.minY - here.rect.minY)
    }
    return distance(end) < distance(beginning) ? end : beginning
  }

  /// The user has brought the view to an offset, by a movement of which the end is not told.
  func userScrolls(to offset: CGPoint, _ node: ContainerNode) {
    guard held(offset, node) != self.offset else { return }
    userBegins(.interacting, node)
    isPositionedByUser = true
    scroll(to: offset, node)
    // Where nobody follows the view, and it shows nothing meanwhile, nothing comes of the end.
    let isFollowed = showsIndicators || node.scrollAttachments.contains { $0.attachment.followsMovement }
    guard isFollowed else { return enterIdle(node) }
    course = ScrollCourse(node, .pause(until: node.graph.clock.now + Self.pause))
  }

  /// The user lets go of the view while it goes with a speed, in points a second.
  func userEnds(velocity: CGPoint, _ node: ContainerNode) {
    course?.stop()
    course = nil
    let velocity = CGPoint(
      x: scrolls(.horizontal) && velocity.x.isFinite ? velocity.x : 0,
      y: scrolls(.vertical) && velocity.y.isFinite ? velocity.y : 0)
    if overscroll != .zero {
      course = ScrollCourse(node, .pullBack(velocity: pulledVelocity(velocity, node)))
      enter(.decelerating, node)
      return
    }
    let rest = ScrollCourse.rest(from: offset, velocity: velocity)
    let asked = behavedEnd(rest, velocity, node)
    let end = held(asked, node)
    // What the program does not stop before an end goes beyond it, and comes back.
    let goesBeyond = (
      x: asked.x == rest.x && rest.x != end.x && velocity.x != 0 && canBePulled(.horizontal, node),
      y: asked.y == rest.y && rest.y != end.y && velocity.y != 0 && canBePulled(.vertical, node)
    )
    if goesBeyond.x || goesBeyond.y {
      let x = goesBeyond.x ? ScrollBounce(start: offset.x, velocity: velocity.x) : nil
      let y = goesBeyond.y ? ScrollBounce(start: offset.y, velocity: velocity.y) : nil
      course = ScrollCourse(node, .bounce(to: end, x: x, y: y, velocity: velocity))
      enter(.decelerating, node)
      return
    }
    guard abs(end.x - offset.x) > 1e-6 || abs(end.y - offset.y) > 1e-6 else { return enterIdle(node) }
    course = ScrollCourse(node, .glide(to: end, velocity: velocity))
    enter(.decelerating, node)
  }

  private func enterIdle(_ node: ContainerNode) {
    beginning = nil
    enter(.idle, node)
  }

  /// What has moved the view by itself has come to its end.
  func courseEnded(_ way: ScrollCourse.Way, _ node: ContainerNode) {
    course = nil
    switch way {
    case .pause: userEnds(velocity: .zero, node)
    case .glide, .bounce, .pullBack: enterIdle(node)
    case .animation:
      enterIdle(node)
      node.graph.aims(node)
    }
  }

  /// Points a second; nil while it stands still.
  var velocity: CGVector? {
    if let fingerVelocity { return fingerVelocity }
    guard let course, !course.isPause else { return nil }
    return course.velocity
  }

  // MARK: Where it ends

  /// What the view shows with an offset.
  private func target(at offset: CGPoint, _ node: ContainerNode) -> ScrollTarget {
    ScrollTarget(rect: seenRect(at: offset, node))
  }

  /// Where the program lets the view come to rest that would by itself at an offset.
  private func behavedEnd(_ rest: CGPoint, _ velocity: CGPoint, _ node: ContainerNode) -> CGPoint {
    guard let behavior = node.scrollAttachments.lazy.compactMap({ $0.attachment.targetBehavior }).first else {
      return rest
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: beginning ?? target(at: offset, node),
      velocity: CGVector(dx: velocity.x, dy: velocity.y),
      contentSize: node.children.first?.size ?? .zero, containerSize: seenRect(node).size,
      axes: configuration.axes,
      environment: EnvironmentValues(scope: node.environment), targets: targetFrames(node, around: rest))
    var target = target(at: rest, node)
    behavior.updateTarget(&target, context: context)
    let (anchor, frame) = (target.anchor ?? .topLeading, target.rect)
    return finite(
      CGPoint(
        x: frame.minX + (frame.width - seenRect(node).width) * anchor.x,
        y: offset(frame.minY, frame.height, at: anchor.y, node)), or: rest)
  }

  /// The view has another size: what the program has put it at stays in sight, else its behavior says where it comes to rest.
  func followSize(_ node: ContainerNode) {
    guard !node.isDead, aim == nil, phase == .idle else { return }
    let attachments = node.scrollAttachments.map(\.attachment)
    if case .view(let identity, let anchor)? = attachments.lazy.compactMap(\.keptPlace).first {
      let wasPositioned = isPositionedByUser
      go(to: .view(identity, anchor: wasPositioned ? nil : anchor), Transaction(), node)
      isPositionedByUser = wasPositioned
    } else if attachments.contains(where: { $0.targetBehavior != nil }) {
      scroll(to: behavedEnd(offset, .zero, node), node)
    }
  }

  private func finite(_ point: CGPoint, or other: CGPoint) -> CGPoint {
    CGPoint(x: point.x.isFinite ? point.x : other.x, y: point.y.isFinite ? point.y : other.y)
  }
}
