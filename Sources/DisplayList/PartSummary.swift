import Geometry

/// What whoever holds a part of a picture knows of it without looking inside.
struct PartSummary {
  /// Fragments inside one another.
  var depth: Int32 = 0
  /// The slots that are read inside.
  var slots = SlotSpan.none
  /// Whether slots may put something inside beyond the bounds that the part has with slots at rest.
  var isMoving = false
  /// Whether something inside is drawn by what lies below it.
  var looksBelow = false

  @inline(__always)
  mutating func formUnion(_ other: PartSummary) {
    depth = max(depth, other.depth)
    slots.formUnion(other.slots)
    isMoving = isMoving || other.isMoving
    looksBelow = looksBelow || other.looksBelow
  }

  var isPlain: Bool { !isMoving && !looksBelow && slots.isEmpty }

  /// Adds that of a child.
  @inline(__always)
  mutating func add(_ child: Placed) {
    if child.slot == nil, child.fragment.isPlain {
      depth = max(depth, child.fragment.depth)
    } else {
      formUnion(child.summary)
    }
  }

  /// Without what moves: of parts that are cut off at bounds of their own.
  fileprivate var held: PartSummary {
    var held = self
    held.isMoving = false
    return held
  }

  /// Of a fragment that fills something else.
  fileprivate static func paint(_ fragment: Fragment?) -> PartSummary {
    guard let fragment else { return PartSummary() }
    var summary = fragment.summary.held
    summary.looksBelow = false
    return summary
  }
}

extension Placed {
  @inline(__always)
  var summary: PartSummary {
    var summary = fragment.summary
    if let slot {
      summary.slots.formUnion(SlotSpan(slot))
      summary.isMoving = true
    }
    return summary
  }
}

extension PartSummary {
  /// Adds that of an item; most have nothing inside.
  @inline(__always)
  mutating func add(_ item: Item) {
    switch item {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      if paint.fragment != nil { formUnion(item.summary) }
    case .image, .children, .group, .native: formUnion(item.summary)
    }
  }
}

extension Item {
  var summary: PartSummary {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      return .paint(paint.fragment)
    case .image(let image): return .paint(image.content.fragment)
    case .children(let tree): return tree.summary
    case .native(let element, let content):
      var summary = content.summary
      if case .scroll(_, _, let offset) = element.kind { summary.slots.formUnion(SlotSpan(offset)) }
      return summary
    case .group(let effect, let content): return Self.summary(effect, content)
    }
  }

  private static func summary(_ effect: Effect, _ content: Placed) -> PartSummary {
    let inner = content.summary
    switch effect {
    case .opacity(.slot(let slot)):
      var summary = inner
      summary.slots.formUnion(SlotSpan(slot))
      return summary
    case .transform(.slot(let slot)):
      var summary = inner
      summary.slots.formUnion(SlotSpan(slot))
      summary.isMoving = !content.fragment.isEmpty
      return summary
    case .clip: return inner.held
    case .mask(let mask):
      let shape = mask.summary
      var summary = inner
      summary.formUnion(shape)
      // Where one of both stays, nothing shows beyond it.
      summary.isMoving = inner.isMoving && shape.isMoving
      return summary
    case .backdrop:
      var summary = inner
      summary.looksBelow = true
      return summary
    case .opacity, .transform, .blend, .isolate, .blur, .shadow, .colorMatrix: return inner
    }
  }
}
