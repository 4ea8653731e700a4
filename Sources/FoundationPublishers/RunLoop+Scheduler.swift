import Foundation
import OpenCombine

/// Actions run on the thread of the run loop, while it runs.
extension RunLoop: @retroactive Scheduler {
  public typealias SchedulerTimeType = SchedulerDate

  /// There are no options.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerDate { SchedulerDate(Date()) }

  public var minimumTolerance: SchedulerDate.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Carried(action)
    perform { action.value() }
  }

  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = Carried(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

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
