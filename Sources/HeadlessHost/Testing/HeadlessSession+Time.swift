import Foundation
import SceneHost

/// Something that a test has waited for has not come.
public struct WaitError: Error, CustomStringConvertible {
  public let description: String
}

extension HeadlessSession {
  /// Advances the session's clock frame by frame.
  ///
  /// - Parameter rate: Frames a second, at least 1.
  public func advance(frames: Int, rate: Double = 60) {
    for _ in 0..<max(frames, 0) { advance(by: 1 / max(rate, 1)) }
  }

  /// Advances the session's clock, frame by frame, until nothing moves and no gesture waits.
  ///
  /// - Parameter limit: Seconds of the session's clock.
  /// - Throws: A `WaitError` where something still moves then: an animation that repeats for ever does.
  public func settle(within limit: TimeInterval = 60) throws {
    update()
    let end = session.graph.clock.now + limit
    while !session.isSettled {
      guard session.graph.clock.now < end else {
        throw WaitError(description: "something still moves after \(limit) seconds of the session's clock")
      }
      advance(frames: 1)
    }
  }

  /// Waits until a condition holds, while tasks of the views run: for what they await on the main actor without letting
  /// time pass, for other work in short pauses. The session's clock stands still.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait.
  ///   - condition: Asked after each update.
  /// - Throws: A `WaitError` after that; what the condition throws; `CancellationError` where the test is cancelled.
  public func wait(
    timeout: Duration = .seconds(5), until condition: () throws -> Bool
  ) async throws {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    for round in 0... {
      update()
      if try condition() { return }
      guard clock.now < end else { break }
      try Task.checkCancellation()
      if round < 1_000 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
    throw WaitError(description: "the condition does not hold after \(timeout); what is there:\n\(tree)")
  }
}
