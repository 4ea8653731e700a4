import Foundation
import OpenCombine

extension Timer {
  /// Publishes the date again and again, once it is connected: at `connect()`, or at the first subscription to its
  /// `autoconnect()`. What comes while a subscriber asks for nothing is lost to it.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds between two dates.
    public let interval: TimeInterval
    /// Seconds by which a date may come late; nil for what timers take.
    public let tolerance: TimeInterval?
    /// The run loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop in which it runs.
    public let mode: RunLoop.Mode
    /// Options of the run loop as a scheduler. There are none.
    public let options: RunLoop.SchedulerOptions?

    /// Guards the following.
    private let lock = NSLock()
    private var timer: Timer?
    private var receivers: [ObjectIdentifier: (Date) -> Void] = [:]

    /// - Parameters:
    ///   - interval: Seconds between two dates.
    ///   - tolerance: Seconds by which a date may come late; nil for what timers take.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let subscription = LossySubscription(subscriber)
      let identifier = ObjectIdentifier(subscription)
      lock.withLock { receivers[identifier] = subscription.send }
      subscription.whenEnded { [weak self] in
        guard let self else { return }
        // Let go of outside the lock: it may be the last that holds the subscription.
        let receiver = lock.withLock { receivers.removeValue(forKey: identifier) }
        withExtendedLifetime(receiver) {}
      }
      subscriber.receive(subscription: subscription)
    }

    /// Starts the timer, which runs until what is returned is cancelled or let go of by an `AnyCancellable`. It runs once,
    /// however often it is connected.
    public func connect() -> any Cancellable {
      let timer = lock.withLock { () -> Timer? in
        guard self.timer == nil else { return nil }
        // First after an interval: Foundation's timer of an interval alone fires at once, whatever Apple's does.
        let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) {
          [weak self] _ in self?.send(Date())
        }
        if let tolerance { timer.tolerance = tolerance }
        self.timer = timer
        return timer
      }
      if let timer { runLoop.add(timer, forMode: mode) }
      return AnyCancellable { self.stop() }
    }

    private func send(_ date: Date) {
      for receiver in lock.withLock({ Array(receivers.values) }) { receiver(date) }
    }

    private func stop() {
      let timer = lock.withLock {
        defer { self.timer = nil }
        return self.timer
      }
      timer?.invalidate()
    }
  }

  /// A publisher of the date at every interval.
  ///
  /// - Parameters:
  ///   - interval: Seconds between two dates.
  ///   - tolerance: Seconds by which a date may come late; nil for what timers take.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
