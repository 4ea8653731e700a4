import Foundation

/// A value that a window remembers by a key: all views of one session share it, other sessions have theirs.
///
/// Unlike a `@State` it outlives its view: a view that comes back finds what was left. It is kept in memory
/// and goes with the session. The initial value holds where nothing has been kept.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: OutsideLocation<StoredValue<Value, ScenePlace>>?

  private init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.key = key
    self.initial = initial
    self.form = form
  }

  /// Outside a view in a tree, the initial value; writing it there changes nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the kept value. Outside a view in a tree it is constant.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let property = pointer.assumingMemoryBound(to: Self.self)
      property.pointee.location = StoredValue.location(
        ScenePlace(key: property.pointee.key, values: StoredValues.of(node.graph)), property.pointee.form,
        initial: property.pointee.initial, in: &storage, graph: node.graph)
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.location = nil
    }
  }
}

extension SceneStorage: IdentityComparable {
  package func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  /// A truth value by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key, .bool) }
  /// An integer by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key, .int) }
  /// A number by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }
  /// A string by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }
  /// A URL by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key, .url) }
  /// A date by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(wrappedValue, key, .date) }
  /// Bytes by a key of the session.
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key, .data) }
  /// Kept as the raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, StoredForm.int.of(Value.self))
  }
  /// Kept as the raw value.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, StoredForm.string.of(Value.self))
  }
}

extension SceneStorage where Value: Codable {
  /// A value of a type of the package that stands for what a user has arranged.
  package init(coded initial: Value, _ key: String) { self.init(initial, key, .coded) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A truth value by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == Bool? { self.init(nil, key, StoredForm.bool.optional) }
  /// An integer by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == Int? { self.init(nil, key, StoredForm.int.optional) }
  /// A number by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == Double? { self.init(nil, key, StoredForm.double.optional) }
  /// A string by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == String? { self.init(nil, key, StoredForm.string.optional) }
  /// A URL by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == URL? { self.init(nil, key, StoredForm.url.optional) }
  /// A date by a key of the session, nil where none is kept.
  public init(_ key: String) where Value == Date? { self.init(nil, key, StoredForm.date.optional) }
  /// Bytes by a key of the session, nil where none are kept.
  public init(_ key: String) where Value == Data? { self.init(nil, key, StoredForm.data.optional) }
}

extension SceneStorage {
  /// Kept as the raw value; nil where none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredForm.string.of(R.self).optional)
  }
  /// Kept as the raw value; nil where none is kept.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredForm.int.of(R.self).optional)
  }
}
