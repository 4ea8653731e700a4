import Foundation
import Geometry

/// A finger that moves what a scroll view shows.
///
/// It begins once the finger has gone some points along an axis of the view, and takes the place of a press: what is
/// pressed inside is let go of. A finger that stops a view which goes on by itself presses nothing.
@MainActor
final class ScrollPan: GestureRecognizer {
  private(set) var progress = GestureProgress.possible
  let isPartlyDone = false
  let deadline: Double? = nil
  let yieldsToDragging = false
  let isDragging = true
  let decidesFirst = true

  private var view: NodeHandle?
  private var finger: (pointer: Int, start: CGPoint, last: CGPoint)?
  private var track = VelocityTrack<CGPoint.AnimatableData>()
  /// What the view has not been told yet.
  private var news: [News] = []
  /// Whether the view has been told that the finger moves it.
  private var hasBegun = false
  private var inbox: GraphInbox?

  private enum News {
    case touch
    case begin
    case move(CGSize)
    case end(velocity: CGPoint)
    case release
  }

  /// Points that a finger may move without scrolling.
  private static let slop: CGFloat = 10

  func receive(_ event: GestureEvent) {
    guard !progress.isOver, let (node, scroll) = event.scrollView else { return }
    let place = event.event.location
    guard let finger else {
      guard event.phase == .down, event.event.device == .touch else { return progress = .failed }
      self.finger = (event.event.pointer, place, place)
      (view, inbox) = (node.handle(in: node.graph.nodes), node.graph.inbox)
      track.add(place.animatableData, at: event.time)
      if scroll.phase == .decelerating || scroll.phase == .animating {
        progress = .recognized
        news.append(.begin)
      } else {
        news.append(.touch)
      }
      return
    }
    guard event.event.pointer == finger.pointer else { return }
    switch event.phase {
    case .down, .left: break
    case .moved:
      track.add(place.animatableData, at: event.time)
      if progress == .possible {
        let moved = CGSize(width: place.x - finger.start.x, height: place.y - finger.start.y)
        guard max(abs(moved.width), abs(moved.height)) >= Self.slop else { return }
        let axis = abs(moved.width) > abs(moved.height) ? Axis.horizontal : .vertical
        guard scroll.canBePulled(axis, node),
          axis == .horizontal || !scroll.leavesDrag(by: moved.height, node)
        else { return cancel() }
        progress = .recognized
        news.append(.begin)
      }
      news.append(.move(CGSize(width: place.x - finger.last.x, height: place.y - finger.last.y)))
      self.finger?.last = place
    case .up:
      guard progress == .recognized else { return cancel() }
      var speed = CGPoint.zero
      if let velocity = track.velocity(at: event.time) { speed.animatableData = velocity }
      news.append(.end(velocity: speed))
      progress = .ended
    case .cancelled: cancel()
    }
  }

  func timePassed(_ time: Double) {}

  func deliver() {
    guard let node = view.flatMap({ inbox?.graph?.nodes.element($0) }) as? ContainerNode,
      let scroll = node.algorithm as? ScrollAlgorithm
    else { return }
    let news = news
    self.news.removeAll()
    for piece in news {
      switch piece {
      case .touch: scroll.fingerTouches(node)
      case .release: scroll.fingerLeaves(node)
      case .begin:
        hasBegun = true
        scroll.fingerBegins(node)
      case .move(let distance): scroll.fingerMoves(by: distance, node)
      case .end(let velocity): scroll.fingerEnds(velocity: velocity, node)
      }
    }
  }

  func cancel() {
    guard !progress.isOver else { return }
    if hasBegun {
      news.append(.end(velocity: .zero))
    } else if finger != nil {
      // Another has won in the same moment: the view has not moved.
      news = news.filter { if case .touch = $0 { true } else { false } } + [.release]
    }
    progress = .failed
  }
}

extension ScrollAlgorithm {
  /// Whether a finger can move the view along an axis.
  func canBePulled(_ axis: Axis, _ node: ContainerNode) -> Bool {
    guard scrolls(axis) else { return false }
    let limit = limit(node)
    return axis == .horizontal
      ? limit.x > 0 || traits.bouncesAlways.horizontal : limit.y > 0 || traits.bouncesAlways.vertical
  }

  /// Whether a drag up or down is for what is around, which moves as a whole.
  fileprivate func leavesDrag(by distance: CGFloat, _ node: ContainerNode) -> Bool {
    guard let taker = EnvironmentValues(scope: node.environment).scrollDragTaker else { return false }
    // A pull at the top is for the refresh, where there is one.
    let isAtTop = offset.y <= 0 && !refreshes(node)
    return taker.takesDrag(towards: distance < 0 ? .top : .bottom, isAtTop: isAtTop)
  }

  fileprivate func fingerTouches(_ node: ContainerNode) {
    if phase == .idle { enter(.tracking, node) }
  }

  fileprivate func fingerLeaves(_ node: ContainerNode) {
    if phase == .tracking { enter(.idle, node) }
  }

  fileprivate func fingerBegins(_ node: ContainerNode) {
    userBegins(.interacting, node)
    fingerVelocity = .zero
  }

  fileprivate func fingerMoves(by distance: CGSize, _ node: ContainerNode) {
    guard phase == .interacting else { return }
    isPositionedByUser = true
    let limit = limit(node)
    let x = fingerMoves(
      offset.x, overscroll.x, by: node.isRightToLeft ? -distance.width : distance.width, limit.x,
      node.size.width,
      .horizontal, node)
    let y = fingerMoves(
      offset.y, overscroll.y, by: distance.height, limit.y, node.size.height, .vertical, node)
    scroll(to: CGPoint(x: x.offset, y: y.offset), beyond: CGPoint(x: x.pull, y: y.pull), node)
    refreshIfPulled(node)
  }

  /// Beyond the ends the content goes the less with the finger the further it has been pulled.
  private func fingerMoves(
    _ offset: CGFloat, _ pull: CGFloat, by distance: CGFloat, _ limit: CGFloat, _ seen: CGFloat, _ axis: Axis,
    _ node: ContainerNode
  ) -> (offset: CGFloat, pull: CGFloat) {
    guard canBePulled(axis, node), seen > 0 else { return (offset, 0) }
    let shown = min(abs(pull) / seen, 0.99)
    let pulled = seen / Self.stiffness * (1 / (1 - shown) - 1)
    let place = offset + (pull < 0 ? -pulled : pulled) - distance
    let held = place.clamped(to: 0...limit)
    let beyond = abs(place - held)
    let shows = (1 - 1 / (beyond * Self.stiffness / seen + 1)) * seen
    return (held, place < held ? -shows : shows)
  }
  private static let stiffness: CGFloat = 0.55

  /// How fast pulled content goes while a finger goes with a speed.
  func pulledVelocity(_ velocity: CGPoint, _ node: ContainerNode) -> CGPoint {
    func share(_ pull: CGFloat, _ seen: CGFloat) -> CGFloat {
      guard pull != 0, seen > 0 else { return 0 }
      let left = 1 - min(abs(pull) / seen, 0.99)
      return left * left * Self.stiffness
    }
    return CGPoint(
      x: velocity.x * share(overscroll.x, node.size.width),
      y: velocity.y * share(overscroll.y, node.size.height))
  }

  fileprivate func fingerEnds(velocity: CGPoint, _ node: ContainerNode) {
    fingerVelocity = nil
    userEnds(
      velocity: CGPoint(x: node.isRightToLeft ? velocity.x : -velocity.x, y: -velocity.y), node)
  }
}

extension GestureEvent {
  /// The scroll view that the gesture is attached to.
  var scrollView: (ContainerNode, ScrollAlgorithm)? {
    guard let node = (element as? UnaryNode)?.child as? ContainerNode,
      let algorithm = node.algorithm as? ScrollAlgorithm
    else { return nil }
    return (node, algorithm)
  }
}
