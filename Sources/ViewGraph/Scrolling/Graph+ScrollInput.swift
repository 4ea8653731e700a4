import Foundation
import Geometry

extension Graph {
  /// Scrolls by so many points what lies at a point of the window, as a wheel does: along each axis the inmost scroll
  /// view that can go on in that direction. Answers whether there is one.
  @discardableResult
  package func scroll(by distance: CGSize, at point: CGPoint) -> Bool {
    guard distance.width.isFinite, distance.height.isFinite, point.x.isFinite, point.y.isFinite else {
      return false
    }
    return enter {
      let views = scrollViews(at: point)
      let goesAcross = distance.width != 0 && scroll(views, by: CGSize(width: distance.width, height: 0))
      let goesAlong = distance.height != 0 && scroll(views, by: CGSize(width: 0, height: distance.height))
      return goesAcross || goesAlong
    }
  }

  private func scroll(_ views: [ContainerNode], by distance: CGSize) -> Bool {
    for node in views where !node.isDead {
      guard let algorithm = node.algorithm as? ScrollAlgorithm else { continue }
      if algorithm.userScrolls(by: distance, node) { return true }
    }
    return false
  }

  /// The scroll views at a point of the window, from the inside out.
  private func scrollViews(at point: CGPoint) -> [ContainerNode] {
    var found: [ContainerNode] = []
    var node = HitTestPass.hit(scrollingAt: point, in: self)?.element
    while let current = node {
      if let container = current as? ContainerNode, container.algorithm is ScrollAlgorithm {
        found.append(container)
      }
      node = current.layoutParent
    }
    return found
  }

  /// Scrolls by a key that nothing else has used: the scroll view around the view with the focus, or
  /// else the first one.
  func scroll(by event: KeyEvent) -> Bool {
    guard event.phase != .up, event.modifiers.isDisjoint(with: [.control, .option]),
      let root = root?.element, !EnvironmentValues(scope: rootScope).hostScrolls
    else { return false }
    var views: [ContainerNode] = []
    var node = focus.focusedElement
    while let current = node {
      if let container = current as? ContainerNode, container.algorithm is ScrollAlgorithm {
        views.append(container)
      }
      node = current.layoutParent
    }
    if views.isEmpty, let (first, _) = root.firstScrollView(where: { $1.isScrollable($0) }) {
      views = [first]
    }
    for node in views {
      if let algorithm = node.algorithm as? ScrollAlgorithm, algorithm.userPresses(event, node) {
        return true
      }
    }
    return false
  }

  /// Whether a scroll view shows what lies beyond an edge when it is asked to by assistive technology,
  /// and does so.
  func scroll(_ handle: NodeHandle, towards edge: Edge) -> Bool {
    enter {
      guard let node = nodes.element(handle) as? ContainerNode,
        let algorithm = node.algorithm as? ScrollAlgorithm
      else { return false }
      return algorithm.userScrolls(byPageTo: edge, node)
    }
  }
}

extension ScrollAlgorithm {
  /// Whether the user can scroll it, and there is anything to scroll to.
  func isScrollable(_ node: ContainerNode) -> Bool {
    let limit = limit(node)
    return traits.isEnabled && (limit.x > 0 || limit.y > 0)
  }

  /// Whether there is content beyond an edge: the leading one is the left one in either direction of reading.
  func isScrollable(to edge: Edge, _ node: ContainerNode) -> Bool {
    guard traits.isEnabled else { return false }
    let limit = limit(node)
    switch edge {
    case .top: return offset.y > 0
    case .bottom: return offset.y < limit.y
    case .leading: return node.isRightToLeft ? offset.x < limit.x : offset.x > 0
    case .trailing: return node.isRightToLeft ? offset.x > 0 : offset.x < limit.x
    }
  }

  /// Points to the right and down; answers whether it has moved.
  func userScrolls(by distance: CGSize, _ node: ContainerNode) -> Bool {
    guard traits.isEnabled else { return false }
    let wanted = CGPoint(
      x: offset.x + (node.isRightToLeft ? -distance.width : distance.width), y: offset.y + distance.height)
    let end = held(wanted, node)
    guard end != offset else { return false }
    userScrolls(to: end, node)
    if end != wanted { goesOn(to: .point(x: wanted.x, y: wanted.y), node) }
    return true
  }

  /// The user has come to an end that may turn out to be elsewhere, as rows are made there.
  private func goesOn(to destination: ScrollDestination, _ node: ContainerNode) {
    aim = ScrollAim(destination: destination, units: (nil, nil))
    node.graph.aims(node)
  }

  func userScrolls(byPageTo edge: Edge, _ node: ContainerNode) -> Bool {
    let seen = seenRect(node).size
    switch edge {
    case .top: return userScrolls(by: CGSize(width: 0, height: -page(seen.height)), node)
    case .bottom: return userScrolls(by: CGSize(width: 0, height: page(seen.height)), node)
    case .leading: return userScrolls(by: CGSize(width: -page(seen.width), height: 0), node)
    case .trailing: return userScrolls(by: CGSize(width: page(seen.width), height: 0), node)
    }
  }

  /// A part of what was seen stays in sight.
  private func page(_ seen: CGFloat) -> CGFloat { max(seen - Self.line, seen / 2) }
  /// Points of an arrow key.
  private static let line: CGFloat = 40

  fileprivate func userPresses(_ event: KeyEvent, _ node: ContainerNode) -> Bool {
    let isPaged = event.modifiers.contains(.command)
    func toEnd(_ edge: Edge) -> Bool {
      let limit = limit(node)
      let distance =
        switch edge {
        case .top: CGSize(width: 0, height: -limit.y)
        case .bottom: CGSize(width: 0, height: limit.y)
        case .leading: CGSize(width: -limit.x, height: 0)
        case .trailing: CGSize(width: limit.x, height: 0)
        }
      guard userScrolls(by: distance, node) else { return false }
      // Keys name the sides of the screen.
      goesOn(to: .edge(node.isRightToLeft ? edge.mirrored : edge), node)
      return true
    }
    switch event.key {
    case .upArrow: return isPaged ? toEnd(.top) : userScrolls(by: CGSize(width: 0, height: -Self.line), node)
    case .downArrow:
      return isPaged ? toEnd(.bottom) : userScrolls(by: CGSize(width: 0, height: Self.line), node)
    case .leftArrow:
      return isPaged ? toEnd(.leading) : userScrolls(by: CGSize(width: -Self.line, height: 0), node)
    case .rightArrow:
      return isPaged ? toEnd(.trailing) : userScrolls(by: CGSize(width: Self.line, height: 0), node)
    case _ where isPaged: return false
    case .home: return toEnd(.top)
    case .end: return toEnd(.bottom)
    case .pageUp: return userScrolls(byPageTo: .top, node)
    case .pageDown: return userScrolls(byPageTo: .bottom, node)
    case .space: return userScrolls(byPageTo: event.modifiers.contains(.shift) ? .top : .bottom, node)
    default: return false
    }
  }
}
