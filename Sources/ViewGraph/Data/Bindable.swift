import Observation

/// A way to bindings of an observable object's properties: with `@Bindable var book: Book`, `$book.title` is a
/// binding to the title. It keeps the object as a plain property does; the view updates when a property that its
/// body reads changes.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  private init(object: Value) { self.object = object }

  // The compiler offers `self.book = book` and memberwise initialisers that take the object only for a wrapper
  // whose initialiser is declared for every value. The one for observable objects, below, is what it then calls.
  /// Unavailable: the value is no observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable.")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Unavailable: the value is no observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable.")
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, whose members are bindings: `$book.title`.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding(location: ObjectLocation(wrappedValue, keyPath, isObserved: true))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Wraps an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Wraps an observable object, for a binding in passing: `Bindable(book).title`.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Takes the wrapper over from another `@Bindable` property.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: SpecialField where Value: AnyObject {}

extension Bindable: IdentityComparable where Value: AnyObject {
  package func isSame(as other: Bindable<Value>) -> Bool { wrappedValue === other.wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The object's id.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
