import Foundation

/// Ends the process when nothing has happened for long, and says what was at work: an update that never ends
/// would else tell nothing.
///
/// Started by the program that runs for hours, not by tests, where only counted work may decide.
package final class Watchdog: Sendable {
  package static let shared = Watchdog()

  private struct State {
    var task = ""
    var fed = ContinuousClock.now
    var isStarted = false
  }

  private let lock = NSLock()
  // Read and written under the lock alone.
  nonisolated(unsafe) private var state = State()

  private func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  /// Says what is at work from now on.
  package func feed(_ task: String) {
    withState {
      $0.task = task
      $0.fed = .now
    }
  }

  /// Looks once a second from now on whether the task is younger than a limit.
  package func start(limit: Duration) {
    let isFirst = withState { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        let (task, fed) = withState { ($0.task, $0.fed) }
        if !task.isEmpty, fed.duration(to: .now) > limit {
          FileHandle.standardError.write(Data("\(task): no end after \(limit)\n".utf8))
          exit(3)
        }
      }
    }
  }
}
