import Foundation
import SceneHost

/// A session's clock that follows that of the machine for some time.
private struct RunningClock {
  private let begin = ContinuousClock.now
  private let seconds: Double
  private let start: Double
  private var passed = 0.0

  /// - Parameter start: What the session's clock shows at the beginning.
  init(for seconds: Double, from start: Double) {
    (self.seconds, self.start) = (seconds, start)
  }

  var isRunning: Bool { passed < seconds }

  /// How long the machine may go on until the session's clock is to follow: a frame.
  var step: Double { max(0, min(1.0 / 60, seconds - passed)) }

  /// What the session's clock is to show now.
  mutating func next() -> Double {
    passed = (ContinuousClock.now - begin) / .seconds(1)
    return start + min(passed, seconds)
  }
}

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

  /// Lets time pass as it does for a user: seconds of the machine, in which tasks, timers and queues of the program work, and
  /// the session's clock with them. Less than zero and NaN change nothing.
  public func run(for seconds: TimeInterval) async throws {
    var clock = RunningClock(for: seconds, from: session.graph.clock.now)
    guard clock.isRunning else { return }
    let steps = recording
    recording = nil
    defer { recording = steps.map { ScriptStep.joining($0, .run(seconds)) } }
    while clock.isRunning {
      try await Task.sleep(for: .seconds(clock.step))
      advance(to: clock.next())
    }
  }

  /// The same for a caller whom the main queue does not wait for: a program's main function.
  ///
  /// - Throws: A `WaitError` in a task of the main actor, where the main queue has not worked meanwhile.
  func runLoop(for seconds: TimeInterval) throws {
    final class Answer { var hasCome = false }
    let answer = Answer()
    var clock = RunningClock(for: seconds, from: session.graph.clock.now)
    DispatchQueue.main.async { MainActor.assumeIsolated { answer.hasCome = true } }
    while clock.isRunning {
      let end = Date(timeIntervalSinceNow: clock.step)
      RunLoop.main.run(until: end)
      // Where nothing can come the loop is over at once.
      Thread.sleep(until: end)
      advance(to: clock.next())
    }
    if !answer.hasCome {
      throw WaitError(
        description: "\"run\" in a task of the main actor, which the main queue waits for: "
          + "play the script in the program's main function, or await HeadlessSession.run(for:)")
    }
  }

  /// Waits until a condition holds, while tasks of the views run: for what they await on the main actor without letting
  /// time pass, for other work in short pauses. The session's clock stands still.
  ///
  /// - Parameters:
  ///   - timeout: The longest wait. Where other tests keep the main actor busy meanwhile it lasts longer, until the tasks have had
  ///     their turn a hundred times.
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
      guard clock.now < end || round < Self.turns else { break }
      try Task.checkCancellation()
      if round < 1_000 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
    }
    throw WaitError(description: "the condition does not hold after \(timeout); what is there:\n\(tree)")
  }
  /// How often tasks get a turn at least before a wait is given up.
  private static var turns: Int { 100 }
}
