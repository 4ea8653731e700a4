import Foundation
import HeadlessHost
import SwiftUI
import Testing

@MainActor
private final class Shown {
  var dates: [Double] = []
}

@MainActor @Suite("Timeline views")
struct TimelineViewTests {
  private let shown = Shown()
  private let start = Date(timeIntervalSinceReferenceDate: 1_000)

  /// Shows a schedule some seconds after `start`, and keeps the dates of its content, in seconds from `start`.
  private func session<S: TimelineSchedule>(_ schedule: S, after seconds: Double = 0) -> HeadlessSession {
    let (shown, start) = (shown, start)
    return HeadlessSession(
      TimelineView(schedule) { context in
        let _ = shown.dates.append(context.date.timeIntervalSince(start))
        Color.red
      }, size: CGSize(width: 10, height: 10), date: start + seconds)
  }

  @Test("content follows a period, and its body alone runs") func periodic() {
    let session = session(.periodic(from: start, by: 1))
    session.update()
    #expect(shown.dates == [0])
    session.advance(by: 0.25)
    #expect(shown.dates == [0])
    for _ in 0..<3 { session.advance(by: 1) }
    #expect(shown.dates == [0, 1, 2, 3])
    session.advance(by: 10)
    #expect(shown.dates == [0, 1, 2, 3, 13], "of several the last")
    #expect(!session.isMoving)
  }

  @Test("a view that two sessions show goes by the clock of each") func twoSessions() {
    let (shown, start) = (shown, start)
    let view = TimelineView(.periodic(from: start, by: 1)) { context in
      let _ = shown.dates.append(context.date.timeIntervalSince(start))
      Color.red
    }
    for _ in 0..<2 {
      shown.dates = []
      let session = HeadlessSession(view, size: CGSize(width: 10, height: 10), date: start)
      session.update()
      session.advance(by: 1)
      #expect(shown.dates == [0, 1])
    }
  }

  @Test("a period that began before shows the last date that has come") func begun() {
    let session = session(.periodic(from: start, by: 2), after: 10.5)
    session.update()
    #expect(shown.dates == [10])
  }

  @Test("listed dates: the first before any has come, each when it comes, none that goes back")
  func explicit() {
    let dates = [5.0, 6, 6, 2, 8].map { start.addingTimeInterval($0) }
    let session = session(.explicit(dates))
    session.update()
    #expect(shown.dates == [5])
    for _ in 0..<20 { session.advance(by: 0.5) }
    #expect(shown.dates == [5, 6, 8])
  }

  @Test("no dates at all show the present") func empty() {
    let session = session(.explicit([]), after: 7)
    session.update()
    session.advance(by: 100)
    #expect(shown.dates == [7])
  }

  @Test("dates without an end that never come on, or come too fast, end the update")
  func endless() {
    let session = session(.explicit(AnySequence { [start] in AnyIterator { start } }))
    session.advance(by: 10)
    #expect(shown.dates.count == 1)
    let fast = HeadlessSession(
      TimelineView(.periodic(from: start, by: 1e-7)) { _ in Color.red }, size: CGSize(width: 10, height: 10),
      date: start)
    fast.advance(by: 10)
  }

  @Test("minutes begin at whole minutes") func minutes() {
    let schedule = EveryMinuteTimelineSchedule()
    let start = Date(timeIntervalSinceReferenceDate: 90)
    var entries = schedule.entries(from: start, mode: .normal).makeIterator()
    #expect(entries.next()?.timeIntervalSinceReferenceDate == 60)
    #expect(entries.next()?.timeIntervalSinceReferenceDate == 120)
    var before = schedule.entries(from: Date(timeIntervalSinceReferenceDate: -1), mode: .normal)
      .makeIterator()
    #expect(before.next()?.timeIntervalSinceReferenceDate == -60)
  }

  @Test("an animation has a date for each frame, none while it is paused") func animation() {
    struct Clock: View {
      let shown: Shown
      @State var isPaused = false
      var body: some View {
        VStack {
          Button("Pause") { isPaused.toggle() }
          TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { context in
            let _ = shown.dates.append(context.date.timeIntervalSinceReferenceDate)
            Color.red
          }
        }
      }
    }
    let session = HeadlessSession(Clock(shown: shown), size: CGSize(width: 100, height: 100))
    for _ in 0..<4 { session.advance(by: 0.5) }
    #expect(shown.dates.count == 5)
    #expect(throws: Never.self) { try session.tap("Pause") }
    let count = shown.dates.count
    for _ in 0..<4 { session.advance(by: 0.5) }
    #expect(shown.dates.count == count)
  }

  @Test("a schedule that changes begins anew") func changes() {
    struct Clock: View {
      let start: Date
      let shown: Shown
      @State var interval = 10.0
      var body: some View {
        VStack {
          Button("Faster") { interval = 1 }
          TimelineView(.periodic(from: start, by: interval)) { context in
            let _ = shown.dates.append(context.date.timeIntervalSince(start))
            Color.red
          }
        }
      }
    }
    let session = HeadlessSession(
      Clock(start: start, shown: shown), size: CGSize(width: 100, height: 100), date: start)
    session.advance(by: 3.5)
    #expect(throws: Never.self) { try session.tap("Faster") }
    session.advance(by: 1)
    #expect(shown.dates == [0, 3, 4])
  }
}
