/// A value that a view owns: it lives as long as the view keeps its place in the tree, and changing it runs
/// the body of every view that read it.
///
/// The initial value counts once, when the view first appears; a parent that passes another later changes
/// nothing. May be written from any thread, and read there at once; what a thread that does not carry the main actor
/// writes is shown with the next frame.
@propertyWrapper
public struct State<Value>: DynamicProperty, NodeOwnedProperty {
  private let initial: Value
  package private(set) var location: Location<Value>?

  /// A state with an initial value, which holds when the view first appears.
  public init(wrappedValue value: Value) { initial = value }
  /// A state with an initial value, which holds when the view first appears.
  public init(initialValue value: Value) { initial = value }

  /// Outside a view in a tree, the initial value; writing it there changes nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// A binding to the state. Outside a view in a tree it is constant.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }

  public nonisolated static func _installer() -> _PropertyInstaller {
    _PropertyInstaller { pointer, storage, node in
      let state = pointer.assumingMemoryBound(to: Self.self)
      if let known = storage {
        state.pointee.location = unsafeDowncast(known, to: Location<Value>.self)
      } else {
        let made = StateBox(state.pointee.initial, graph: node.graph)
        storage = made
        state.pointee.location = made
      }
    } empty: {
      $0.assumingMemoryBound(to: Self.self).pointee.location = nil
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is nil when the view first appears.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}
