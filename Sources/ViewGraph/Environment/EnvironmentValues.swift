/// A key for a value of the environment, which views hand down to those inside of them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The environment at one place of the tree.
///
/// Reading a value makes the view that is being computed depend on that value alone.
public struct EnvironmentValues: CustomStringConvertible {
  package let scope: EnvironmentScope?
  package var overrides = EnvironmentOverrides()

  /// An environment that holds every key's default.
  public init() { scope = nil }

  package init(scope: EnvironmentScope) { self.scope = scope }

  /// The value that is set nearest above, or the key's default. Writing it in
  /// `transformEnvironment(_:transform:)` sets it below.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if !overrides.items.isEmpty, let set = overrides[ObjectIdentifier(key)] {
        return set.value(as: K.Value.self)
      }
      guard let scope else { return K.defaultValue }
      return scope.value(key)
    }
    set { overrides.set(ObjectIdentifier(key), newValue) }
  }

  /// The values that are set here and above, inmost first; keys left at their defaults are left out.
  public var description: String {
    var seen: Set<ObjectIdentifier> = []
    var parts: [String] = []
    func append(_ key: ObjectIdentifier, _ value: Any) {
      guard seen.insert(key).inserted else { return }
      parts.append("\(unsafeBitCast(key, to: Any.Type.self)) = \(value)")
    }
    for item in overrides.items { append(item.key, item.box.erased) }
    var next = scope
    while let current = next {
      for entry in current.entries.entries { if let box = entry.box { append(entry.key, box.erased) } }
      next = current.parent
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// The value of an observable object set by its type.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { self[ObjectKey<T>.self].object }
    set { self[ObjectKey<T>.self] = ObjectReference(object: newValue) }
  }

  /// Objects are compared by identity, whether or not they are `Equatable`.
  private struct ObjectReference<T: AnyObject>: IdentityComparable {
    var object: T?
    func isSame(as other: Self) -> Bool { object === other.object }
  }

  private struct ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectReference<T> { ObjectReference(object: nil) }
  }
}
