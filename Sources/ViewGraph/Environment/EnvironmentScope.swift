import Geometry

/// Values that an environment modifier sets for what is below it.
///
/// A source for each key: who reads the key below is woken when the modifier gives it another value.
package final class EnvironmentEntries {
  final class Entry: Source {
    let key: ObjectIdentifier
    var value: Any
    private var dependents: [EnvironmentDependents.Reference] = []

    init(key: ObjectIdentifier, value: Any) {
      self.key = key
      self.value = value
    }

    /// Whether the entry only waits for the host to set the key.
    var isUnset: Bool { value is Unset }

    func read() {
      guard let making = EnvironmentDependents.making else { return recordRead(in: nil) }
      if dependents.contains(where: { $0.dependent === making }) { return }
      dependents.removeAll { $0.dependent == nil }
      dependents.append(.init(dependent: making))
    }

    func change(to value: Any, _ transaction: Transaction) {
      self.value = value
      wake(transaction)
      for reference in dependents { reference.dependent?.environmentChanged(transaction) }
    }
  }

  private(set) var entries: [Entry] = []

  package init() {}

  func entry(_ key: ObjectIdentifier) -> Entry? { entries.first { $0.key == key } }

  /// The entry for a key, made without a value where there is none: who reads a key that nobody has set
  /// must hear when the host sets it.
  func entryOrUnset(_ key: ObjectIdentifier) -> Entry {
    if let entry = entry(key) { return entry }
    let entry = Entry(key: key, value: Unset())
    entries.append(entry)
    return entry
  }

  private struct Unset {}

  /// Takes the values of one evaluation and wakes the readers of those that changed. Answers false when a
  /// key is set that was not before, so that nodes below may have looked for it elsewhere.
  @discardableResult
  package func take(_ overrides: EnvironmentOverrides, _ transaction: Transaction) -> Bool {
    var known = true
    for item in overrides.items {
      if let entry = entry(item.key) {
        guard !item.equal(entry.value, item.value) else { continue }
        entry.change(to: item.value, transaction)
        if item.key == ObjectIdentifier(LayoutDirectionKey.self) {
          EnvironmentScope.currentDirectionStamp += 1
          Graph.current?.placeEverything()
        }
      } else {
        known = false
        entries.append(Entry(key: item.key, value: item.value))
      }
    }
    return known
  }
}

/// The values that one run of an environment modifier has written.
package struct EnvironmentOverrides {
  struct Item {
    var key: ObjectIdentifier
    var value: Any
    var equal: (Any, Any) -> Bool
  }
  var items: [Item] = []

  mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
    let item = Item(key: key, value: value, equal: Self.equality(of: Value.self))
    if let index = items.firstIndex(where: { $0.key == key }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  subscript(key: ObjectIdentifier) -> Any? { items.first { $0.key == key }?.value }

  private static func equality<Value>(of _: Value.Type) -> (Any, Any) -> Bool {
    let plan = ValuePlan.of(Value.self)
    return { old, new in
      guard let old = old as? Value, let new = new as? Value else { return false }
      return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { plan.equal(old, $0) } }
    }
  }
}

/// One link of the environment: the entries of one modifier, and what is above.
///
/// Nodes share a scope; a look-up follows the links until one has the key. `mask` has a bit for every key
/// set at or above, so that most keys that nobody sets are found missing at once.
package final class EnvironmentScope {
  package let parent: EnvironmentScope?
  let entries: EnvironmentEntries
  private let mask: UInt64
  /// Values that many nodes below derive from several keys, worked out once for the scope.
  private var derived: [ObjectIdentifier: AnyObject] = [:]
  var direction = LayoutDirection.leftToRight
  var directionStamp = 0
  nonisolated(unsafe) static var currentDirectionStamp = 1

  /// The outermost scope, that the host fills.
  package init(root entries: EnvironmentEntries) {
    parent = nil
    self.entries = entries
    mask = .max
  }

  package init(parent: EnvironmentScope, entries: EnvironmentEntries) {
    self.parent = parent
    self.entries = entries
    var mask = parent.parent == nil ? 0 : parent.mask
    for entry in entries.entries { mask |= Self.bit(entry.key) }
    self.mask = mask
  }

  private static func bit(_ key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key.hashValue)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  private var root: EnvironmentScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope
  }

  /// The entry that holds for the key here, and nil where only the key's default does.
  func entry(_ key: ObjectIdentifier) -> EnvironmentEntries.Entry {
    let bit = Self.bit(key)
    var scope = self
    while let parent = scope.parent {
      if scope.mask & bit == 0 {
        scope = root
        break
      }
      if let entry = scope.entries.entry(key) { return entry }
      scope = parent
    }
    return scope.entries.entryOrUnset(key)
  }

  /// The value for the key here; the node at work becomes its reader.
  package func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    let entry = entry(ObjectIdentifier(key))
    entry.read()
    return entry.value as? Key.Value ?? Key.defaultValue
  }

  /// A value that is worked out from the environment once for this scope and shared by all who ask here.
  package func derived<Value>(_ type: DerivedValue<Value>.Type, _ make: (EnvironmentValues) -> Value) -> Value
  {
    let key = ObjectIdentifier(type)
    let known = derived[key].map { unsafeDowncast($0, to: DerivedValue<Value>.self) }
    let value = known ?? DerivedValue<Value>(scope: self)
    if known == nil { derived[key] = value }
    return value.read(make)
  }

  /// Every scope up to but not including `base`, outermost first, laid over another scope.
  package func rebased(from base: EnvironmentScope, onto place: EnvironmentScope) -> EnvironmentScope {
    guard self !== base, let parent else { return place }
    return EnvironmentScope(parent: parent.rebased(from: base, onto: place), entries: entries)
  }
}

/// A value worked out from several environment keys, for all nodes of one scope: each reader has one edge
/// to it instead of one to every key.
package final class DerivedValue<Value>: Source, EnvironmentDependent {
  // Only nodes of the scope read this value, and they keep the scope.
  private unowned let scope: EnvironmentScope
  private var value: Value?

  init(scope: EnvironmentScope) { self.scope = scope }

  func read(_ make: (EnvironmentValues) -> Value) -> Value {
    recordRead(in: nil)
    if let value { return value }
    let before = EnvironmentDependents.making
    EnvironmentDependents.making = self
    defer { EnvironmentDependents.making = before }
    let fresh = make(EnvironmentValues(scope: scope))
    value = fresh
    return fresh
  }

  func environmentChanged(_ transaction: Transaction) {
    value = nil
    wake(transaction)
  }
}

/// What is derived from environment entries and has to hear when one changes.
protocol EnvironmentDependent: AnyObject {
  func environmentChanged(_ transaction: Transaction)
}

enum EnvironmentDependents {
  struct Reference { weak var dependent: (any EnvironmentDependent)? }

  /// What is being derived now: an entry that is read meanwhile remembers it instead of the node at work.
  nonisolated(unsafe) static var making: (any EnvironmentDependent)?
}
