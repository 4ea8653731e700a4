/// What is made once for each type, when it is first asked for, and kept for the life of the process, for any thread.
final class TypeCache<Made>: @unchecked Sendable {
  /// Held while something is made, which may ask for the same of other types.
  private let lock = Lock()
  @exclusivity(unchecked) private var known: [ObjectIdentifier: Made] = [:]

  @inline(__always)
  func value(for type: Any.Type, _ make: () -> Made) -> Made {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let value = known[key] { return value }
      let value = make()
      known[key] = value
      return value
    }
  }
}
