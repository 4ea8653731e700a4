import Observation

/// A way to bindings of an observable object's properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  private init(object: Value) { self.object = object }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

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
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: SpecialField where Value: AnyObject {}

extension Bindable: IdentityComparable where Value: AnyObject {
  package func isSame(as other: Bindable<Value>) -> Bool { wrappedValue === other.wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
