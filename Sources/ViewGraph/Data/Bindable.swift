import Observation

/// Makes bindings to the properties of an observable object, which the view does not own.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  private init(object: Value) { self.object = object }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// The wrapper itself, from which `$object.property` takes a binding to a property.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  /// Makes bindings to an object's properties, for a local variable: `Bindable(book).title`.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  /// The wrapper that another view passes on.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: SpecialField where Value: AnyObject {}

extension Bindable: IdentityComparable where Value: AnyObject {
  package func isSame(as other: Bindable<Value>) -> Bool { wrappedValue === other.wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
