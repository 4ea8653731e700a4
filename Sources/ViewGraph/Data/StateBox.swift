import DeepStack

/// A place that holds a value and knows its readers.
package class Location<Value>: Source {
  /// Reads the value; the node at work becomes its reader.
  package func get() -> Value {
    // Every kind of location overrides it; none is of this class itself.
    preconditionFailure("a location overrides get()")
  }
  package func set(_ value: Value, _ transaction: Transaction) {}
  /// Reads, changes and writes the value: where the place can, as one step that no other thread's write comes between.
  /// Nothing is written where the closure answers that it changed nothing.
  package func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    var value = get()
    if change(&value) { set(value, transaction) }
  }
  /// Whether both lead to the same place.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
  /// The way into the graph of the view that owns the value; nil where no view does.
  package var graphInbox: GraphInbox? { nil }
  /// Whether a change wakes none of those that have read the value here: a view is told of it by another binding
  /// (`Binding.seen`).
  package var changesUnnoticed: Bool { false }
}

/// The storage of a `@State`.
///
/// Who writes a value finds it there at once, on whatever thread: the inbox's lock guards it. What reads it is woken
/// through the inbox. A binding may outlive the view and the session; the value stays with the box.
final class StateBox<Value>: Location<Value> {
  /// Guarded by the inbox's lock, with the number of writes so far.
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var writes: UInt32 = 0
  private let inbox: GraphInbox
  private let plan: ValuePlan

  init(_ value: Value, graph: Graph) {
    self.value = value
    inbox = graph.inbox
    plan = ValuePlan.of(Value.self)
  }

  override var graphInbox: GraphInbox? { inbox }

  override func get() -> Value {
    recordRead(in: nil)
    return inbox.lock.withLock { value }
  }

  override func set(_ new: Value, _ transaction: Transaction) {
    let caller = inbox.caller
    inbox.separate(transaction, as: caller)
    let old = inbox.lock.withLock { exchange(new) }
    wakeReaders(old, new, transaction, as: caller)
  }

  override func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    let caller = inbox.caller
    inbox.separate(transaction, as: caller)
    // The change is code of a program's, which may come back here: it runs outside of the lock, and again where
    // another thread has written meanwhile.
    while true {
      let (old, seen) = inbox.lock.withLock { (value, writes) }
      var new = old
      guard change(&new) else { return }
      let isWritten = inbox.lock.withLock {
        guard writes == seen else { return false }
        _ = exchange(new)
        return true
      }
      if isWritten { return wakeReaders(old, new, transaction, as: caller) }
    }
  }

  /// The value before, which is released outside of the lock.
  private func exchange(_ new: Value) -> Value {
    let old = value
    value = new
    writes &+= 1
    return old
  }

  private func wakeReaders(
    _ old: Value, _ new: Value, _ transaction: Transaction, as caller: GraphInbox.Caller
  ) {
    if !plan.areEqual(old, new) { inbox.wake(self, transaction, as: caller) }
  }
}

extension Graph {
  /// A state of the whole tree, that no view has: what its bindings lead to stays for as long as they do.
  package func makeState<Value>(_ value: Value) -> Binding<Value> {
    Binding(location: StateBox(value, graph: self))
  }
}

extension StateBox: ParkedStorage {
  /// A value that nobody has written is the initial one.
  var parked: AnyObject? { inbox.lock.withLock { writes } > 0 ? self : nil }
  var shared: AnyObject? { self }
}

/// A property of an object, by reference.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value> {
  private let root: Root
  private let path: ReferenceWritableKeyPath<Root, Value>
  override var changesUnnoticed: Bool { !isObserved }
  /// Whether reading the property makes the reader follow it.
  private let isObserved: Bool

  init(_ root: Root, _ path: ReferenceWritableKeyPath<Root, Value>, isObserved: Bool) {
    self.root = root
    self.path = path
    self.isObserved = isObserved
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
package final class ConstantLocation<Value>: Location<Value> {
  private let value: Value
  package init(_ value: Value) { self.value = value }
  package override func get() -> Value { value }
  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return ValuePlan.areEqual(value, other.value)
  }
}
