import DisplayList
import Foundation
import Geometry
import TextEngine

/// What goes to a browser: the first picture whole, then what differs.
///
/// An element of the page is a fragment at a place. Its key is the path of node ids from the root (with a count
/// where a parent holds one id twice), as a number given when the path is first met: so the same node keeps its
/// element, its focus and its scroll position, whatever its fragments become. A fragment that was sent already
/// is the same object; nothing of it is visited or sent again.
struct Wire {
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
  private var next = 1
  private(set) var visited = 0

  /// The message for a picture, as JSON: `n` new and changed elements, `p` replaced children, `d` removed
  /// elements, `s` slots. Nil when nothing differs.
  mutating func message(for picture: Picture) throws -> Data? {
    var message = Message()
    visited = 0
    if sent.isEmpty {
      message.size = [picture.size.width, picture.size.height]
      next = 1
      add(picture.root, key: 0, &message)
    } else {
      update(picture.root, key: 0, &message)
    }
    for (index, value) in picture.slots.enumerated()
    where !slots.indices.contains(index) || slots[index] != value {
      message.slots.append([.number(Double(index))] + Self.slot(value))
    }
    slots = picture.slots
    guard !message.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    return try encoder.encode(message)
  }

  private mutating func add(_ placed: Placed, key: Int, _ message: inout Message) {
    sent[key] = Sent(placed: placed, content: [])
    write(placed, key: key, &message)
  }

  private mutating func update(_ placed: Placed, key: Int, _ message: inout Message) {
    guard let old = sent[key] else { return add(placed, key: key, &message) }
    let isSame = old.placed.fragment === placed.fragment
    if isSame && old.placed.origin == placed.origin && old.placed.slot == placed.slot { return }
    sent[key]?.placed = placed
    if isSame {
      message.places.append([Double(key), placed.origin.x, placed.origin.y, Double(placed.slot?.index ?? -1)])
      return
    }
    // A container of which a few children changed says which; everything else is said anew.
    if let (tree, before) = Self.trees(placed.fragment, old.placed.fragment),
      tree.count == before.count, old.content.count == 1
    {
      let changes = tree.changes(since: before)
      visited += 1
      if old.placed.origin != placed.origin || old.placed.slot != placed.slot {
        message.places.append([
          Double(key), placed.origin.x, placed.origin.y, Double(placed.slot?.index ?? -1),
        ])
      }
      if changes.allSatisfy({ $0.old != nil && $0.old == $0.new }) {
        for index in changes.compactMap(\.new) { update(tree[index], key: old.content[0][index], &message) }
        return
      }
    }
    write(placed, key: key, &message)
  }

  private static func trees(_ now: Fragment, _ before: Fragment) -> (FragmentTree, FragmentTree)? {
    guard now.items.count == 1, before.items.count == 1, case .children(let tree) = now.items[0],
      case .children(let old) = before.items[0]
    else { return nil }
    return (tree, old)
  }

  private mutating func write(_ placed: Placed, key: Int, _ message: inout Message) {
    visited += 1
    let old = sent[key]
    var numbers: [Path: Int] = [:]
    var content: [[Int]] = []
    var items: [Message.Value] = []
    for (index, item) in placed.fragment.items.enumerated() {
      var seen: [UInt64: Int] = [:]
      var keys: [Int] = []
      func child(_ inner: Placed) {
        let path = Path(id: inner.fragment.id, occurrence: seen[inner.fragment.id, default: 0], item: index)
        seen[inner.fragment.id] = path.occurrence + 1
        let number = old?.numbers[path] ?? next
        if number == next { next += 1 }
        numbers[path] = number
        keys.append(number)
        update(inner, key: number, &message)
      }
      switch item {
      case .children(let tree): tree.forEach { child($0) }
      case .group(_, let inner): child(inner)
      case .native(let element, let inner): child(Self.scrolled(element, inner))
      default: break
      }
      content.append(keys)
      items.append(.list(Self.encode(item) + keys.map { .number(Double($0)) }))
    }
    let kept = Set(numbers.values)
    for gone in old?.numbers.values.sorted() ?? [] where !kept.contains(gone) { remove(gone, &message) }
    sent[key] = Sent(placed: placed, content: content, numbers: numbers)
    let place = [placed.origin.x, placed.origin.y, Double(placed.slot?.index ?? -1)]
    message.elements.append(.list([.number(Double(key))] + place.map { .number($0) } + items))
  }

  private mutating func remove(_ key: Int, _ message: inout Message) {
    guard let old = sent.removeValue(forKey: key) else { return }
    message.removed.append(key)
    var inner = Message()
    for number in old.numbers.values { remove(number, &inner) }
  }

  /// What a scroll area moves, without the clip that pictures of pixels need around it.
  private static func scrolled(_ element: NativeElement, _ content: Placed) -> Placed {
    guard case .scroll = element.kind, content.fragment.items.count == 1,
      case .group(.clip, let moving) = content.fragment.items[0]
    else { return content }
    return moving
  }
}
