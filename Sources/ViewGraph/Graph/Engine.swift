import CEngineThread
import Dispatch

/// The engine's work, whatever graph it is on.
///
/// Graphs belong to the main actor, which may go from one thread to another at each suspension: no graph is tied
/// to a thread. Work on graphs excludes work on others, so that what the process shares (plans of types, caches)
/// has one user at a time; it is begun by `Graph.enter`. What belongs to the work that is being done (the graph,
/// the transaction of a write) is kept by thread, because that work never suspends.
enum Engine {
  /// Runs work that touches nodes. Nested calls are part of the outermost.
  @inline(__always)
  static func work<Result>(_ body: () throws -> Result) rethrows -> Result {
    engine_begin()
    defer { engine_end() }
    return try body()
  }

  /// Whether the calling thread is at such work.
  @inline(__always)
  static var isAtWork: Bool { engine_thread().pointee.depth > 0 }

  /// Whether the caller runs on the main actor, whichever thread carries it now.
  static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  // MARK: Observations

  // Used within engine work, which one thread does at a time.
  nonisolated(unsafe) private static var endings = 0

  /// Whether the caller is notified of an observation that the engine itself is ending.
  static var isEndingObservations: Bool { isAtWork && endings > 0 }

  /// Runs what ends an observation of a node. Within engine work.
  static func endObservation(_ end: () -> Void) {
    endings += 1
    end()
    endings -= 1
  }

  // MARK: The main actor

  private static let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
