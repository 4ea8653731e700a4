import DisplayList
import Foundation
import Geometry

/// What of a picture goes to a page: the first one whole, then what differs.
///
/// An element of the page is a fragment at a place. Its key is the path of node ids from the root (with a count where a
/// parent holds one id twice), as a number given when the path is first met: so the same node keeps its element, its focus
/// and its scroll position, whatever its fragments become. A fragment that was sent already is the same object; nothing of
/// it is visited or sent again.
struct PictureWire {
  private struct Sent {
    var placed: Placed
    /// Keys of what the fragment holds, in the order of its items and, in children, of the tree.
    var content: [[Int]]
    /// Keys of the contents' own places.
    var numbers: [Path: Int] = [:]
  }
  private struct Path: Hashable {
    var id: UInt64
    var occurrence: Int
    var item: Int
  }

  private var sent: [Int: Sent] = [:]
  private var slots: [SlotValue] = []
  /// Where the page's scroll areas stand.
  var scrolls = ScrollSync()
  private var size = CGSize.zero
  private var next = 1
  /// Faces that the page has been told of.
  var knownFonts: Set<FontID> = []
  /// How many elements were looked at for the last message.
  private(set) var visited = 0
  /// Pixels to a point of what is sent as an image.
  var scale = 2.0

  /// The page shows something else from now on: its picture is sent whole. It keeps the faces that it has.
  mutating func begin() {
    var fresh = PictureWire()
    fresh.knownFonts = knownFonts
    fresh.scale = scale
    self = fresh
  }

  /// Adds what differs from the picture before.
  mutating func write(_ picture: Picture, to message: inout WireMessage) {
    visited = 0
    if picture.size != size {
      size = picture.size
      message.size = [size.width, size.height]
    }
    update(picture.root, key: 0, &message)
    for (index, value) in picture.slots.enumerated()
    where !slots.indices.contains(index) || slots[index] != value {
      if case .offset(let point) = value,
        let correction = scrolls.correction(of: Int32(clamping: index), to: CGPoint(x: -point.x, y: -point.y))
      {
        message.scrolls.append(correction)
      }
      message.slots.append([.number(Double(index))] + Self.slot(value))
    }
    slots = picture.slots
  }

  private mutating func update(_ placed: Placed, key: Int, _ message: inout WireMessage) {
    guard let old = sent[key] else {
      sent[key] = Sent(placed: placed, content: [])
      return write(placed, key: key, &message)
    }
    let isSame = old.placed.fragment === placed.fragment
    let stays = old.placed.origin == placed.origin && old.placed.slot == placed.slot
    if isSame && stays { return }
    sent[key]?.placed = placed
    if !stays { message.places.append(place(of: placed, key: key)) }
    if isSame { return }
    // Of a container of which a few children have changed only these are looked at; everything else is said anew.
    if let (tree, before) = Self.trees(placed.fragment, old.placed.fragment), tree.count == before.count,
      old.content.count == 1
    {
      let changes = tree.changes(since: before)
      visited += 1
      if changes.allSatisfy({ $0.old != nil && $0.old == $0.new }) {
        for index in changes.compactMap(\.new) { update(tree[index], key: old.content[0][index], &message) }
        return
      }
    }
    write(placed, key: key, &message)
  }

  private func place(of placed: Placed, key: Int) -> [Double] {
    [Double(key), placed.origin.x, placed.origin.y, Double(placed.slot?.index ?? -1)]
  }

  private static func trees(_ now: Fragment, _ before: Fragment) -> (FragmentTree, FragmentTree)? {
    guard now.items.count == 1, before.items.count == 1, case .children(let tree) = now.items[0],
      case .children(let old) = before.items[0]
    else { return nil }
    return (tree, old)
  }

  private mutating func write(_ placed: Placed, key: Int, _ message: inout WireMessage) {
    visited += 1
    let old = sent[key]
    var numbers: [Path: Int] = [:]
    var content: [[Int]] = []
    var items: [WireMessage.Value] = []
    for (index, item) in placed.fragment.items.enumerated() {
      var seen: [UInt64: Int] = [:]
      var keys: [Int] = []
      for inner in Self.contents(of: item) {
        let path = Path(id: inner.fragment.id, occurrence: seen[inner.fragment.id, default: 0], item: index)
        seen[inner.fragment.id] = path.occurrence + 1
        let number = old?.numbers[path] ?? next
        if number == next { next += 1 }
        numbers[path] = number
        keys.append(number)
        update(inner, key: number, &message)
      }
      content.append(keys)
      items.append(.list(encode(item, &message) + keys.map { .number(Double($0)) }))
    }
    let kept = Set(numbers.values)
    for gone in old?.numbers.values.sorted() ?? [] where !kept.contains(gone) { remove(gone, &message) }
    sent[key] = Sent(placed: placed, content: content, numbers: numbers)
    let place = place(of: placed, key: key)
    message.elements.append(.list(place.map { .number($0) } + items))
  }

  private mutating func remove(_ key: Int, _ message: inout WireMessage) {
    var waiting = [key]
    while let next = waiting.popLast() {
      guard let old = sent.removeValue(forKey: next) else { continue }
      message.removed.append(next)
      waiting += old.numbers.values.sorted()
    }
  }

  /// The fragments inside of an item that are elements of their own.
  private static func contents(of item: Item) -> [Placed] {
    switch item {
    case .children(let tree):
      var children: [Placed] = []
      tree.forEach { children.append($0) }
      return children
    case .group(let effect, let inner): return hasElement(effect) ? [inner] : []
    case .native(let element, let inner):
      switch element.kind {
      case .scroll: return [scrolled(inner)]
      case .textField: return []
      case .link: return [inner]
      }
    case .fill, .stroke, .glyphs, .image: return []
    }
  }

  /// What a scroll area moves, without the clip that pictures of pixels need around it.
  private static func scrolled(_ content: Placed) -> Placed {
    guard content.fragment.items.count == 1, case .group(.clip, let moving) = content.fragment.items[0]
    else { return content }
    return moving
  }
}
