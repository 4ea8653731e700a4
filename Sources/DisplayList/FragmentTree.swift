import Foundation
import Geometry

/// The children of a container in paint order, as a tree whose nodes hold 32: replacing one of 100,000
/// copies the few chunks above it and shares the rest.
public struct FragmentTree: Sendable {
  final class Chunk: Sendable {
    let placed: [Placed]
    let chunks: [Chunk]
    let bounds: CGRect
    /// Fragments inside one another.
    let depth: Int32

    init(placed: [Placed]) {
      self.placed = placed
      self.chunks = []
      self.bounds = placed.reduce(CGRect.null) { $0.union($1.bounds) }
      depth = placed.reduce(0) { max($0, $1.fragment.depth) }
    }

    init(chunks: [Chunk]) {
      self.placed = []
      self.chunks = chunks
      self.bounds = chunks.reduce(CGRect.null) { $0.union($1.bounds) }
      depth = chunks.reduce(0) { max($0, $1.depth) }
    }
  }

  static let width = 32

  let root: Chunk?
  /// How many children there are.
  public let count: Int
  /// Children below one chunk of the root's level; a power of 32.
  private let span: Int

  /// A tree of children in paint order.
  public init(_ children: [Placed]) {
    count = children.count
    guard count > Self.width else {
      root = children.isEmpty ? nil : Chunk(placed: children)
      span = 1
      return
    }
    var level = stride(from: 0, to: children.count, by: Self.width).map { start in
      Chunk(placed: Array(children[start..<min(start + Self.width, children.count)]))
    }
    var span = 1
    while level.count > 1 {
      span *= Self.width
      level = stride(from: 0, to: level.count, by: Self.width).map { start in
        Chunk(chunks: Array(level[start..<min(start + Self.width, level.count)]))
      }
    }
    root = level.first
    self.span = span
  }

  private init(root: Chunk, count: Int, span: Int) {
    self.root = root
    self.count = count
    self.span = span
  }

  /// A rectangle around all children, with slots at rest; null without children.
  public var bounds: CGRect { root?.bounds ?? .null }

  /// Fragments inside one another, in the deepest child.
  public var depth: Int32 { root?.depth ?? 0 }

  /// The tree with the child at `index` replaced; everything beside the path to it is shared.
  public func replacing(_ index: Int, with child: Placed) -> FragmentTree {
    // As an array: an index beyond the children is a mistake of the caller.
    precondition(index >= 0 && index < count, "a child of the tree")
    guard let root else { return self }
    return FragmentTree(root: Self.replace(in: root, index, child, span), count: count, span: span)
  }

  private static func replace(in chunk: Chunk, _ index: Int, _ child: Placed, _ span: Int) -> Chunk {
    guard span > 1 else {
      var placed = chunk.placed
      placed[index] = child
      return Chunk(placed: placed)
    }
    var chunks = chunk.chunks
    let slot = index / span
    chunks[slot] = replace(in: chunks[slot], index % span, child, span / width)
    return Chunk(chunks: chunks)
  }

  /// The child at an index in paint order. One out of range ends the program, as in an array.
  public subscript(index: Int) -> Placed {
    // As an array: an index beyond the children is a mistake of the caller.
    precondition(index >= 0 && index < count, "a child of the tree")
    var chunk = root!  // count > 0, so there is a root
    var span = span
    var index = index
    while span > 1 {
      chunk = chunk.chunks[index / span]
      index %= span
      span /= Self.width
    }
    return chunk.placed[index]
  }

  /// Which children differ from those of an earlier tree, by reference and place; chunks that both trees share
  /// are not entered. Nil where the number of children differs.
  public func changes(since earlier: FragmentTree) -> [Int]? {
    guard count == earlier.count else { return nil }
    var changes: [Int] = []
    if let root, let before = earlier.root { Self.compare(root, before, from: 0, span, &changes) }
    return changes
  }

  private static func compare(
    _ now: Chunk, _ before: Chunk, from start: Int, _ span: Int, _ changes: inout [Int]
  ) {
    if now === before { return }
    for (index, (child, old)) in zip(now.placed, before.placed).enumerated()
    where child.fragment !== old.fragment || child.origin != old.origin || child.slot != old.slot {
      changes.append(start + index)
    }
    for (index, (chunk, old)) in zip(now.chunks, before.chunks).enumerated() {
      compare(chunk, old, from: start + index * span, span / width, &changes)
    }
  }

  /// Visits the children whose bounds may touch `clip`, in order; all of them for a nil clip.
  public func forEach(in clip: CGRect? = nil, _ body: (Placed) -> Void) {
    if let root { Self.visit(root, clip, body) }
  }

  private static func visit(_ chunk: Chunk, _ clip: CGRect?, _ body: (Placed) -> Void) {
    if let clip, !chunk.bounds.intersects(clip) { return }
    for child in chunk.placed { body(child) }
    for below in chunk.chunks { visit(below, clip, body) }
  }
}
