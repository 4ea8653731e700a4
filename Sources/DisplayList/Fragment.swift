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
  /// slot is counted at the slot's resting place.
  public let bounds: CGRect
  /// What is drawn, first to last.
  public var items: [Item] { content }
  /// Fragments inside one another, this one included.
  public let depth: Int32

  // Changes once, when nobody but `deinit` has the fragment.
  private nonisolated(unsafe) var content: [Item]

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
    depth = items.reduce(0) { max($0, $1.depth) } + 1
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
      Self.takeContents(of: &inner, into: &waiting, dropping: items)
    }
  }

  private static let plainDepth: Int32 = 128

  /// Takes the items of those fragments that nobody else has, once `items`, which had them, are gone.
  private static func takeContents(
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
  public var slot: SlotID?

  /// A fragment at a place, which a slot may move.
  public init(_ fragment: Fragment, at origin: CGPoint = .zero, slot: SlotID? = nil) {
    self.fragment = fragment
    self.origin = origin
    self.slot = slot
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

  /// Fragments inside one another in the item.
  var depth: Int32 {
    switch self {
    case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, let paint):
      paint.fragment?.depth ?? 0
    case .image(let image): image.content.fragment?.depth ?? 0
    case .children(let tree): tree.depth
    case .group(.mask(let mask), let content): max(content.fragment.depth, mask.fragment.depth)
    case .group(_, let content): content.fragment.depth
    case .native(_, let content): content.fragment.depth
    }
  }

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

  /// A rectangle around all that the item draws, in its fragment's coordinates; null for nothing.
  public var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingRect
    case .stroke(let path, _, let style):
      let box = path.boundingRect
      guard !box.isNull else { return box }
      let reach = style.lineWidth / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
      return box.insetBy(dx: -reach, dy: -reach)
    case .glyphs(let run, _): return run.bounds
    case .image(let image): return image.rect
    case .children(let tree): return tree.bounds
    case .group(let effect, let content): return effect.outset(content.bounds)
    case .native(let element, let content): return element.rect.union(content.bounds)
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
    /// `revision` is the host's number of the last edit that `text` takes in. A host that has typed on since
    /// keeps what its user sees.
    case textField(text: String, revision: Int)
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
