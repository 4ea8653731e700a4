import Foundation

/// The stack of the main thread. Passes over a tree of views recurse, so that its limit is what bounds how
/// deep views can be nested.
package enum StackLimit {
  /// Bytes that the main thread's stack may grow to: enough for the deepest tree of `Limits.depth` levels in
  /// an optimised build, and for 10,000 nested views in one that is not. It takes memory only as it is used.
  static let wanted: UInt = 512 << 20

  /// Raises the soft limit of the process as far as the hard limit allows. The kernel grows the main thread's
  /// stack up to the limit of the moment, so that the running program profits; other threads keep theirs.
  package static func raise() { _ = raised }

  private static let raised: Bool = {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur != rlim_t.max else { return false }
    let target = min(rlim_t(wanted), limit.rlim_max)
    guard limit.rlim_cur < target else { return false }
    limit.rlim_cur = target
    return setrlimit(resource, &limit) == 0
  }()

  private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_STACK.rawValue) }
}
