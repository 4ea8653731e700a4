/// Values that an environment modifier sets for what is below it.
///
/// Each key is a source: the nodes below that read it are woken when the modifier sets another value.
package final class EnvironmentEntries {
  final class Entry: Source {
    let key: ObjectIdentifier
    /// Nil where the entry waits for the key to be set: at the root by the host, elsewhere by a modifier that set it
    /// before.
    @exclusivity(unchecked) private(set) var box: EnvironmentBox?
    @exclusivity(unchecked) private var dependents: [Dependent] = []

    /// A derived value that was worked out with this entry, and which of its edges leads here.
    private struct Dependent {
      let derived: Unowned<EnvironmentDerived>  // removes its edges in its deinit
      var index: Int32
    }

    init(key: ObjectIdentifier, box: EnvironmentBox?) {
      self.key = key
      self.box = box
    }

    @inline(__always)
    func read() {
      if let making = EnvironmentDerived.making { return making.observe(self) }
      recordRead(in: nil)
    }

    var isSet: Bool { box != nil }

    override package func depends(on key: ObjectIdentifier) -> Bool { key == self.key }

    func change(to box: EnvironmentBox?, _ transaction: Transaction) {
      self.box = box
      wake(transaction)
      for derived in dependents.compactMap(\.derived.object) { derived.environmentChanged(transaction) }
    }

    /// Adds one end of an edge; the answer is its index.
    func addDependent(_ derived: EnvironmentDerived, edge: Int32) -> Int32 {
      dependents.append(Dependent(derived: Unowned(derived), index: edge))
      return Int32(dependents.count - 1)
    }

    func removeDependent(at index: Int32) {
      let last = dependents.removeLast()
      guard Int(index) < dependents.count else { return }
      dependents[Int(index)] = last
      last.derived.object?.edgeMoved(Int(last.index), to: index)
    }
  }

  @exclusivity(unchecked) private(set) var entries: [Entry] = []

  package init() {}

  func entry(_ key: ObjectIdentifier) -> Entry? { entries.first { $0.key == key } }

  /// The entry for a key. Where there is none, one is made without a value, so that a node that reads a key
  /// that is not set depends on it and is woken when the host sets it.
  func entryOrUnset(_ key: ObjectIdentifier) -> Entry {
    if let entry = entry(key) { return entry }
    let entry = Entry(key: key, box: nil)
    entries.append(entry)
    return entry
  }

  /// Sets what one evaluation has written, and wakes the readers of what changed.
  ///
  /// - Parameter replacing: Whether keys that have not been written are set no longer. The host writes some at a time.
  /// - Returns: The keys that were not set before, for which nodes below have looked elsewhere.
  @discardableResult
  package func update(
    with overrides: EnvironmentOverrides, replacing: Bool, _ transaction: Transaction
  ) -> [ObjectIdentifier] {
    var added: [ObjectIdentifier] = []
    if replacing {
      for entry in entries where entry.isSet && overrides[entry.key] == nil {
        change(entry, to: nil, transaction)
      }
    }
    for item in overrides.items {
      guard let entry = entry(item.key) else {
        entries.append(Entry(key: item.key, box: item.box))
        added.append(item.key)
        continue
      }
      if let box = entry.box {
        if !box.isSame(as: item.box) { change(entry, to: item.box, transaction) }
      } else {
        change(entry, to: item.box, transaction)
        added.append(item.key)
      }
    }
    return added
  }

  private func change(_ entry: Entry, to box: EnvironmentBox?, _ transaction: Transaction) {
    entry.change(to: box, transaction)
    if entry.key == ObjectIdentifier(LayoutDirectionKey.self) { Self.directionChanged() }
  }

  static func directionChanged() {
    EnvironmentScope.currentDirectionStamp += 1
    Graph.current?.placeEverything()
  }
}

/// A value of the environment behind a reference. Its type is that of its key, so that who knows the key
/// takes the value out unchecked.
package class EnvironmentBox {
  var erased: Any { () }
  /// Whether another value of the same key is the same, as far as a view can tell.
  func isSame(as other: EnvironmentBox) -> Bool { self === other }
}

private final class TypedEnvironmentBox<Value>: EnvironmentBox {
  let value: Value
  init(_ value: Value) { self.value = value }

  override var erased: Any { value }
  override func isSame(as other: EnvironmentBox) -> Bool {
    ValuePlan.areEqual(value, other.value(as: Value.self))
  }
}

extension EnvironmentBox {
  static func make<Value>(_ value: Value) -> EnvironmentBox { TypedEnvironmentBox(value) }

  /// The value of a box that was made for a key of this type.
  @inline(__always)
  func value<Value>(as _: Value.Type) -> Value {
    unsafeDowncast(self, to: TypedEnvironmentBox<Value>.self).value
  }
}

/// The values that one run of an environment modifier has written.
package struct EnvironmentOverrides {
  struct Item {
    var key: ObjectIdentifier
    var box: EnvironmentBox
  }
  var items: [Item] = []

  mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    let item = Item(key: key, box: .make(value))
    if let index = items.firstIndex(where: { $0.key == key }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  subscript(key: ObjectIdentifier) -> EnvironmentBox? { items.first { $0.key == key }?.box }
}
