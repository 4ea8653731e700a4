import DeepStack

/// A location that leads to another one. There may be a chain of any length: what goes along it asks for room, and
/// a write goes along it once (`modify`).
class DerivedLocation<Base, Value>: Location<Value> {
  private var held: Location<Base>?
  final var base: Location<Base> { held! }  // gone only in `deinit`
  final override var changesUnnoticed: Bool { baseChangesUnnoticed }
  private let baseChangesUnnoticed: Bool

  init(_ base: Location<Base>) {
    held = base
    baseChangesUnnoticed = base.changesUnnoticed
  }

  deinit { DeepStack.withRoom { held = nil } }

  /// Each kind says what becomes of a write by overriding `modify`.
  final override func set(_ value: Value, _ transaction: Transaction) {
    modify(transaction) {
      $0 = value
      return true
    }
  }

  final func isBaseSame(as other: DerivedLocation<Base, Value>) -> Bool {
    DeepStack.withRoom { base.isSame(as: other.base) }
  }
}

/// A part of a value at another location.
final class ProjectedLocation<Base, Value>: DerivedLocation<Base, Value> {
  private let path: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.path = path
    super.init(base)
  }

  override func get() -> Value { DeepStack.withRoom { base.get()[keyPath: path] } }

  override func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    DeepStack.withRoom { base.modify(transaction) { change(&$0[keyPath: path]) } }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return path == other.path && isBaseSame(as: other)
  }
}

/// Guards the last values of places that may not be there any more: bindings are read on any thread.
private let lastValuesLock = ShortLock()

/// Keeps a last value. The one before is released outside of the lock: it may hold a program's objects.
private func keep<Value>(_ new: Value, in last: inout Value) {
  var new = new
  lastValuesLock.withLock { swap(&last, &new) }
}

/// An element of a collection at another location.
final class ElementLocation<Base: MutableCollection>: DerivedLocation<Base, Base.Element> {
  private let index: Base.Index
  @exclusivity(unchecked) private var last: Base.Element

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.index = index
    last = base.get()[index]
    super.init(base)
  }

  private func exists(in whole: Base) -> Bool { index >= whole.startIndex && index < whole.endIndex }

  override func get() -> Base.Element {
    let whole = DeepStack.withRoom { base.get() }
    guard exists(in: whole) else { return lastValuesLock.withLock { last } }
    let element = whole[index]
    keep(element, in: &last)
    return element
  }

  override func modify(_ transaction: Transaction, _ change: (inout Base.Element) -> Bool) {
    DeepStack.withRoom {
      base.modify(transaction) { whole in
        guard exists(in: whole), change(&whole[index]) else { return false }
        keep(whole[index], in: &last)
        return true
      }
    }
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && isBaseSame(as: other)
  }
}

/// A value as an optional that always has one. Writing nil changes nothing.
final class WrappedLocation<Wrapped>: DerivedLocation<Wrapped, Wrapped?> {
  override func get() -> Wrapped? { DeepStack.withRoom { base.get() } }

  override func modify(_ transaction: Transaction, _ change: (inout Wrapped?) -> Bool) {
    DeepStack.withRoom {
      base.modify(transaction) { whole in
        var value: Wrapped? = whole
        guard change(&value), let value else { return false }
        whole = value
        return true
      }
    }
  }

  override func isSame(as other: Location<Wrapped?>) -> Bool {
    (other as? WrappedLocation<Wrapped>).map { isBaseSame(as: $0) } ?? false
  }
}

/// What an optional holds; the last value that it held while it is nil, when nothing is written.
final class UnwrappedLocation<Wrapped>: DerivedLocation<Wrapped?, Wrapped> {
  @exclusivity(unchecked) private var last: Wrapped

  init(_ base: Location<Wrapped?>, first: Wrapped) {
    last = first
    super.init(base)
  }

  override func get() -> Wrapped {
    guard let value = DeepStack.withRoom({ base.get() }) else { return lastValuesLock.withLock { last } }
    keep(value, in: &last)
    return value
  }

  override func modify(_ transaction: Transaction, _ change: (inout Wrapped) -> Bool) {
    DeepStack.withRoom {
      base.modify(transaction) { whole in
        guard var value = whole, change(&value) else { return false }
        whole = value
        return true
      }
    }
  }

  override func isSame(as other: Location<Wrapped>) -> Bool {
    (other as? UnwrappedLocation<Wrapped>).map { isBaseSame(as: $0) } ?? false
  }
}

/// The value of a place that may have none, or a default then.
final class DefaultedLocation<Value>: DerivedLocation<Value?, Value> {
  private let defaultValue: () -> Value

  init(_ base: Location<Value?>, _ defaultValue: @escaping () -> Value) {
    self.defaultValue = defaultValue
    super.init(base)
  }

  override func get() -> Value { DeepStack.withRoom { base.get() ?? defaultValue() } }

  override func modify(_ transaction: Transaction, _ change: (inout Value) -> Bool) {
    DeepStack.withRoom {
      base.modify(transaction) { value in
        var present = value ?? defaultValue()
        guard change(&present) else { return false }
        value = present
        return true
      }
    }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    (other as? DefaultedLocation<Value>).map(isBaseSame) ?? false
  }
}

extension Binding {
  /// The binding with a default while there is no value.
  package func defaulting<Wrapped>(to value: @escaping () -> Wrapped) -> Binding<Wrapped>
  where Value == Wrapped? {
    Binding<Wrapped>(location: DefaultedLocation(location, value))
  }
}
