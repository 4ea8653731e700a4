import Foundation
import SceneHost
import TestSupport
import Testing
import ViewGraph

@testable import SwiftUICore
@testable import TextViews

@Suite @MainActor struct DateTextTests {
  private static let start = Date(timeIntervalSince1970: 1_000_000_000)

  /// What a text shows at times after the start of its session, in seconds.
  private func shown(_ text: Text, at times: [Double], locale: String = "en_US") -> [String] {
    let session = Session(text, proposal: .unspecified) { $0.locale = Locale(identifier: locale) }
    defer { session.end() }
    session.graph.clock.start = Self.start
    return times.map { time in
      session.graph.advance(to: time)
      session.update()
      return TestSupport.text(of: session)
    }
  }

  private func date(_ seconds: Double) -> Date { Self.start + seconds }

  @Test func relativeDatesRunWithTheClock() {
    let soon = Text(date(3), style: .relative)
    #expect(
      shown(soon, at: [0, 0.5, 1, 2.5, 3, 4, 63]) == [
        "3 sec", "3 sec", "2 sec", "1 sec", "0 sec", "1 sec", "1 min",
      ])
    #expect(shown(Text(date(8_580), style: .relative), at: [0, 61]) == ["2 hr, 23 min", "2 hr, 21 min"])
    #expect(shown(Text(date(-86_400 * 3), style: .relative), at: [0]) == ["3 days"])
    #expect(shown(Text(date(7_200), style: .offset), at: [0, 7_260]) == ["+2 hours", "-1 minute"])
    #expect(shown(Text(date(133_141), style: .timer), at: [0]) == ["36:59:01"])
    #expect(shown(Text(date(60), style: .timer), at: [0, 1]) == ["1:00", "0:59"])
  }

  @Test func otherLanguagesHaveTheirOwnWords() {
    #expect(shown(Text(date(3_700), style: .relative), at: [0], locale: "ru") == ["1 ч 1 мин"])
    #expect(shown(Text(date(7_200), style: .offset), at: [0], locale: "de") == ["+2 Stunden"])
    #expect(shown(Text(date(40 * 86_400), style: .offset), at: [0], locale: "de") == ["+1 Monat"])
    #expect(shown(Text(date(-500 * 86_400), style: .relative), at: [0], locale: "ru") == ["1 г. 4 мес"])
  }

  @Test func longTimesAreCountedByTheCalendar() throws {
    // From the ninth of September 2001: October has a day more than September.
    let lengths = [30, 31, 61, 365].map { Text(date($0 * 86_400), style: .relative) }
    #expect(lengths.flatMap { shown($0, at: [0]) } == ["1 mth", "1 mth, 1 day", "2 mths", "1 yr"])
    #expect(shown(Text(date(-59 * 86_400), style: .offset), at: [0]) == ["-1 month"])
    for end in [Date.distantPast, .distantFuture] {
      #expect(shown(Text(end, style: .relative), at: [0]).first?.isEmpty == false)
    }
    // The longest time there is, 1e12 seconds; the calendar begins in the year 4713 before Christ.
    let endless = [Double.infinity, -.infinity].map(Date.init(timeIntervalSinceReferenceDate:))
    #expect(
      endless.flatMap { shown(Text($0, style: .offset), at: [0]) } == ["+31,688 years", "-6,713 years"])
    let words = endless.flatMap { shown(Text($0, style: .relative), at: [0]) }
    #expect(words.map { $0.prefix { $0 != "s" } } == ["31,688 yr", "6,713 yr"])
    let session = Session(Text(date(40 * 86_400 + 1_800), style: .relative), proposal: .unspecified)
    defer { session.end() }
    session.graph.clock.start = Self.start
    session.update()
    let next = try #require(session.graph.clock.nextAlarm)
    #expect(next > 1_800 && next <= 3_600)
  }

  @Test func timersRunWithinTheirInterval() {
    let interval = date(1)...date(3_662)
    #expect(
      shown(Text(timerInterval: interval), at: [0, 1, 2, 62, 4_000]) == [
        "1:01:01", "1:01:01", "1:01:00", "1:00:00", "0:00",
      ])
    #expect(
      shown(Text(timerInterval: interval, countsDown: false), at: [0, 11.5, 4_000]) == [
        "0:00", "0:10", "1:01:01",
      ])
    #expect(shown(Text(timerInterval: interval, showsHours: false), at: [1]) == ["61:01"])
    let paused = Text(timerInterval: interval, pauseTime: date(11), countsDown: false)
    #expect(shown(paused, at: [5, 20, 30]) == ["0:04", "0:10", "0:10"])
    #expect(shown(Text("in \(timerInterval: interval)"), at: [1]) == ["in 1:01:01"])
    let long = Text(timerInterval: .distantPast ... .distantFuture)
    #expect(shown(long, at: [0]).first?.isEmpty == false)
  }

  @Test func theClockKnowsWhenATextChanges() throws {
    let session = Session(Text(date(90), style: .relative), proposal: .unspecified)
    defer { session.end() }
    session.graph.clock.start = Self.start
    session.update()
    let next = try #require(session.graph.clock.nextAlarm)
    #expect(abs(next - 1) < 0.01)
    #expect(!session.graph.clock.isMoving)
    let still = Session(Text(date(90), style: .date), proposal: .unspecified)
    defer { still.end() }
    still.update()
    #expect(still.graph.clock.nextAlarm == nil)
  }

  @Test func datesFollowLocaleAndZone() {
    let text = Text(date(0), style: .date)
    #expect(TestSupport.shown(text) { $0.timeZone = .gmt } == "September 9, 2001")
    #expect(TestSupport.shown(text, locale: "ru") { $0.timeZone = .gmt }.hasPrefix("9 сентября 2001"))
    let time = Text(date(0), style: .time)
    #expect(TestSupport.shown(time, locale: "de") { $0.timeZone = .gmt } == "01:46")
    let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    #expect(TestSupport.shown(time, locale: "de") { $0.timeZone = tokyo } == "10:46")
    let days = Text(date(0)...date(86_400))
    #expect(TestSupport.shown(days, locale: "de") { $0.timeZone = .gmt }.contains("2001"))
    let interval = Text("\(DateInterval(start: date(0), duration: 60))")
    #expect(!TestSupport.shown(interval).isEmpty)
    #expect(!TestSupport.shown(Text("\(date(0)...date(60))")).isEmpty)
  }
}
