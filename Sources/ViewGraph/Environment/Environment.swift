import Observation

/// A value of the environment, read where it stands. The view depends on that value alone, and only if its
/// body reads it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  // One of the two. Two plain fields: copying a generic choice would look its type up each time.
  private let path: KeyPath<EnvironmentValues, Value>?
  private let object: ((EnvironmentValues) -> Value)?
  private var scope: EnvironmentScope?

  /// Reads the environment at a key path, of which each evaluation of the body sees the present value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    path = keyPath
    object = nil
  }

  fileprivate init(_ object: @escaping (EnvironmentValues) -> Value) {
    path = nil
    self.object = object
  }

  /// The value where the view is in the tree; the key's default outside a tree.
  public var wrappedValue: Value {
    let values = if let scope { EnvironmentValues(scope: scope) } else { EnvironmentValues() }
    if let path { return values[keyPath: path] }
    guard let object else { preconditionFailure("made with neither path nor object") }  // no init does
    return object(values)
  }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, _, node in
      pointer.assumingMemoryBound(to: Self.self).pointee.scope = node.environment
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.scope = nil
    }
  }
}

// Shapes and layouts, which are sendable, hold it. What it is connected to is read on the main actor alone.
extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeOwnedProperty {}

extension Environment: RecordedProperty {
  /// Nil for an object, whose identity alone would count: it may be missing.
  private var recordedValue: Value? {
    guard let path, let scope else { return nil }
    return EnvironmentValues(scope: scope)[keyPath: path]
  }

  func record() -> Any { recordedValue as Any }
  func isSame(asRecorded record: Any) -> Bool { isEqual(recordedValue, asRecorded: record) }
}

extension Environment {
  /// The observable object of a type that is set above. Reading it where none is set is a programmer's
  /// error.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init { values in
      guard let object = values[object: Value.self] else {
        fatalError("No \(Value.self) in the environment: set it with environment(_:) above")  // as documented
      }
      return object
    }
  }

  /// The observable object of a type that is set above, nil where none is.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    self.init { $0[object: T.self] }
  }
}

/// Sets one value of the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EnvironmentModifying {
  public typealias Body = Never
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  public var value: Value

  @inlinable
  public nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
  package nonisolated func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EnvironmentModifying {
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package nonisolated func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// Sets the object of a type.
nonisolated struct EnvironmentObservableModifier<T: AnyObject>: EnvironmentModifying {
  typealias Body = Never
  let object: T?
  nonisolated func write(to values: inout EnvironmentValues) { values[object: T.self] = object }
}

extension View {
  /// Sets a value of the environment for this view and all below, unless one of those sets it anew.
  @inlinable
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Provides an observable object to this view and all below, which find it by its type; nil provides none.
  public nonisolated func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(EnvironmentObservableModifier(object: object))
  }

  /// Changes the value that the environment has here, for this view and all below. The closure runs again
  /// when the value above changes.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
