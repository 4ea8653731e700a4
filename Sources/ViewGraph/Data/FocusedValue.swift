import Observation
import OpenCombine

/// What the view with the focus, one around it or the scene tells; nil where nothing does. The view's body runs again when
/// it becomes another.
///
/// Source: FocusedValue in SwiftUI's documentation.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let key: AnyHashable
  private let read: (FocusedValues) -> Value?
  private var value: Value?

  /// The value of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    key = AnyHashable(keyPath)
    read = { $0[keyPath: keyPath] }
  }

  /// The object of a type, by `focusedValue(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    key = AnyHashable(ObjectIdentifier(objectType))
    read = { $0[object: objectType] }
  }

  /// The value; nil where nothing tells one.
  public var wrappedValue: Value? { value }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, _, node in
      let property = pointer.assumingMemoryBound(to: Self.self)
      property.pointee.value = property.pointee.read(node.graph.focusedValues(for: node))
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.value = nil
    }
  }
}

extension FocusedValue: IdentityComparable {
  package func isSame(as other: FocusedValue) -> Bool { key == other.key }
}

/// A binding that the view with the focus, one around it or the scene tells, as its value: what is written goes to where
/// the binding leads, and nowhere where nothing tells one.
///
/// Source: FocusedBinding in SwiftUI's documentation.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var focused: FocusedValue<Binding<Value>>

  /// The binding of a key.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { focused = FocusedValue(keyPath) }

  /// The binding's value; nil where nothing tells a binding. Writing nil changes nothing.
  public var wrappedValue: Value? {
    get { focused.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { focused.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = focused.wrappedValue
    return Binding(
      get: { binding?.wrappedValue },
      set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// An observable object that the view with the focus, one around it or the scene tells; nil where nothing does. The view's
/// body runs again when another is told, and before the object changes.
///
/// Source: FocusedObject in SwiftUI's documentation.
@propertyWrapper
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    fileprivate let object: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      ObservedObject(wrappedValue: object).projectedValue[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType?
  /// See `ObjectSubscription.bodies`.
  private var bodies = 0

  /// The object of the type that is told.
  public init() {}

  /// The object; nil where none is told.
  public var wrappedValue: ObjectType? { object }

  /// Makes bindings to the object's properties; nil where none is told.
  public var projectedValue: Wrapper? { object.map { Wrapper(object: $0) } }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let object = node.graph.focusedValues(for: node)[object: ObjectType.self]
      let subscription = ObjectSubscription.kept(in: &storage)
      if let object { subscription.follow(object, for: node) } else { subscription.stop() }
      let property = pointer.assumingMemoryBound(to: Self.self)
      property.pointee.object = object
      property.pointee.bodies = subscription.countBody()
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.object = nil
    }
  }
}

extension FocusedObject: IdentityComparable {
  package func isSame(as other: FocusedObject) -> Bool { true }
}

extension Graph {
  /// What the focus of the window tells; a transition's own tree has that of the tree that shows it.
  fileprivate func focusedValues(for node: ViewNode) -> FocusedValues {
    (mainGraph ?? self).focus.values(for: node)
  }
}
