import Foundation

/// The dates at which a ``TimelineView`` updates its content.
///
/// Source: TimelineSchedule in SwiftUI's documentation.
public protocol TimelineSchedule {
  /// How often the system updates views; see ``TimelineScheduleMode``.
  typealias Mode = TimelineScheduleMode
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from one on.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to show. The first entry may be before it: it then shows from the
  ///     beginning.
  ///   - mode: How often updates are wanted.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the system updates a timeline view.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As often as the schedule says. It is the only mode of a host that is never dimmed.
  case normal
  /// Less often, while a screen is dimmed.
  case lowFrequency
}

/// Dates that follow one another at an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// The dates from one on, an interval apart.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: Seconds. Where it is not above zero, or no number, the first date is the only one.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The last of the dates up to `startDate`, or the first one, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(start: start, interval: .infinity, count: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: passed > 0 ? passed : 0)
  }

  /// The dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// How many intervals after the start the next date is: multiplied, so that nothing adds up.
    fileprivate var count: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { count += 1 }
      if count == 0 { return start }
      return interval.isFinite ? start.addingTimeInterval(count * interval) : nil
    }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public init() {}

  /// The beginning of the minute of `startDate`, and those of the minutes that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    // Minutes are the same in all time zones of today.
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return Entries(dates: PeriodicTimelineSchedule(from: reference, by: 60).aligned(to: startDate))
  }

  /// The dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries
    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }
}

extension PeriodicTimelineSchedule {
  /// The last of the dates up to one and those that follow, also where that is before the first one.
  fileprivate func aligned(to date: Date) -> Entries {
    Entries(
      start: start, interval: interval, count: (date.timeIntervalSince(start) / interval).rounded(.down))
  }
}

/// Dates that a program lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// The dates of a sequence, in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Dates as fast as frames follow one another.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let paused: Bool

  /// The dates of frames.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds that are at least between two dates; nil for as few as frames take, a sixtieth.
  ///   - paused: Whether there is but one date.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let frame = 1.0 / 60
    interval = minimumInterval.map { $0.isFinite && $0 > frame ? $0 : frame } ?? frame
    self.paused = paused
  }

  /// The date and those of the frames that follow.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let dates = PeriodicTimelineSchedule(from: start, by: paused ? 0 : interval)
    return Entries(dates: dates.entries(from: start, mode: mode))
  }

  /// The dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries
    /// The next date.
    public mutating func next() -> Date? { dates.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// The dates from one on, an interval apart, in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The dates of frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// The dates of frames, with seconds that are at least between two, while they are not paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// The dates of a sequence, in order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
