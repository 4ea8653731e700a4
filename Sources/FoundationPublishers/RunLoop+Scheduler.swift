import Foundation
import OpenCombine

/// Actions run on the thread of the run loop, while it runs.
extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  /// The date.
  public var now: SchedulerDate { SchedulerDate(Date()) }

  /// None.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Runs an action as soon as the run loop comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    perform { action.value() }
  }

  /// Runs an action at a date, or as soon after it as the run loop comes to it; at once where the date is past.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  /// Runs an action at a date and then at every interval, until what is returned is cancelled or let go of.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}
