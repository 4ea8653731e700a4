import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Looks for the view at a point in the picture: goes through all that is painted, last to first, and knows nothing of
/// how the engine looks.
@MainActor
struct HitSearch {
  /// What one leaf paints.
  private struct Painted {
    let leaf: LeafNode
    let transform: ContentTransform
    /// Around what it paints, in its coordinates.
    let bounds: CGRect
    /// The shapes outside of which nothing of it shows, with what maps them to the picture.
    let clips: [(path: Path, eoFill: Bool, transform: ContentTransform)]
    /// Whether a mask shows through it: where it does, the picture does not say.
    let isMasked: Bool
  }

  private var painted: [Painted] = []
  private let leaves: [UInt64: LeafNode]
  private let slots: Picture

  init(_ placed: Placed, slots: [SlotValue], places: [ElementPlace]) {
    var leaves: [UInt64: LeafNode] = [:]
    for place in places { if let leaf = place.node as? LeafNode { leaves[leaf.id] = leaf } }
    self.leaves = leaves
    self.slots = Picture(size: .zero, root: Placed(.empty), slots: slots)
    add(placed, .identity, [], false)
  }

  private mutating func add(
    _ placed: Placed, _ outer: ContentTransform,
    _ clips: [(path: Path, eoFill: Bool, transform: ContentTransform)], _ isMasked: Bool
  ) {
    let shift = slots.offset(of: placed.slot)
    let transform = ContentTransform.translation(
      CGPoint(x: placed.origin.x + shift.x, y: placed.origin.y + shift.y)
    ).followed(by: outer)
    let fragment = placed.fragment
    if let leaf = leaves[fragment.id] {
      // What a leaf does inside of its own picture does not change where it is hit.
      if !fragment.isEmpty {
        painted.append(
          Painted(
            leaf: leaf, transform: transform, bounds: fragment.bounds, clips: clips, isMasked: isMasked))
      }
      return
    }
    for item in fragment.items {
      switch item {
      case .fill, .stroke, .glyphs, .image: break
      case .children(let tree): tree.forEach { add($0, transform, clips, isMasked) }
      case .native(_, let content): add(content, transform, clips, isMasked)
      case .group(let effect, let content):
        switch effect {
        case .transform(let value):
          add(content, ContentTransform(slots.transform(value)).followed(by: transform), clips, isMasked)
        case .clip(let path, let style):
          // Nothing shows in a clip of no size.
          if path.boundingRect.width == 0 || path.boundingRect.height == 0 { break }
          add(content, transform, clips + [(path, style.isEOFilled, transform)], isMasked)
        case .mask: add(content, transform, clips, true)
        default: add(content, transform, clips, isMasked)
        }
      }
    }
  }

  /// What the engine's hit at a point should not be; nil where both agree.
  func difference(from hit: ElementNode?, at point: CGPoint) -> String? {
    // Views that paint nothing, and shapes of modifiers, are hit without being in the picture.
    if let hit, !(hit is LeafNode) || Self.isFar(hit) || !painted.contains(where: { $0.leaf === hit }) {
      return nil
    }
    for part in painted.reversed() {
      switch shows(part, at: point) {
      case .no: continue
      case .unknown: return nil
      case .yes:
        if part.leaf === hit { return nil }
        return "\(hit.map(ElementChecks.name) ?? "nothing") is hit at \(point), "
          + "the picture shows \(ElementChecks.name(part.leaf)) in front"
      }
    }
    return hit.map { "\(ElementChecks.name($0)) is hit at \(point), where the picture does not show it" }
  }

  /// Whether something around stands or reaches so far away that places are held, and rounded.
  private static func isFar(_ element: ElementNode) -> Bool {
    var node: ElementNode? = element
    while let current = node {
      let origin = current.layoutParent?.origin(of: current) ?? .zero
      let reach = max(abs(origin.x), abs(origin.y), current.size.width, current.size.height)
      if reach > 1e9 { return true }
      node = current.layoutParent
    }
    return false
  }

  private enum Answer { case yes, no, unknown }

  private func shows(_ part: Painted, at point: CGPoint) -> Answer {
    guard let local = part.transform.revert(point) else { return .no }
    // At an edge, rounding decides.
    let around = [(0.0, 0.0), (0.02, 0.02), (-0.02, -0.02), (0.02, -0.02), (-0.02, 0.02)]
    let answers = around.map { part.leaf.isHit(at: CGPoint(x: local.x + $0.0, y: local.y + $0.1)) }
    if answers.contains(true), answers.contains(false) { return .unknown }
    guard answers[0] else { return .no }
    if Self.isFar(part.leaf) { return .unknown }
    for clip in part.clips {
      guard let inside = clip.transform.revert(point) else { return .no }
      // Where the coordinates of paths end, the clip does too.
      if max(abs(inside.x), abs(inside.y)) > 16_777_000 { return .unknown }
      let answers = around.map {
        clip.path.contains(CGPoint(x: inside.x + $0.0, y: inside.y + $0.1), eoFill: clip.eoFill)
      }
      if answers.contains(true), answers.contains(false) { return .unknown }
      if !answers[0] { return .no }
    }
    let isPainted = part.bounds.contains(local)
    var node: ElementNode? = part.leaf
    while let current = node {
      // Beyond the frames of many children, only what they paint is found.
      if !isPainted, current.layoutParent is ContainerNode,
        let at = current.convert(point, from: nil, presented: true), !current.bounds.containsOrTouches(at)
      {
        return .unknown
      }
      if let unary = current as? UnaryNode, let at = unary.convert(point, from: nil, presented: true) {
        switch unary.hitRegion(at: at) {
        case .nothing: return .no
        // The modifier's own shape is in front of what is inside.
        case .itself: return .unknown
        case .content, .whole: break
        }
      }
      node = current.layoutParent
    }
    return part.isMasked ? .unknown : .yes
  }
}
