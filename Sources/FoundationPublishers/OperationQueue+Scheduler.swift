import Dispatch
import Foundation
import Geometry
import OpenCombine

/// Actions run as operations of the queue.
extension OperationQueue: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  /// The date.
  public var now: SchedulerDate { SchedulerDate(Date()) }

  /// None.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Runs an action as soon as the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    addOperation { action.value() }
  }

  /// Runs an action at a date, or as soon after it as the queue comes to it; at once where the date is past.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    _ = add(after: date, interval: nil, tolerance) { action.value() }
  }

  /// Runs an action at a date and then at every interval, until what is returned is cancelled or let go of.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let timer = add(after: date, interval: interval, tolerance) { action.value() }
    return AnyCancellable { timer.cancel() }
  }

  /// A timer that adds operations to the queue: one, or one at every interval.
  private func add(
    after date: SchedulerDate, interval: SchedulerDate.Stride?, _ tolerance: SchedulerDate.Stride,
    _ action: @escaping @Sendable () -> Void
  ) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource()
    let delay = max(date.date.timeIntervalSinceNow, 0)
    let leeway = DispatchTimeInterval.nanoseconds(Int(saturating: tolerance.timeInterval * 1e9))
    if let interval {
      timer.schedule(deadline: .now() + delay, repeating: interval.timeInterval, leeway: leeway)
      timer.setEventHandler { [weak self] in self?.addOperation(action) }
    } else {
      timer.schedule(deadline: .now() + delay, leeway: leeway)
      // The timer is kept by its handler until it has fired.
      timer.setEventHandler { [self] in
        addOperation(action)
        timer.cancel()
      }
    }
    timer.activate()
    return timer
  }
}
