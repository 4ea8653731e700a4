/// Something that nodes read: a state, an environment value, an observable property, a preference.
///
/// Each knows its readers, so that a change wakes exactly those. An edge is kept on both sides, each end
/// knowing its index on the other, so that adding and removing one takes constant time.
package class Source {
  struct Reader {
    unowned(unsafe) var node: ViewNode
    var index: Int32
  }

  @exclusivity(unchecked) private(set) final var readers: [Reader] = []

  init() {}

  deinit {
    for reader in readers { reader.node.reads[Int(reader.index)].source = nil }
  }

  /// Records that the node at work reads this source.
  @inline(__always)
  package final func recordRead(in graph: Graph?) {
    guard let node = graph?.tracked ?? Graph.current?.tracked else { return }
    recordRead(by: node)
  }

  package final func recordRead(by node: ViewNode) {
    // Most repeated reads come in a row.
    if let last = readers.last, last.node === node { return }
    if node.reads.count < 16, node.reads.contains(where: { $0.source === self }) { return }
    node.reads.append(ReadEdge(source: self, index: Int32(readers.count)))
    readers.append(Reader(node: node, index: Int32(node.reads.count - 1)))
  }

  /// Tells every reader that the value has changed.
  package final func wake(_ transaction: Transaction) {
    guard !readers.isEmpty else { return }
    // Readers may come and go while they are told; those of this moment are told.
    if readers.count == 1 {
      readers[0].node.sourceChanged(transaction)
      return
    }
    for reader in Array(readers) where !reader.node.isDead { reader.node.sourceChanged(transaction) }
  }

  /// Forgets all that the node has read.
  static func removeReads(of node: ViewNode) {
    guard !node.reads.isEmpty else { return }
    for edge in node.reads { edge.source?.removeReader(at: Int(edge.index)) }
    node.reads.removeAll(keepingCapacity: true)
  }

  private func removeReader(at index: Int) {
    let last = readers.removeLast()
    guard index < readers.count else { return }
    readers[index] = last
    last.node.reads[Int(last.index)].index = Int32(index)
  }
}

/// One end of a read: the source and the index of this reader among its readers.
package struct ReadEdge {
  unowned(unsafe) var source: Source?
  var index: Int32
}
