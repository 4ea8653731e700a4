import Foundation
import Geometry
import LayoutEngine

/// A destination of a scroll view, and which points of the target and of what is seen are to meet.
///
/// The points are settled when it sets out, so that what turns out on the way, as rows are made, changes where they
/// meet and not which they are.
struct ScrollAim {
  let destination: ScrollDestination
  /// Fractions of the target's and the view's lengths; nil for an axis that stays.
  let units: (x: CGFloat?, y: CGFloat?)
}

extension ScrollAlgorithm {
  /// The program sends the scroll view somewhere. What it does not have changes nothing.
  func go(to destination: ScrollDestination, _ transaction: Transaction, _ node: ContainerNode) {
    var destination = destination
    if case .view(let identity, nil) = destination {
      destination = .view(identity, anchor: transaction.scrollTargetAnchor)
    }
    guard let aim = aim(for: destination, node), let end = offset(for: aim, node) else { return }
    isPositionedByUser = false
    beginning = nil
    course?.stop()
    course = nil
    self.aim = aim
    if transaction.animation != nil, end != offset {
      let course = ScrollCourse(node, .animation(from: offset))
      self.course = course
      course.animate(to: end, transaction)
      enter(.animating, node)
    } else {
      enter(.idle, node)
    }
    node.graph.aims(node)
  }

  /// Sends the view on to where its destination is now. Answers whether it stands there, or is on its way.
  func followAim(_ node: ContainerNode) -> Bool {
    guard let aim else { return true }
    guard let end = offset(for: aim, node) else {
      self.aim = nil
      return true
    }
    if let course, !course.isPause {
      course.goesOn(to: end)
      return true
    }
    guard abs(end.x - offset.x) > 1e-6 || abs(end.y - offset.y) > 1e-6 else {
      self.aim = nil
      return true
    }
    scroll(to: end, node)
    return false
  }

  private func aim(for destination: ScrollDestination, _ node: ContainerNode) -> ScrollAim? {
    guard case .view(let identity, let anchor) = destination else {
      return ScrollAim(destination: destination, units: (nil, nil))
    }
    guard let frame = targetFrame(identity, node) else { return nil }
    if let anchor { return ScrollAim(destination: destination, units: (held(anchor.x), held(anchor.y))) }
    let seen = seenRect(node)
    func unit(_ start: CGFloat, _ end: CGFloat, _ seenStart: CGFloat, _ seenEnd: CGFloat) -> CGFloat? {
      let (first, last) = (min(start, end - (seenEnd - seenStart)), max(start, end - (seenEnd - seenStart)))
      if seenStart < first - 1e-9 { return first == start ? 0 : 1 }
      if seenStart > last + 1e-9 { return last == start ? 0 : 1 }
      return nil
    }
    return ScrollAim(
      destination: destination,
      units: (
        unit(frame.minX, frame.maxX, seen.minX, seen.maxX), unit(frame.minY, frame.maxY, seen.minY, seen.maxY)
      ))
  }

  /// Whether a part of a view that is gone to is seen.
  func isSeen(_ destination: ScrollDestination, _ node: ContainerNode) -> Bool {
    guard case .view(let identity, _) = destination, let frame = targetFrame(identity, node) else {
      return false
    }
    return frame.overlaps(seenRect(node))
  }

  private func held(_ unit: CGFloat) -> CGFloat { unit.isFinite ? unit : 0 }

  /// The part of the content that is seen within the insets, counted from where it begins.
  func seenRect(_ node: ContainerNode) -> CGRect { seenRect(at: offset, node) }

  /// The part that is seen with an offset.
  func seenRect(at offset: CGPoint, _ node: ContainerNode) -> CGRect {
    let collapsed = collapsed(at: offset.y)
    return CGRect(
      x: offset.x, y: offset.y - collapsed, width: max(node.size.width - insets.horizontal, 0),
      height: max(node.size.height - insets.vertical, 0) + collapsed)
  }

  /// The offset with which a length of the content and what is seen meet at a point, each at a share of its own length.
  func offset(_ start: CGFloat, _ length: CGFloat, at unit: CGFloat, _ node: ContainerNode) -> CGFloat {
    // Without what is gone of the bar above: `end - gone` is where what is seen begins, `seen + gone` is its length.
    let end = start + (length - max(node.size.height - insets.vertical, 0)) * unit
    let gone = collapsed(at: .greatestFiniteMagnitude)
    let collapsedEnd = end + gone * (1 - unit)
    if gone == 0 || collapsedEnd > gone { return collapsedEnd }
    return unit > 0 ? min(end / unit, gone) : min(end, 0)
  }

  /// A frame in the content, counted from where that begins along each axis.
  func targetFrame(_ identity: AnyHashable, _ node: ContainerNode) -> CGRect? {
    guard let child = node.children.first,
      let frame = child.findScrollTarget(identity, isInside: true)?.frame(in: child)
    else { return nil }
    return fromStart(frame, node)
  }

  func fromStart(_ frame: CGRect, _ node: ContainerNode) -> CGRect {
    guard node.isRightToLeft, let child = node.children.first else { return frame }
    var frame = frame
    frame.origin.x = child.size.width - frame.maxX
    return frame
  }

  private func offset(for aim: ScrollAim, _ node: ContainerNode) -> CGPoint? {
    var end = offset
    let limit = limit(node)
    switch aim.destination {
    case .view(let identity, _):
      guard let frame = targetFrame(identity, node) else { return nil }
      let seen = seenRect(node)
      if let unit = aim.units.x { end.x = frame.minX + (frame.width - seen.width) * unit }
      if let unit = aim.units.y { end.y = offset(frame.minY, frame.height, at: unit, node) }
    case .edge(.top): end.y = 0
    case .edge(.bottom): end.y = limit.y
    case .edge(.leading): end.x = 0
    case .edge(.trailing): end.x = limit.x
    case .point(let x, let y):
      if let x, !x.isNaN { end.x = x }
      if let y, !y.isNaN { end.y = y }
    }
    return held(end, node)
  }
}

extension Edge {
  /// The point of content and of what is seen of it that meet at the edge; across, where content begins.
  var meetingPoint: UnitPoint {
    switch self {
    case .top, .leading: .topLeading
    case .bottom: .bottomLeading
    case .trailing: .topTrailing
    }
  }

  /// The edge on the other side, of those that depend on the direction of reading.
  var mirrored: Edge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top, .bottom: self
    }
  }
}

extension CGRect {
  /// Whether more than edges meet; what has no size overlaps what it lies within.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
