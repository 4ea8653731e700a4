import DeepStack

/// The elements of a tree of semantics in reading order, each before what is inside of it, as a list of what a host has of them.
///
/// The list follows the tree by its pieces (`SemanticsPiece`): a piece that is the one of before, and shows where it did, is not
/// looked into. So an unchanged tree costs nothing, and a changed view itself and those around it.
///
/// Owner: the host, which gives what stands for an element: it depends on the element and its depth alone.
package struct SemanticsList<Value: Equatable> {
  /// Elements that stand in place of others.
  package struct Change {
    /// Where they begin, in a list in which all changes before this one have been made.
    package let place: Int
    package fileprivate(set) var removed = 0
    package fileprivate(set) var inserted: [Value] = []
  }

  /// The list at a moment. It stays as it was when the tree changes.
  package struct Snapshot {
    fileprivate let root: SemanticsListPart<Value>?

    /// The element at a place; nil outside of the list.
    package func handle(at place: Int) -> NodeHandle? { root?.handle(at: place) }
  }

  private var root: SemanticsListPart<Value>?
  private var names: [SemanticsID: String] = [:]
  /// How many elements and pieces were looked at so far.
  package private(set) var visited = 0

  package init() {}

  package var snapshot: Snapshot { Snapshot(root: root) }

  /// Brings the list up to date.
  ///
  /// - Parameters:
  ///   - tree: Nil where there is no view.
  ///   - all: Whether what stands for elements may be something else though they are as they were.
  /// - Returns: What has changed, from the beginning of the list to its end.
  package mutating func update(
    to tree: SemanticsNode?, all: Bool = false,
    _ value: @escaping (_ element: SemanticsNode, _ depth: Int) -> Value
  ) -> [Change] {
    let names = tree?.pairs?.labels ?? [:]
    let update = SemanticsListUpdate(
      pairs: tree?.pairs, all: all, hasOtherNames: names != self.names, value: value)
    self.names = names
    root = update.run(from: root, to: tree)
    visited += update.visited
    return update.changes
  }
}

/// What one piece contributes to a list, at any depth.
private final class SemanticsListPart<Value> {
  /// Nil for that of the window.
  let piece: SemanticsPiece?
  let transform: ContentTransform
  /// The element that the piece is; nil for one that is several.
  let own: (value: Value, handle: NodeHandle)?
  /// Changes in `deinit` alone.
  private(set) var children: [SemanticsListPart]
  /// Elements.
  let count: Int

  init(
    _ piece: SemanticsPiece?, _ transform: ContentTransform, own: (value: Value, handle: NodeHandle)?,
    children: [SemanticsListPart]
  ) {
    self.piece = piece
    self.transform = transform
    self.own = own
    self.children = children
    count = children.reduce(own == nil ? 0 : 1) { $0 + $1.count }
  }

  /// Takes the part down where the stack has room for what it nests.
  deinit { if !children.isEmpty { DeepStack.withRoom { children = [] } } }

  func handle(at place: Int) -> NodeHandle? {
    var (part, rest) = (self, place)
    guard place >= 0, place < count else { return nil }
    while true {
      if let own = part.own {
        if rest == 0 { return own.handle }
        rest -= 1
      }
      var next: SemanticsListPart?
      for child in part.children {
        if rest < child.count {
          next = child
          break
        }
        rest -= child.count
      }
      guard let next else { return nil }
      part = next
    }
  }
}

/// One walk through what has changed of a tree.
private final class SemanticsListUpdate<Value: Equatable> {
  typealias Part = SemanticsListPart<Value>
  private let pairs: SemanticsPairs?
  private let all: Bool
  private let hasOtherNames: Bool
  private let value: (SemanticsNode, Int) -> Value
  private(set) var visited = 0
  private(set) var changes: [SemanticsList<Value>.Change] = []
  /// Where the walk is in the list.
  private var place = 0

  init(
    pairs: SemanticsPairs?, all: Bool, hasOtherNames: Bool, value: @escaping (SemanticsNode, Int) -> Value
  ) {
    self.pairs = pairs
    self.all = all
    self.hasOtherNames = hasOtherNames
    self.value = value
  }

  func run(from old: Part?, to tree: SemanticsNode?) -> Part? {
    guard let tree else {
      replace(old?.count ?? 0, by: [])
      return nil
    }
    return part(nil, tree.content, tree.transform, depth: 0, old)
  }

  private func part(of placed: PlacedSemantics, depth: Int, _ old: Part?) -> Part {
    let piece = placed.piece
    let isSame = old?.piece === piece && old?.transform == placed.transform
    if isSame, !all, !(hasOtherNames && piece.marks.contains(.isNamed)), let old {
      place += old.count
      return old
    }
    if let content = piece.element { return part(piece, content, placed.transform, depth: depth, old) }
    visited += 1
    // A piece that was one element may be among several now.
    let before = old.map { $0.own == nil ? $0.children : [$0] } ?? []
    var parts: [PlacedSemantics] = []
    if case .list(let list) = piece.content { parts = list }
    let children = level(parts, under: placed.transform, depth: depth, before)
    return Part(piece, placed.transform, own: nil, children: children)
  }

  private func part(
    _ piece: SemanticsPiece?, _ content: SemanticsContent, _ transform: ContentTransform, depth: Int,
    _ old: Part?
  ) -> Part {
    visited += 1
    var node = SemanticsNode(content: content, transform: transform)
    node.pairs = pairs
    let value = value(node, depth)
    var before: [Part] = []
    if let old, let own = old.own {
      before = old.children
      if own.value == value { place += 1 } else { replace(1, by: [value]) }
    } else {
      replace(old?.count ?? 0, by: [value])
    }
    let children = level(content.parts, under: transform, depth: depth + 1, before)
    return Part(piece, transform, own: (value, content.handle), children: children)
  }

  /// What stands side by side: pieces that were there keep their parts, at the beginning and at the end.
  private func level(
    _ parts: [PlacedSemantics], under transform: ContentTransform, depth: Int, _ old: [Part]
  ) -> [Part] {
    let isSorted = !parts.contains { $0.piece.marks.contains(.isPrioritized) }
    let new =
      isSorted
      ? parts.filter { $0.piece.count > 0 }.map {
        PlacedSemantics(piece: $0.piece, transform: $0.transform.followed(by: transform))
      } : parts.elements(under: transform)
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start].piece === new[start].piece { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end].piece === new[new.count - 1 - end].piece { end += 1 }
    let (oldEnd, newEnd) = (old.count - end, new.count - end)
    var made: [Part] = []
    made.reserveCapacity(new.count)
    func add(_ index: Int, _ old: Part?) {
      made.append(DeepStack.withRoom { part(of: new[index], depth: depth, old) })
    }
    for index in 0..<newEnd { add(index, index < oldEnd ? old[index] : nil) }
    if newEnd < oldEnd { replace(old[newEnd..<oldEnd].reduce(0) { $0 + $1.count }, by: []) }
    for index in 0..<end { add(newEnd + index, old[oldEnd + index]) }
    return made
  }

  private func replace(_ removed: Int, by inserted: [Value]) {
    if removed > 0 || !inserted.isEmpty {
      if changes.last.map({ $0.place + $0.inserted.count != place }) ?? true {
        changes.append(SemanticsList<Value>.Change(place: place))
      }
      changes[changes.count - 1].removed += removed
      changes[changes.count - 1].inserted += inserted
    }
    place += inserted.count
  }
}
