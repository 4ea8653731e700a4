import CEngineThread
import Geometry
import Synchronization

/// What goes with a change of state: how it is animated and whatever else a program attaches. Each write
/// carries the transaction that is current when it is made.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Distinguishes transactions: a new number after every change, 0 for a transaction that carries nothing.
  private(set) var stamp: UInt64 = 0
  /// Asked for at every step of a change: beside the other values, where it needs no key, and in an object, so that a
  /// transaction is copied cheaply.
  private var moving: Moving?

  private final class Moving {
    let animation: Animation
    init(_ animation: Animation) { self.animation = animation }
  }
  private static let lastStamp = Atomic<UInt64>(0)

  /// A transaction that carries nothing.
  public init() {}

  /// A transaction whose changes are animated.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// How the change is animated; nil for at once.
  public var animation: Animation? {
    get { moving?.animation }
    set {
      moving = newValue.map(Moving.init)
      changed()
    }
  }

  /// The value for a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      changed()
    }
  }

  private mutating func changed() { stamp = Self.lastStamp.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Whether the animations that views and transitions have of their own leave the change alone: it goes with the
  /// transaction's animation, and at once where that has none.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change comes from a continuous action, such as a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether views take in how fast the values that the change sets go, so that an animation that follows begins with that
  /// speed: as they do while a finger drags. A change with an animation has the animation's own speed.
  ///
  /// Offsets, scales, rotations and opacities follow it, and of the animations springs go on with it.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Which point of a view is to meet that point of what is seen where the change sends a scroll view to the view without an
  /// anchor: by a bound identity or by a proxy. Nil for the smallest movement.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  private struct ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private struct TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }

  /// The transaction of the writes that the calling thread is making now.
  package static var current: Transaction {
    guard let known = engine_thread().pointee.transaction else { return Transaction() }
    return known.assumingMemoryBound(to: Transaction.self).pointee
  }
}

/// A key for a value of a program's own in a transaction.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value in a transaction that does not set one.
  static var defaultValue: Value { get }
}

/// Runs the closure; every state it writes carries the transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  // The closure does not suspend: all it does it does on this thread, while the transaction stands here.
  try withUnsafePointer(to: transaction) { present in
    let thread = engine_thread()
    let before = thread.pointee.transaction
    thread.pointee.transaction = UnsafeRawPointer(present)
    defer { thread.pointee.transaction = before }
    return try body()
  }
}

/// Runs the closure; every state it writes carries the current transaction with one value replaced.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
