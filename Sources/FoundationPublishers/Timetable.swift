import Dispatch
import Foundation

/// Actions that are to run at dates: in the order of their dates and, where those are equal, as they were given.
///
/// A publisher that is delayed makes an action of each value and one of its end. Timers of their own would fire in any
/// order, and the end overtake the last value.
final class Timetable: @unchecked Sendable {
  static let shared = Timetable()

  private struct Entry {
    let date: Date
    let run: @Sendable () -> Void
  }

  /// Everything below is used on this queue alone.
  private let queue = DispatchQueue(label: "treeswift.timetable")
  /// The latest first.
  private var entries: [Entry] = []
  private let timer: any DispatchSourceTimer

  private init() {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [unowned self] in fire() }  // shared: lives as long as the process
    timer.activate()
  }

  /// Runs an action at a date, or as soon after it as can be, on a thread of the timetable's.
  func add(at date: Date, _ run: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      let isFirst = entries.last.map { date < $0.date } ?? true
      entries.insert(Entry(date: date, run: run), at: entries.firstIndex { $0.date <= date } ?? entries.count)
      if isFirst { fire() }
    }
  }

  private func fire() {
    let now = Date()
    while let next = entries.last, next.date <= now { entries.removeLast().run() }
    guard let next = entries.last else { return }
    timer.schedule(deadline: .now() + max(next.date.timeIntervalSinceNow, 0))
  }
}
