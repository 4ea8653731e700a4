import Foundation

/// A lock that may be taken again by the thread that holds it: for caches that are filled once and read
/// from any thread.
package final class Lock: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  package init() {}

  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
