/// What waits for the layout of a frame to be settled: views that appear, and readers of preferences.
///
/// Owner: the graph, which calls `settle` after each layout. Appearances are delivered in the order in which the views
/// were made, what is inside a view before the view.
final class PendingWork {
  @exclusivity(unchecked) private var appearances: [AppearanceNode] = []
  /// Looked at before and not placed yet: looked at again after a layout that has placed something. Nil where one has left
  /// the tree since.
  @exclusivity(unchecked) private var unplaced: [AppearanceNode?] = []
  /// How many of those have left.
  private var goneUnplaced = 0
  @exclusivity(unchecked) private var placements = 0
  @exclusivity(unchecked) private var stale: [any PreferenceConsumer] = []
  private var consumers: [ObjectIdentifier: [Registration]] = [:]
  private var consumerCounts: [ObjectIdentifier: Int] = [:]
  /// The keys that leaves are read for: those that have a consumer.
  private var leafKeys: [ObjectIdentifier] = [] {
    didSet { observesLeaves = !leafKeys.isEmpty }
  }
  /// Whether leaves have to report their changes.
  @exclusivity(unchecked) private(set) var observesLeaves = false

  private struct Registration { let consumer: any PreferenceConsumer }

  /// Whether readers of preferences are looking, all that is shown being placed.
  @exclusivity(unchecked) private(set) var isSettling = false
  /// Whether a reader is at work that counts what is set below views that are not placed.
  @exclusivity(unchecked) var countsUnplaced = false
  /// Whether the root has been placed: before, nothing can be settled.
  @exclusivity(unchecked) private var isReady = false

  var hasWork: Bool { isReady && !(appearances.isEmpty && stale.isEmpty) }

  func await(_ node: AppearanceNode) { appearances.append(node) }

  /// Takes what layout has settled into account. The programs' actions are left to the graph's queue.
  func settle(_ graph: Graph) {
    guard let element = graph.root?.element, element.flags.contains(.isPlaced) else { return }
    isReady = true
    if !stale.isEmpty {
      isSettling = true
      defer { isSettling = false }
      let now = stale
      stale.removeAll()
      for consumer in now {
        consumer.isStale = false
        if !consumer.isDead { consumer.preferenceMayHaveChanged() }
      }
    }
    var waiting: [AppearanceNode] = []
    if graph.counters.placements != placements {
      placements = graph.counters.placements
      waiting = takeUnplaced()
    }
    guard !waiting.isEmpty || !appearances.isEmpty else { return }
    waiting += appearances
    appearances.removeAll()
    // Those that have left the tree meanwhile have nothing above them any more.
    waiting.removeAll(where: \.isDead)
    for node in waiting.fromInside() where !node.isDead && !node.settleAppearance() { addUnplaced(node) }
  }

  private func addUnplaced(_ node: AppearanceNode) {
    node.unplacedIndex = unplaced.count
    unplaced.append(node)
  }

  private func takeUnplaced() -> [AppearanceNode] {
    defer {
      unplaced.removeAll()
      goneUnplaced = 0
    }
    let taken = unplaced.compactMap(\.self)
    for node in taken { node.unplacedIndex = nil }
    return taken
  }

  /// A node that waits leaves the tree: what it holds goes with it, and not only when something is placed again.
  func removeUnplaced(_ node: AppearanceNode) {
    guard let index = node.unplacedIndex else { return }
    node.unplacedIndex = nil
    unplaced[index] = nil
    goneUnplaced += 1
    if goneUnplaced * 2 > unplaced.count { for node in takeUnplaced() { addUnplaced(node) } }
  }

  /// The tree has been taken down: what has waited has nothing to wait for any more.
  func removeAll() {
    appearances.removeAll()
    _ = takeUnplaced()
    for consumer in stale { consumer.isStale = false }
    stale.removeAll()
  }

  // MARK: Preferences

  /// Registers a consumer that observes the preferences set below a node.
  func add<Key: PreferenceKey>(_ consumer: any PreferenceConsumer, of key: Key.Type, at node: ViewNode) {
    if !leafKeys.contains(consumer.preferenceKey), key is any LeafPreferenceKey.Type {
      leafKeys.append(consumer.preferenceKey)
    }
    consumers[ObjectIdentifier(node), default: []].append(Registration(consumer: consumer))
    consumerCounts[consumer.preferenceKey, default: 0] += 1
    node.flags.insert(.observesPreferences)
    markStale(consumer)
  }

  func remove(_ consumer: any PreferenceConsumer, at node: ObjectIdentifier) {
    consumers[node]?.removeAll { $0.consumer === consumer }
    if consumers[node]?.isEmpty ?? false { consumers[node] = nil }
    consumerCounts[consumer.preferenceKey, default: 1] -= 1
    if consumerCounts[consumer.preferenceKey] == 0 {
      leafKeys.removeAll { $0 == consumer.preferenceKey }
    }
  }

  /// Whether the values that leaves set for a key are observed.
  @inline(__always)
  func observesLeaves(for key: ObjectIdentifier) -> Bool { observesLeaves && leafKeys.contains(key) }

  /// The value that a leaf sets by itself may have changed.
  func leafPreferencesChanged(at leaf: LeafNode) {
    for key in leafKeys { preferenceChanged(key, at: leaf) }
  }

  /// Invalidates the consumer: it reads its preference again after the layout of this frame.
  func markStale(_ consumer: any PreferenceConsumer) {
    consumer.preferenceChangedBelow()
    guard !consumer.isStale else { return }
    consumer.isStale = true
    stale.append(consumer)
    consumer.graph.workArrived()
  }

  /// The set or the order of preferences below the node has changed: invalidates the consumers above.
  func preferencesChanged(below node: ViewNode) {
    guard !consumers.isEmpty else { return }
    var below = node
    while let current = below.parent {
      let found = current.flags.contains(.observesPreferences) ? consumers[ObjectIdentifier(current)] : nil
      for registration in found ?? []
      where registration.consumer.reads(through: below) {
        markStale(registration.consumer)
      }
      below = current
    }
  }

  /// A preference that is set at the node, or below, has changed: invalidates the consumers above.
  func preferenceChanged(_ key: ObjectIdentifier, at node: ViewNode) {
    guard consumerCounts[key, default: 0] > 0 else { return }
    var below = node
    while let current = below.parent {
      if current.flags.contains(.observesPreferences), let found = consumers[ObjectIdentifier(current)] {
        for registration in found where registration.consumer.preferenceKey == key {
          if !registration.consumer.reads(through: below) { continue }
          markStale(registration.consumer)
        }
      }
      if let writer = current.preferenceWriter(of: key), writer.replaces { return }
      below = current
    }
  }
}
