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

  /// Runs an action at a date, or as soon after it as the queue comes to it; at once where the date is past. Actions are
  /// added to the queue in the order of their dates.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    Timetable.shared.add(at: date.date) { self.addOperation { action.value() } }
  }

  /// Runs an action at a date and then at every interval, until what is returned is cancelled or let go of.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(
      deadline: .now() + max(date.date.timeIntervalSinceNow, 0), repeating: interval.timeInterval,
      leeway: .nanoseconds(Int(saturating: tolerance.timeInterval * 1e9)))
    timer.setEventHandler { [weak self] in self?.addOperation { action.value() } }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
