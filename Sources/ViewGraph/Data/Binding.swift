/// Reads and writes a value that is owned elsewhere, by a `State`, an object or the environment.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  package let location: Location<Value>
  /// What goes with writes through this binding.
  public var transaction: Transaction
  private let carriesTransaction: Bool
  /// The value when the binding was made, where readers are not woken by a change: a view whose parent makes a binding
  /// with another value is updated.
  private let seen: SeenValue<Value>?

  package init(location: Location<Value>) {
    self.location = location
    transaction = Transaction()
    carriesTransaction = false
    seen = location.changesUnnoticed ? SeenValue(location.get()) : nil
  }

  private init(_ binding: Binding<Value>, transaction: Transaction) {
    location = binding.location
    self.transaction = transaction
    carriesTransaction = true
    seen = binding.seen
  }

  private init(location: Location<Value>, transaction: Transaction) {
    self.init(Binding(location: location), transaction: transaction)
  }

  /// A binding whose value comes from one closure and goes to another. Two such bindings are never equal, so
  /// that a view that has one is always updated with its parent.
  ///
  /// - Parameters:
  ///   - get: Read each time the value is, also while a body runs: what it reads makes that body run again.
  ///   - set: Called for each write, in the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      location: ClosureLocation(get: get) { value, transaction in withTransaction(transaction) { set(value) }
      })
  }

  /// A binding whose value comes from one closure and goes to another, with the transaction of the write.
  ///
  /// - Parameters:
  ///   - get: Read each time the value is, also while a body runs.
  ///   - set: Called for each write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: ClosureLocation(get: get, set: set))
  }

  /// A binding whose value never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  /// The binding that another view passes on.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value where it is owned. Reading it in a body makes the body run again when it changes; writing it
  /// goes to the owner.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, carriesTransaction ? transaction : Transaction.current) }
  }

  /// The binding itself, to pass on as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value. Writing it reads the whole, changes the part and writes the whole.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let projected = ProjectedLocation(location, keyPath)
    return carriesTransaction
      ? Binding<Subject>(location: projected, transaction: transaction)
      : Binding<Subject>(location: projected)
  }

  /// The binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(self, transaction: transaction)
  }

  /// A binding to an optional, from one to its wrapped value. Writing nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? { self.init(location: WrappedLocation(base.location)) }

  /// A binding to the wrapped value of an optional, nil while there is none. Once there has been one, the
  /// binding keeps the last value that it saw when the optional becomes nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, first: first))
  }

  /// A binding to a hashable value, type-erased. Writing a value of another type changes nothing.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    let location = base.location
    self.init(
      location: ClosureLocation(get: { AnyHashable(location.get()) }) { value, transaction in
        if let value = value.base as? V { location.set(value, transaction) }
      })
  }

  /// Does nothing: a binding is ready when it is made.
  public mutating func update() {}

  public nonisolated static func _installer() -> _PropertyInstaller { _PropertyInstaller { _, _, _ in } }
}

extension Binding: IdentityComparable {
  package func isSame(as other: Binding<Value>) -> Bool {
    guard location.isSame(as: other.location) else { return false }
    guard let seen, let others = other.seen else { return seen == nil && other.seen == nil }
    return ValuePlan.areEqual(seen.value, others.value)
  }
}

/// A value that a binding had when it was made.
private final class SeenValue<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the present value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  /// The indices of the present value.
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the present value; the collection of bindings has the same.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// Moves an index to the next element of the present value.
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to one element. After the element is gone it gives the last value and drops writes.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  /// Moves an index to the element of the present value before.
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
