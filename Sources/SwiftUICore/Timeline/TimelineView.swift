import Foundation
import ViewGraph

/// A view that updates its content at the dates of a schedule.
///
/// Content is made with the latest date of the schedule that has come, or, where none has, with the first one. Dates are
/// those of the session's clock, so that a test that advances it sees each of them; of several that come in one frame the
/// last counts. A date that is not after the one before it is left out. Only the content's body runs. A schedule that
/// changes begins anew. Content that is not shown, as on a screen that another covers, rests, and has the present date when it
/// shows again.
///
/// Source: TimelineView in SwiftUI's documentation.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @OwnObject private var progress = TimelineProgress<Schedule>()

  /// What content is made with.
  public struct Context {
    /// How often content is to show something else.
    public enum Cadence: Comparable, Sendable {
      /// With each frame.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The date of the schedule that content shows.
    public let date: Date
    /// How often content is to show something else. It is `live` in every host there is.
    public let cadence: Cadence

    /// Asks for fresh content where the system shows content that was made ahead.
    ///
    /// - Note: No effect on Linux: no host makes content ahead.
    public func invalidateTimelineContent() {}
  }
}

extension TimelineView.Context: Sendable {}

/// What a timeline view makes its content with, whatever its schedule and its content are.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view whose content is made at the dates of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// A view whose content is made at the dates of a schedule.
  @available(*, deprecated, message: "Use TimelineViewDefaultContext for the type of the context.")
  @_disfavoredOverload
  public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = { content(Context(date: $0.date, cadence: .live)) }
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: progress.date(of: schedule), cadence: .live))
  }
}

/// How far a timeline view has come in its schedule.
@MainActor
private final class TimelineProgress<Schedule: TimelineSchedule> {
  private var schedule: Schedule?
  private var entries: Schedule.Entries.Iterator?
  private var date = Date.distantPast
  private var next: Date?
  /// Entries in one update: one after another that are not later than the one before, of which the schedule may have no
  /// end, and such that have come, after which it begins anew.
  private static var limits: (late: Int, due: Int) { (100_000, 1_000_000) }

  nonisolated init() {}

  /// The present date of the schedule; the body runs again at the next.
  func date(of schedule: Schedule) -> Date {
    guard let clock = BodyClock.current else { return Date() }
    if self.schedule.map({ !ValuePlan.areEqual($0, schedule) }) ?? true { begin(schedule, clock.date) }
    var count = 0
    while let due = next, due <= clock.date {
      count += 1
      if count > Self.limits.due {
        begin(schedule, clock.date)
        break
      }
      date = due
      next = following(due)
    }
    clock.wake(at: next)
    return date
  }

  private func begin(_ schedule: Schedule, _ now: Date) {
    self.schedule = schedule
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    let first = entries.next()
    self.entries = entries
    date = first ?? now
    next = first.flatMap(following)
  }

  /// The next entry after a date; nil where there is none.
  private func following(_ date: Date) -> Date? {
    for _ in 0..<Self.limits.late {
      guard let entry = entries?.next() else { return nil }
      if entry > date { return entry }
    }
    return nil
  }
}
