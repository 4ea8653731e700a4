import Foundation
import Geometry

/// A piece of a picture: immutable, shared between frames, compared by reference.
///
/// A fragment is drawn in its own coordinates; its parent places it (`Placed`). A view that did not change
/// gives the same fragment again, so that a host finds what changed by following the references that differ.
public final class Fragment: Sendable {
  /// The node that drew the fragment. The same node gives the same id in every frame.
  public let id: UInt64
  /// A rectangle around all that is drawn, in the fragment's own coordinates. Content whose place is a
  /// slot is counted at the slot's resting place, unless it is cut off: then where it is cut.
  public let bounds: CGRect
  /// What is drawn, first to last.
  public var items: [Item] { content }
  // Changes once, when nobody but `deinit` has the fragment.
  private nonisolated(unsafe) var content: [Item]
  /// The depth and three marks in one number: every fragment has them, and is no larger for it.
  private let marks: Int32
  private let slots: SlotSpan

  /// Fragments inside one another, this one included.
  public var depth: Int32 { marks >> 3 }
  /// Whether slots may put something inside beyond `bounds`.
  package var isMoving: Bool { marks & 1 != 0 }
  /// Whether something inside is drawn by what lies below it.
  var looksBelow: Bool { marks & 2 != 0 }
  /// Whether neither holds and no slot is read inside: the depth says all.
  var isPlain: Bool { marks & 4 != 0 }
  var summary: PartSummary {
    PartSummary(depth: depth, slots: slots, isMoving: isMoving, looksBelow: looksBelow)
  }

  /// A fragment whose bounds are known.
  ///
  /// - Parameters:
  ///   - id: The node that drew the fragment.
  ///   - bounds: A rectangle around all items, in the fragment's own coordinates; null for nothing.
  ///   - items: What is drawn, first to last.
  public init(id: UInt64, bounds: CGRect, items: [Item]) {
    self.id = id
    self.bounds = bounds
    content = items
    var summary = PartSummary()
    for item in items { summary.add(item) }
    marks =
      (summary.depth + 1) << 3 | (summary.isPlain ? 4 : 0) | (summary.looksBelow ? 2 : 0)
      | (summary.isMoving ? 1 : 0)
    slots = summary.slots
  }

  /// Released from the outside in by a list of what waits: a release that goes through a deep picture by itself
  /// needs a stack as deep.
  deinit {
    guard depth > Self.plainDepth else { return }
    var waiting = [content]
    content = []
    while let items = waiting.popLast() {
      var inner: [Fragment] = []
      for item in items { item.forEachFragment { if $0.depth > Self.plainDepth { inner.append($0) } } }
      Self.moveContents(of: &inner, into: &waiting, dropping: items)
    }
  }

  private static let plainDepth: Int32 = 128

  /// Takes the items of those fragments that nobody else has, once `items`, which had them, are gone.
  private static func moveContents(
    of fragments: inout [Fragment], into waiting: inout [[Item]], dropping items: consuming [Item]
  ) {
    _ = consume items
    for index in fragments.indices where isKnownUniquelyReferenced(&fragments[index]) {
      waiting.append(fragments[index].content)
      fragments[index].content = []
    }
  }

  /// A fragment whose bounds are worked out from its items.
  public convenience init(id: UInt64, items: [Item]) {
    self.init(id: id, bounds: items.reduce(CGRect.null) { $0.union($1.bounds) }, items: items)
  }

  /// A fragment that draws nothing.
  public static let empty = Fragment(id: 0, bounds: .null, items: [])

  /// Whether nothing is drawn.
  public var isEmpty: Bool { items.isEmpty }
}

/// A fragment at a place in its parent's coordinates.
public struct Placed: Sendable {
  /// What is drawn.
  public var fragment: Fragment
  /// Where the fragment's own origin is, in its parent's coordinates.
  public var origin: CGPoint
  /// A slot whose value (an offset) is added to `origin`; for what moves without changing.
  public var slot: SlotID? {
    get { slotIndex < 0 ? nil : SlotID(index: slotIndex) }
    set { slotIndex = newValue?.index ?? -1 }
  }
  /// The slot's index, -1 for none: each element of a tree keeps one of these, and an optional would take eight bytes more.
  private var slotIndex: Int32

  /// A fragment at a place, which a slot may move.
  public init(_ fragment: Fragment, at origin: CGPoint = .zero, slot: SlotID? = nil) {
    self.fragment = fragment
    self.origin = origin
    slotIndex = slot?.index ?? -1
  }

  /// A rectangle around all that is drawn, in the parent's coordinates, with the slot at rest; null for
  /// nothing.
  public var bounds: CGRect {
    fragment.bounds.isNull ? .null : fragment.bounds.offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// One primitive of a picture. The larger payloads stand apart, so that an array of items stays small.
public enum Item: Sendable {
  /// The inside of a path in a paint.
  case fill(Path, Paint, FillStyle)
  /// A line along a path in a paint.
  indirect case stroke(Path, Paint, StrokeStyle)
  /// Glyphs in a paint.
  indirect case glyphs(GlyphRun, Paint)
  /// An image, or parts of it.
  indirect case image(ImageItem)
  /// Children in paint order, in chunks.
  case children(FragmentTree)
  /// An effect on everything inside.
  indirect case group(Effect, Placed)
  /// An element that a host draws itself (a text field, a scroll area); `Placed` is its picture
  /// where the host has no such element.
  indirect case native(NativeElement, Placed)

  /// The fragments of the item, without those inside of them.
  func forEachFragment(_ body: (Fragment) -> Void) {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      if let fragment = paint.fragment { body(fragment) }
    case .image(let image): if let fragment = image.content.fragment { body(fragment) }
    case .children(let tree): tree.forEach { body($0.fragment) }
    case .group(let effect, let content):
      body(content.fragment)
      if case .mask(let mask) = effect { body(mask.fragment) }
    case .native(_, let content): body(content.fragment)
    }
  }

  /// A rectangle around all that the item draws, in its fragment's coordinates; null for nothing. A primitive at
  /// numbers that are not finite is not drawn.
  public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingRect.finiteOrNull
    case .stroke(let path, _, let style):
      let box = path.boundingRect
      guard !box.isNull, style.lineWidth > 0 else { return .null }
      let reach = style.lineWidth / 2 * finiteMax(style.lineJoin == .miter ? style.boundedMiterLimit : 1, 1.5)
      return box.insetBy(dx: -reach, dy: -reach).finiteOrNull
    case .glyphs(let run, _): return run.bounds.finiteOrNull
    case .image(let image): return image.rect.finiteOrNull
    case .children(let tree): return tree.bounds
    case .group(let effect, let content): return Self.bounds(effect, content)
    case .native(let element, let content): return element.rect.union(content.bounds)
    }
  }
}

extension Fragment {
  /// Whether the fragment paints something by itself and does not only hold others: it is one view, which has an opacity
  /// as a whole.
  package var paints: Bool {
    items.contains {
      switch $0 {
      case .fill, .stroke, .glyphs, .image: true
      case .children, .group, .native: false
      }
    }
  }
}

extension CGRect {
  fileprivate var finiteOrNull: CGRect { isFinite ? self : .null }
}

extension Item {
  /// The bounds of a group with slots at rest; where content that moves is cut off, those of the cut.
  fileprivate static func bounds(_ effect: Effect, _ content: Placed) -> CGRect {
    switch effect {
    case .clip(let path, _) where content.summary.isMoving: return path.boundingRect
    case .mask(let mask):
      return switch (content.summary.isMoving, mask.summary.isMoving) {
      case (true, false): mask.bounds
      case (false, true): content.bounds
      default: effect.outset(content.bounds)
      }
    default: return effect.outset(content.bounds)
    }
  }
}

/// An element of the host's own: its kind, place and the node that answers its events.
public struct NativeElement: Sendable, Hashable {
  /// What a host makes of the element.
  public enum Kind: Sendable, Hashable {
    /// A host with scrolling of its own owns the offset while its user scrolls: it does not move the content
    /// by the slot, but goes where the slot says when the program moves it.
    case scroll(contentSize: CGSize, axes: Axis.Set, offset: SlotID)
    /// A field that a text is typed into.
    case textField(NativeTextField)
    /// A link to an address.
    case link(url: String)
  }
  /// What a host makes of the element.
  public var kind: Kind
  /// Where the element is, in the coordinates of its item.
  public var rect: CGRect
  /// The id of the node that its events go to.
  public var node: UInt64

  /// An element for a node's events.
  ///
  /// - Parameter rect: In the coordinates of the item.
  public init(kind: Kind, rect: CGRect, node: UInt64) {
    self.kind = kind
    self.rect = rect
    self.node = node
  }
}
