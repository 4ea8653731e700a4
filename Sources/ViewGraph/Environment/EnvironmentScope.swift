import Geometry

/// One link of the environment: the entries of one modifier, and what is above.
///
/// Nodes share a scope; a look-up follows the links until one has the key. `mask` has a bit for every key
/// that is set here or above, so that most look-ups of keys that are not set end at once. When a modifier
/// sets a key that it did not set before, the shape of the environment changes; masks and derived values of
/// an old shape are recomputed when they are read.
package final class EnvironmentScope {
  package let parent: EnvironmentScope?
  let entries: EnvironmentEntries
  @exclusivity(unchecked) private var mask: UInt64
  /// The shape of the environment for which the mask holds; at the root, the present one.
  @exclusivity(unchecked) private(set) var shape: UInt32 = 0
  // Kept by the chain of parents; nil at the root itself.
  private unowned(unsafe) let outermost: EnvironmentScope?
  /// Values that many nodes below derive from several keys, worked out once for the scope.
  @exclusivity(unchecked) private var derived: [(type: ObjectIdentifier, value: EnvironmentDerived)] = []
  var direction = LayoutDirection.leftToRight
  var directionStamp = 0
  // Used within engine work, which one thread does at a time.
  nonisolated(unsafe) static var currentDirectionStamp = 1

  /// The outermost scope, that the host fills.
  package init(root entries: EnvironmentEntries) {
    parent = nil
    self.entries = entries
    mask = .max
    outermost = nil
  }

  package init(parent: EnvironmentScope, entries: EnvironmentEntries) {
    self.parent = parent
    self.entries = entries
    let root = parent.outermost ?? parent
    outermost = root
    mask = 0
    shape = root.shape
    mask = makeMask()
  }

  private func makeMask() -> UInt64 {
    var mask = parent.map { $0.parent == nil ? 0 : $0.presentMask } ?? .max
    for entry in entries.entries { mask |= Self.bit(entry.key) }
    return mask
  }

  @inline(__always)
  private var presentMask: UInt64 {
    let present = presentShape
    if shape != present {
      shape = present
      mask = makeMask()
    }
    return mask
  }

  /// The present shape of the environment that the scope is in.
  @inline(__always)
  var presentShape: UInt32 { outermost?.shape ?? shape }

  /// Called when a scope sets a key that it did not set before.
  func shapeChanged() { (outermost ?? self).shape &+= 1 }

  private static func bit(_ key: ObjectIdentifier) -> UInt64 {
    1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
  }

  /// The entry that holds for the key here, and nil where only the key's default does.
  func entry(_ key: ObjectIdentifier) -> EnvironmentEntries.Entry {
    let entry = maskedEntry(key)
    assert(entry === unmaskedEntry(key), "the mask of an environment scope is out of date")
    return entry
  }

  /// The entry by going through all scopes, which debug builds compare.
  private func unmaskedEntry(_ key: ObjectIdentifier) -> EnvironmentEntries.Entry {
    var scope = self
    while let parent = scope.parent {
      if let entry = scope.entries.entry(key), entry.isSet { return entry }
      scope = parent
    }
    return scope.entries.entryOrUnset(key)
  }

  @inline(__always)
  private func maskedEntry(_ key: ObjectIdentifier) -> EnvironmentEntries.Entry {
    guard let outermost else { return entries.entryOrUnset(key) }
    let bit = Self.bit(key)
    var scope = self
    while scope.presentMask & bit != 0, let parent = scope.parent {
      if let entry = scope.entries.entry(key), entry.isSet { return entry }
      scope = parent
    }
    return outermost.entries.entryOrUnset(key)
  }

  /// The value for the key here; the node at work becomes its reader.
  package func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    let entry = entry(ObjectIdentifier(key))
    entry.read()
    guard let box = entry.box else { return Key.defaultValue }
    return box.value(as: Key.Value.self)
  }

  /// A value that is worked out from the environment once for this scope and shared by all who ask here.
  ///
  /// The scope keeps the value: a value that kept the environment values that it is made from would never be freed.
  package func derived<Value>(_ type: DerivedValue<Value>.Type, _ make: (EnvironmentValues) -> Value) -> Value
  {
    // Inside of another value, the other one follows what this one is made from.
    if EnvironmentDerived.making != nil { return make(EnvironmentValues(scope: self)) }
    let key = ObjectIdentifier(type)
    for known in derived where known.type == key {
      return unsafeDowncast(known.value, to: DerivedValue<Value>.self).read(make)
    }
    let value = DerivedValue<Value>(scope: self)
    derived.append((key, value))
    return value.read(make)
  }

  /// Every scope up to but not including `base`, outermost first, laid over another scope.
  package func rebased(from base: EnvironmentScope, onto place: EnvironmentScope) -> EnvironmentScope {
    guard self !== base, let parent else { return place }
    return EnvironmentScope(parent: parent.rebased(from: base, onto: place), entries: entries)
  }
}
