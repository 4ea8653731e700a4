import CEngineThread

/// A value worked out from several environment keys, for all nodes of one scope: each reader has one edge
/// to it instead of one to every key.
package final class DerivedValue<Value>: EnvironmentDerived {
  // Only nodes of the scope read this value, and they keep the scope.
  private unowned let scope: EnvironmentScope
  private var value: Value?
  /// The shape of the environment for which the value holds.
  private var shape: UInt32 = 0

  init(scope: EnvironmentScope) { self.scope = scope }

  func read(_ make: (EnvironmentValues) -> Value) -> Value {
    recordRead(in: nil)
    if let value, shape == scope.presentShape { return value }
    shape = scope.presentShape
    let fresh = making { make(EnvironmentValues(scope: scope)) }
    value = fresh
    return fresh
  }

  override func invalidate() { value = nil }
}

/// A value that is derived from environment entries and is invalidated when one of them changes.
///
/// As between sources and nodes an edge is kept on both sides, each end knowing its index on the other:
/// thousands of scopes may observe the same entry.
package class EnvironmentDerived: Source {
  private struct Edge {
    let entry: EnvironmentEntries.Entry
    var index: Int32
  }
  @exclusivity(unchecked) private final var edges: [Edge] = []
  /// Whether a program's code has taken part in what is being derived.
  private final var isMadeByProgram = false

  /// What is being derived now: an entry that is read meanwhile remembers it instead of the node at work.
  @inline(__always)
  static var making: EnvironmentDerived? {
    engine_thread().pointee.derivation.map {
      Unmanaged<EnvironmentDerived>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// A program's code runs for what is being derived, if anything is. The node at work follows what the code reads.
  static func programRuns() { making?.isMadeByProgram = true }
  /// Whether a program's code has run for what is being derived now.
  package static var isMadeByProgram: Bool { making?.isMadeByProgram ?? false }

  // A program's copy of a view may hold the last reference, on any thread.
  deinit { Engine.work { removeEdges() } }

  /// Runs the closure and observes the entries that it reads.
  final func making<Result>(_ body: () -> Result) -> Result {
    isMadeByProgram = false
    let thread = engine_thread()
    let before = thread.pointee.derivation
    thread.pointee.derivation = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    defer { thread.pointee.derivation = before }
    return body()
  }

  /// Drops the value.
  func invalidate() {}

  final func environmentChanged(_ transaction: Transaction) {
    removeEdges()
    invalidate()
    wake(transaction)
  }

  final func observe(_ entry: EnvironmentEntries.Entry) {
    if edges.contains(where: { $0.entry === entry }) { return }
    let index = entry.addDependent(self, edge: Int32(edges.count))
    edges.append(Edge(entry: entry, index: index))
  }

  final func edgeMoved(_ edge: Int, to index: Int32) { edges[edge].index = index }

  override package final func depends(on key: ObjectIdentifier) -> Bool {
    edges.contains { $0.entry.key == key }
  }

  override package final func keyBecameSet(for node: ViewNode, _ transaction: Transaction) {
    environmentChanged(transaction)
  }

  private final func removeEdges() {
    while let edge = edges.popLast() { edge.entry.removeDependent(at: edge.index) }
  }
}
