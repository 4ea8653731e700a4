import Foundation
import Geometry

/// The children of a container in paint order, as a tree whose nodes hold 32: replacing one of 100,000
/// copies the few chunks above it and shares the rest.
public struct FragmentTree: Sendable {
  final class Chunk: Sendable {
    let placed: [Placed]
    let chunks: [Chunk]
    let bounds: CGRect
    let summary: PartSummary

    init(placed: [Placed]) {
      var bounds = CGRect.null
      var summary = PartSummary()
      for child in placed {
        bounds = bounds.union(child.bounds)
        summary.add(child)
      }
      self.placed = placed
      chunks = []
      self.bounds = bounds
      self.summary = summary
    }

    init(chunks: [Chunk]) {
      var bounds = CGRect.null
      var summary = PartSummary()
      for chunk in chunks {
        bounds = bounds.union(chunk.bounds)
        summary.formUnion(chunk.summary)
      }
      placed = []
      self.chunks = chunks
      self.bounds = bounds
      self.summary = summary
    }
  }

  static let width = 32

  let root: Chunk?
  /// How many children there are.
  public let count: Int
  /// Children below one chunk of the root's level; a power of 32.
  let span: Int

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
  public var depth: Int32 { summary.depth }

  var summary: PartSummary { root?.summary ?? PartSummary() }

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

  /// Visits the children whose bounds may touch `clip`, in order; all of them for a nil clip. Children among which
  /// slots move something are visited wherever they are.
  public func forEach(in clip: CGRect? = nil, _ body: (Placed) -> Void) {
    if let root { Self.visit(root, clip, body) }
  }

  private static func visit(_ chunk: Chunk, _ clip: CGRect?, _ body: (Placed) -> Void) {
    if let clip, !chunk.summary.isMoving, !touches(chunk.bounds, clip) { return }
    for child in chunk.placed { body(child) }
    for below in chunk.chunks { visit(below, clip, body) }
  }

  /// The indices of the children whose bounds touch a rectangle, and of those that a slot may have moved there.
  public func indices(near rect: CGRect) -> [Int] {
    var found: [Int] = []
    walk({ $0.summary.isMoving || Self.touches($0.bounds, rect) }) { index, child in
      if child.summary.isMoving || Self.touches(child.bounds, rect) { found.append(index) }
    }
    return found
  }

  /// Visits the children whose summaries `enters` accepts, with their indices. A chunk whose summary it refuses is
  /// left out as a whole.
  func forEachIndexed(where enters: (PartSummary) -> Bool, _ body: (Int, Placed) -> Void) {
    walk({ enters($0.summary) }) { index, child in
      if enters(child.summary) { body(index, child) }
    }
  }

  /// Visits the children in the chunks that `enters` accepts, each with its index.
  private func walk(_ enters: (Chunk) -> Bool, _ body: (Int, Placed) -> Void) {
    func visit(_ chunk: Chunk, _ start: Int, _ span: Int) {
      guard enters(chunk) else { return }
      for (offset, child) in chunk.placed.enumerated() { body(start + offset, child) }
      for (offset, below) in chunk.chunks.enumerated() {
        visit(below, start + offset * span, span / Self.width)
      }
    }
    if let root { visit(root, 0, span) }
  }

  /// As `intersects`, also where a box has no area.
  private static func touches(_ a: CGRect, _ b: CGRect) -> Bool {
    !a.isNull && !b.isNull && a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY
  }

  /// Adds the boxes of the children: of chunks in which nothing moves the one that is known, of other children
  /// what `bounds` gives.
  func addBounds(to box: inout CGRect, _ bounds: (Placed) -> CGRect) {
    func add(_ chunk: Chunk) {
      guard chunk.summary.isMoving else {
        box = box.union(chunk.bounds)
        return
      }
      for child in chunk.placed { box = box.union(bounds(child)) }
      for below in chunk.chunks { add(below) }
    }
    if let root { add(root) }
  }
}
