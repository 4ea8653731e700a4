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

/// A lock for a few instructions that run no code of a program's. It must not be taken again by the thread that
/// holds it.
package final class ShortLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  @inline(__always)
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
