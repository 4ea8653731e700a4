/// A key for a value that travels down the tree.
public protocol EnvironmentKey {
  associatedtype Value
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

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let value = overrides[ObjectIdentifier(key)] as? K.Value { return value }
      return scope?.value(key) ?? K.defaultValue
    }
    set { overrides.set(ObjectIdentifier(key), newValue) }
  }

  public var description: String { "EnvironmentValues(\(overrides.items.count) set here)" }

  /// The value of an observable object set by its type.
  package subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  private struct ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
  }
}
