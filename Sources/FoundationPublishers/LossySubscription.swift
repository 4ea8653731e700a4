import Foundation
import OpenCombine

/// A subscription to a source that does not wait: what comes while nothing is asked for is lost. Values reach the
/// subscriber one after another, from whatever threads they come.
final class LossySubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
  /// Held while the subscriber is given a value, which may make the next one come.
  private let delivery = NSRecursiveLock()
  /// Guards the following.
  private let lock = NSLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var end: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  deinit { end?() }

  /// What is done once, when the subscription ends; at once where it has ended already.
  func whenEnded(_ end: @escaping () -> Void) {
    let hasEnded = lock.withLock {
      if downstream != nil { self.end = end }
      return downstream == nil
    }
    if hasEnded { end() }
  }

  func send(_ value: Downstream.Input) {
    delivery.withLock {
      let downstream = lock.withLock { () -> Downstream? in
        guard demand > .none else { return nil }
        demand -= 1
        return self.downstream
      }
      guard let downstream else { return }
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  func cancel() {
    let end = lock.withLock {
      defer { (downstream, self.end) = (nil, nil) }
      return self.end
    }
    end?()
  }
}
