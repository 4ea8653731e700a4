import Foundation

/// Where one stored value lies.
protocol StoredPlace {
  var stored: Any? { get }
  func store(_ value: Any?)
  /// Whether both are the same place.
  func isSame(as other: Self) -> Bool
  /// Makes the properties that observe such places check them again, those of the writing session first.
  func changed(in inbox: GraphInbox?, _ transaction: Transaction)
}

/// A key of the user's defaults.
struct DefaultsPlace: StoredPlace {
  let key: String
  let defaults: UserDefaults

  var stored: Any? { defaults.object(forKey: key) }

  func store(_ value: Any?) {
    if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    // Nothing else writes the file before the process ends.
    defaults.synchronize()
  }

  func isSame(as other: Self) -> Bool { key == other.key && defaults === other.defaults }

  func changed(in inbox: GraphInbox?, _ transaction: Transaction) {
    inbox?.perform { $0.outsideValues?.check(transaction) }
    StoredValues.checkAll(except: inbox)
  }
}

/// A key of what a session remembers, for as long as it lives.
struct ScenePlace: StoredPlace {
  let key: String
  let values: StoredValues

  var stored: Any? { values.scene.withLock { values.scene.values[key] } }
  func store(_ value: Any?) { values.scene.withLock { values.scene.values[key] = value } }
  func isSame(as other: Self) -> Bool { key == other.key && values === other.values }
  func changed(in inbox: GraphInbox?, _ transaction: Transaction) {
    inbox?.perform { $0.outsideValues?.check(transaction) }
  }
}

/// A property that shows a stored value.
protocol StoredFollower: AnyObject {
  /// Wakes the readers when the stored value is another than before.
  func checkStored(_ transaction: Transaction)
}

/// The stored values that a session remembers and those that its views follow.
///
/// Foundation posts no notification on Linux when a default is written, so that those followed are read again
/// at each update; a write through `@AppStorage` notifies all sessions of the process at once.
final class StoredValues: OutsideValues {
  /// What `@SceneStorage` keeps, for any thread.
  let scene = SceneValues()
  private var followers: [Follower] = []

  private struct Follower { weak var object: (any StoredFollower)? }

  /// Those of a session's graph, made when they are first asked for.
  static func of(_ graph: Graph) -> StoredValues {
    if let known = graph.outsideValues as? StoredValues { return known }
    let made = StoredValues()
    graph.outsideValues = made
    return made
  }

  func add(_ follower: any StoredFollower, of graph: Graph) {
    if followers.isEmpty { Self.register(graph) }
    followers.append(Follower(object: follower))
  }

  func remove(_ follower: any StoredFollower) {
    followers.removeAll { $0.object == nil || $0.object === follower }
  }

  package func check(_ transaction: Transaction) {
    guard !followers.isEmpty else { return }
    for follower in followers { follower.object?.checkStored(transaction) }
  }

  // MARK: All sessions

  private struct Session: @unchecked Sendable { weak var inbox: GraphInbox? }
  private static let lock = Lock()
  nonisolated(unsafe) private static var sessions: [Session] = []  // read and written under the lock

  private static func register(_ graph: Graph) {
    lock.withLock {
      sessions.removeAll { $0.inbox == nil || $0.inbox === graph.inbox }
      sessions.append(Session(inbox: graph.inbox))
    }
  }

  static func checkAll(except mine: GraphInbox?) {
    for session in lock.withLock({ sessions }) where session.inbox !== mine {
      session.inbox?.perform { $0.outsideValues?.check(Transaction()) }
    }
  }
}

/// The values that one session remembers by their keys.
final class SceneValues: @unchecked Sendable {
  private let lock = ShortLock()
  fileprivate var values: [String: Any] = [:]

  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}

/// A stored value, as one property of one view follows it.
final class StoredValue<Value, Place: StoredPlace>: OutsideValue, StoredFollower {
  /// Through which views read the value; it keeps this object.
  private(set) weak var location: OutsideLocation<StoredValue>?
  private let form: StoredForm<Value>
  /// Guarded by the inbox's lock: bindings read and write the value on any thread.
  private var parameters: (place: Place, initial: Value)
  private var seen: Value
  private let plan = ValuePlan.of(Value.self)
  private let inbox: GraphInbox

  init(_ place: Place, _ form: StoredForm<Value>, initial: Value, graph: Graph) {
    self.form = form
    parameters = (place, initial)
    inbox = graph.inbox
    seen = Self.read(place, form, initial)
    StoredValues.of(graph).add(self, of: graph)
  }

  static func read(_ place: Place, _ form: StoredForm<Value>, _ initial: Value) -> Value {
    place.stored.flatMap(form.read) ?? initial
  }

  /// Adopts the view's present parameters: the place, and the initial value for one that is not stored.
  private func follow(_ place: Place, initial: Value) {
    let before = present
    var new = (place: before.place.isSame(as: place) ? before.place : place, initial: initial)
    // The ones before are released outside of the lock.
    inbox.lock.withLock { swap(&parameters, &new) }
    seen = Self.read(place, form, initial)
  }

  /// The location for a view's property, kept in the node's `storage`: made for the first evaluation, adopting the
  /// present parameters at every further one.
  static func location(
    _ place: Place, _ form: StoredForm<Value>, initial: Value, in storage: inout AnyObject?, graph: Graph
  ) -> OutsideLocation<StoredValue> {
    if let known = storage {
      let location = unsafeDowncast(known, to: OutsideLocation<StoredValue>.self)
      location.outside.follow(place, initial: initial)
      return location
    }
    let value = StoredValue(place, form, initial: initial, graph: graph)
    let location = OutsideLocation(value)
    value.location = location
    storage = location
    return location
  }

  private var present: (place: Place, initial: Value) { inbox.lock.withLock { parameters } }

  func get() -> Value {
    let (place, initial) = present
    return Self.read(place, form, initial)
  }

  func set(_ value: Value, _ transaction: Transaction) {
    inbox.separate(transaction)
    let place = present.place
    place.store(form.write(value))
    place.changed(in: inbox, transaction)
  }

  func checkStored(_ transaction: Transaction) {
    let present = get()
    guard !plan.areEqual(seen, present) else { return }
    seen = present
    location?.wake(transaction)
  }

  func viewWillRemove(from graph: Graph) {
    StoredValues.of(graph).remove(self)
  }
}
