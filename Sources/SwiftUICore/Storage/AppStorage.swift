import Foundation

/// A value in the user's defaults that a view shows and changes: the body runs again when it has changed,
/// wherever it was written.
///
/// Where nothing is stored under the key, or something of another kind, the initial value holds; it is not
/// written. Setting an optional to nil removes the key. What a program writes to `UserDefaults` past the
/// property is seen at the next update of the view's session.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let form: StoredForm<Value>
  private var location: OutsideLocation<StoredValue<Value, DefaultsPlace>>?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.form = form
  }

  /// Outside a view in a tree, the value in the property's own store, or else the standard one.
  public var wrappedValue: Value {
    get { location?.get() ?? StoredValue<Value, DefaultsPlace>.read(outside, form, initial) }
    nonmutating set {
      if let location { return location.set(newValue, Transaction.current) }
      outside.store(form.write(newValue))
      outside.changed(in: nil, Transaction.current)
    }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  private var outside: DefaultsPlace { DefaultsPlace(key: key, defaults: store ?? .standard) }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let property = pointer.assumingMemoryBound(to: Self.self)
      let store = property.pointee.store ?? EnvironmentValues(scope: node.environment).defaultAppStorage
      property.pointee.location = StoredValue.location(
        DefaultsPlace(key: property.pointee.key, defaults: store), property.pointee.form,
        initial: property.pointee.initial, in: &storage, graph: node.graph)
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.location = nil
    }
  }
}

extension AppStorage: IdentityComparable {
  package func isSame(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage where Value: Codable {
  /// A value of a type of the package that stands for what a user has arranged.
  package init(coded initial: Value, _ key: String, store: UserDefaults?) {
    self.init(initial, key, store, .coded)
  }
}

extension AppStorage {
  /// A stored truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is stored.
  ///   - key: The name in the defaults.
  ///   - store: The defaults; nil for those of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .bool)
  }
  /// A stored integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .int)
  }
  /// A stored number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .double)
  }
  /// A stored string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .string)
  }
  /// A URL of a file is stored as its path.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }
  /// A stored date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .date)
  }
  /// Stored bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .data)
  }
  /// Stored as the raw value. One that stands for no value of the type counts as not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, StoredForm.int.of(Value.self))
  }
  /// Stored as the raw value. One that stands for no value of the type counts as not there.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, StoredForm.string.of(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A stored truth value, nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredForm.bool.optional)
  }
  /// A stored integer, nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredForm.int.optional)
  }
  /// A stored number, nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredForm.double.optional)
  }
  /// A stored string, nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredForm.string.optional)
  }
  /// A stored URL, nil where none is stored. One of a file is stored as its path.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredForm.url.optional)
  }
  /// A stored date, nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StoredForm.date.optional)
  }
  /// Stored bytes, nil where none are stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredForm.data.optional)
  }
}

extension AppStorage {
  /// Stored as the raw value; nil where none is stored, or one that stands for no value of the type.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store, StoredForm.string.of(R.self).optional)
  }
  /// Stored as the raw value; nil where none is stored, or one that stands for no value of the type.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store, StoredForm.int.of(R.self).optional)
  }
}

extension EnvironmentValues {
  private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
  }

  /// The store of the `@AppStorage` properties that name none.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store of the `@AppStorage` properties below that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
