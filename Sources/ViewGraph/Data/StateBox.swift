import DeepStack

/// A place that holds a value and knows its readers.
package class Location<Value>: Source {
  /// Reads the value; the node at work becomes its reader.
  package func get() -> Value {
    // Every kind of location overrides it; none is of this class itself.
    preconditionFailure("a location overrides get()")
  }
  package func set(_ value: Value, _ transaction: Transaction) {}
  /// Changes a part of the value; nothing is written where the closure answers that it changed nothing.
  package func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    var value = get()
    if change(&value) { set(value, transaction) }
  }
  /// Whether both lead to the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The storage of a `@State`.
final class StateBox<Value>: Location<Value>, PropertyStorage {
  private var value: Value
  private unowned(unsafe) var graph: Graph?  // cleared when the view leaves, which it does before the graph
  private static var plan: ValuePlan { ValuePlan.of(Value.self) }
  private let plan: ValuePlan

  init(_ value: Value, graph: Graph) {
    self.value = value
    self.graph = graph
    plan = Self.plan
  }

  /// A binding may outlive the view: its writes go to the value alone from now on.
  func nodeWillRemove() { graph = nil }

  override func get() -> Value {
    recordRead(in: nil)
    return value
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    guard let graph else { return write(value, transaction) }
    let value = UncheckedBox(value)
    graph.perform { self.write(value.value, transaction) }
  }

  private func write(_ new: Value, _ transaction: Transaction) {
    let isSame = withUnsafePointer(to: value) { old in withUnsafePointer(to: new) { plan.equal(old, $0) } }
    if !isSame { graph?.separate(transaction) }
    value = new
    if !isSame { wake(transaction) }
  }

}

/// Carries a value over a boundary that the caller knows to be safe.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A property of an object, by reference.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }
  override func get() -> Value { root[keyPath: path] }
  override func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { root[keyPath: path] = value }
  }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && path == other.path
  }
}

/// A place that two closures make.
final class ClosureLocation<Value>: Location<Value> {
  private typealias Closures = (get: () -> Value, set: (Value, Transaction) -> Void)
  private var held: Closures?
  private var closures: Closures { held! }  // gone only in `deinit`

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { held = (get, set) }

  // The closures may hold another binding, of which there may be a chain.
  deinit { DeepStack.withRoom { held = nil } }

  override func get() -> Value { DeepStack.withRoom(closures.get) }
  override func set(_ value: Value, _ transaction: Transaction) {
    DeepStack.withRoom { closures.set(value, transaction) }
  }
}

/// A place whose value never changes.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func get() -> Value { value }
  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    let plan = ValuePlan.of(Value.self)
    return withUnsafePointer(to: value) { mine in withUnsafePointer(to: other.value) { plan.equal(mine, $0) }
    }
  }
}
