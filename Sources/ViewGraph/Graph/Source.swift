/// Something that nodes read: a state, an environment value, an observable property, a preference.
///
/// Each knows its readers, so that a change wakes exactly those. An edge is kept on both sides, each end
/// knowing its index on the other, so that adding and removing one takes constant time.
package class Source {
  struct Reader {
    let node: Unowned<ViewNode>  // a node that leaves the tree removes its reads first (`Graph.remove`)
    var index: Int32
  }

  @exclusivity(unchecked) private(set) final var readers: [Reader] = []

  init() {}

  /// May run on any thread; readers are there only where a node has outlived what it read.
  deinit {
    Engine.work {
      for reader in readers { reader.node.object?.reads[Int(reader.index)].source = Unowned(nil) }
    }
  }

  /// Records that the node at work reads this source.
  @inline(__always)
  package final func recordRead(in graph: Graph?) {
    guard let node = graph?.tracked ?? Graph.current?.tracked else { return }
    recordRead(by: node)
  }

  package final func recordRead(by node: ViewNode) {
    // Most repeated reads come in a row.
    if node.isDead { return }
    if let last = readers.last, last.node.refers(to: node) { return }
    if node.reads.count < 16, node.reads.contains(where: { $0.source.refers(to: self) }) { return }
    node.reads.append(ReadEdge(source: Unowned(self), index: Int32(readers.count)))
    readers.append(Reader(node: Unowned(node), index: Int32(node.reads.count - 1)))
  }

  /// Invalidates every reader: the value has changed.
  package final func wake(_ transaction: Transaction) {
    guard !readers.isEmpty else { return }
    // Readers may be added and removed meanwhile; the present ones are invalidated.
    if readers.count == 1 {
      readers[0].node.object?.sourceChanged(transaction)
      return
    }
    let woken = readers.compactMap(\.node.object)
    for node in woken where !node.isDead { node.sourceChanged(transaction) }
  }

  /// Whether the value depends on a key of the environment.
  package func depends(on key: ObjectIdentifier) -> Bool { false }

  /// A scope between this source and a reader sets a key that the source depends on and that was not set there.
  package func keyBecameSet(for node: ViewNode, _ transaction: Transaction) {
    node.sourceChanged(transaction)
  }

  /// Removes all of the node's reads.
  static func removeReads(of node: ViewNode) {
    guard !node.reads.isEmpty else { return }
    // Removing one end may move another read of this very node: each edge is looked up when its turn comes.
    while !node.reads.isEmpty {
      let edge = node.reads.removeLast()
      edge.source.object?.removeReader(at: Int(edge.index))
    }
  }

  private func removeReader(at index: Int) {
    let last = readers.removeLast()
    guard index < readers.count else { return }
    readers[index] = last
    last.node.object?.reads[Int(last.index)].index = Int32(index)
  }
}

/// One end of a read: the source and the index of this reader among its readers.
package struct ReadEdge {
  var source: Unowned<Source>  // set to nil by the source's deinit
  var index: Int32
}
