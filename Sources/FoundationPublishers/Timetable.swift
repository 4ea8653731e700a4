import Dispatch
import Foundation
import Synchronization

/// Actions that are to run at dates: in the order of their dates and, where those are equal, as they were given.
///
/// A publisher that is delayed makes an action of each value and one of its end. With a timer for each, on whatever
/// threads, the end could overtake the last value.
final class Timetable: Sendable {
  static let shared = Timetable()

  private struct Entry {
    let date: Date
    let run: @Sendable () -> Void
  }

  /// The latest first.
  private let entries = Mutex<[Entry]>([])
  /// On which actions run, one after the other.
  private let queue = DispatchQueue(label: "treeswift.timetable")

  /// Runs an action at a date, or as soon after it as can be.
  func add(at date: Date, _ run: @escaping @Sendable () -> Void) {
    entries.withLock { entries in
      let place = entries.firstIndex { $0.date <= date } ?? entries.count
      entries.insert(Entry(date: date, run: run), at: place)
    }
    wake(at: date)
  }

  private func wake(at date: Date) {
    queue.asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) { [self] in
      while let next = nextDue() { next.run() }
      // The queue's clock may be ahead of the calendar's.
      if date > Date() { wake(at: date) }
    }
  }

  private func nextDue() -> Entry? {
    entries.withLock { entries in
      guard let next = entries.last, next.date <= Date() else { return nil }
      return entries.removeLast()
    }
  }
}
