import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite("texts of a time data source") @MainActor struct TimeTextTests {
  private static let start = Date(timeIntervalSince1970: 1_559_563_200)  // June 3, 2019, 12:00 GMT

  private func date(_ seconds: Double) -> Date { Self.start + seconds }

  private func session(_ text: Text, _ locale: String) -> Session {
    let session = Session(text, proposal: .unspecified) {
      $0.locale = Locale(identifier: locale)
      $0.timeZone = .gmt
    }
    session.graph.clock.start = Self.start
    return session
  }

  private func shown(_ text: Text, at times: [Double], locale: String = "en_US") -> [String] {
    let session = session(text, locale)
    defer { session.end() }
    return times.map { time in
      session.graph.advance(to: time)
      session.update()
      return TestSupport.text(of: session)
    }
  }

  /// What a text shows whenever the clock is told to wake it, with the times.
  private func changes(_ text: Text, count: Int) -> [String] {
    let session = session(text, "en_US")
    defer { session.end() }
    session.update()
    var seen = [TestSupport.text(of: session)]
    while seen.count < count, let next = session.graph.clock.nextAlarm {
      session.graph.advance(to: next)
      session.update()
      seen.append("\((next * 100).rounded() / 100): " + TestSupport.text(of: session))
    }
    return seen
  }

  @Test("timers count down from the interval's length and up to it")
  func timers() {
    let interval = date(0)..<date(300)
    #expect(
      shown(Text(.currentDate, format: .timer(countingDownIn: interval)), at: [0, 0.5, 60, 270, 300, 400])
        == ["5:00", "5:00", "4:00", "0:30", "0:00", "0:00"])
    #expect(
      shown(Text(.currentDate, format: .timer(countingUpIn: interval)), at: [0, 0.5, 60, 270, 300, 400])
        == ["0:00", "0:00", "1:00", "4:30", "5:00", "5:00"])
    let long = date(0)..<date(5025)
    #expect(shown(Text(.currentDate, format: .timer(countingDownIn: long)), at: [0]) == ["1:23:45"])
    #expect(
      shown(Text(.currentDate, format: .timer(countingDownIn: long, showsHours: false)), at: [0]) == ["83:45"]
    )
    #expect(
      shown(Text(.currentDate, format: .timer(countingUpIn: long, maxFieldCount: 2)), at: [61, 5025])
        == ["1:01", "1:23"])
  }

  @Test("stopwatches show hundredths and as many fields as are wanted")
  func stopwatches() {
    let watch = Text(.currentDate, format: .stopwatch(startingAt: date(0)))
    #expect(
      shown(watch, at: [0, 5.23, 2730.12, 3600, 90_061]) == [
        "00:00.00", "00:05.23", "45:30.12", "01:00:00.00", "25:01:01.00",
      ])
    func once(_ count: Int = 4, _ precision: Duration = .milliseconds(10), _ time: Double = 5025.67) -> String
    {
      let style = SystemFormatStyle.Stopwatch(
        startingAt: date(0), maxFieldCount: count, maxPrecision: precision
      ).locale(Locale(identifier: "en_US"))
      return String(style.format(date(time)).characters)
    }
    #expect([once(4), once(3), once(2)] == ["01:23:45.67", "01:23:45", "1:23"])
    #expect(once(4, .seconds(1), 83.45) == "01:23")
    #expect(once(4, .milliseconds(100), 83.45) == "01:23.4")
    #expect(once(4, .seconds(60), 3600) == "1 hour")
    #expect(once(4, .seconds(60), 1400) == "23 minutes")
    #expect(once(4, .milliseconds(10), -5) == "00:00.00")
    #expect(once(0, .zero, .infinity) != "" && once(-3, .seconds(-1), .nan) != "")
  }

  @Test("offsets are told in units, or as a clock shows them")
  func offsets() {
    func offset(
      _ seconds: Double, _ fields: Set<Date.ComponentsFormatStyle.Field>? = nil, _ count: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic, locale: String = "en_US"
    ) -> String {
      let style = SystemFormatStyle.DateOffset(
        to: date(0), allowedFields: fields ?? [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: count, sign: sign
      ).locale(Locale(identifier: locale))
      return String(style.format(date(seconds)).characters)
    }
    #expect(offset(222) == "3 minutes, 42 seconds")
    #expect(offset(222, locale: "ru") == "3 минуты 42 секунды")
    #expect(offset(5025, [.hour, .minute, .second], 3) == "1:23:45")
    #expect(offset(332, [.minute, .second]) == "5:32")
    #expect(offset(3900, [.hour, .minute]) == "1 hour, 5 minutes")
    #expect(offset(2 * 86_400 + 3 * 3600) == "2 days, 3 hours")
    #expect(
      [offset(5663), offset(5663, nil, 1), offset(5663, nil, 3)] == [
        "1 hour, 34 minutes", "1 hour", "1 hour, 34 minutes, 23 seconds",
      ])
    #expect([offset(5), offset(-5), offset(0)] == ["5 seconds", "-5 seconds", "0 seconds"])
    #expect(offset(-5, sign: .never) == "5 seconds")
    let both = NumberFormatStyleConfiguration.SignDisplayStrategy.always(includingZero: false)
    #expect(
      [offset(5, sign: both), offset(-5, sign: both), offset(0, sign: both)] == [
        "+5 seconds", "-5 seconds", "0 seconds",
      ])
    #expect(offset(.infinity) != "" && offset(.nan) != "" && offset(-1e300, [], -4) != "")
  }

  @Test("references tell near dates by their distance and name others")
  func references() {
    func reference(
      _ seconds: Double, _ count: Int = 2, threshold: Date.RelativeFormatStyle.Field = .day,
      locale: String = "en_US"
    ) -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let style = SystemFormatStyle.DateReference(
        to: date(0), maxFieldCount: count, thresholdField: threshold
      ).locale(Locale(identifier: locale)).calendar(calendar)
      return String(style.format(date(-seconds)).characters)
    }
    let day = 86_400.0
    #expect(
      [30, 300, 3 * 3600, day, -3 * day, -27 * day].map { reference($0) } == [
        "now", "in 5 minutes", "in 3 hours", "tomorrow", "3 days ago", "27 days ago",
      ])
    #expect([reference(40 * day), reference(400 * day)] == ["Monday, June 3", "June 2019"])
    #expect([reference(400 * day, 3), reference(400 * day, 1)] == ["June 3, 2019", "2019"])
    #expect(reference(400 * day, 3, locale: "ru").hasPrefix("3 июня 2019"))
    #expect(reference(-80 * day, threshold: .month) == "2 months ago")
    #expect(reference(5 * 3600, threshold: .minute).hasPrefix("12:00"))
  }

  @Test("texts are made anew just when they become others")
  func wakes() {
    #expect(
      changes(Text(.currentDate, format: .timer(countingDownIn: date(0)..<date(3))), count: 9) == [
        "0:03", "1.0: 0:02", "2.0: 0:01", "3.0: 0:00",
      ])
    #expect(
      changes(Text(.currentDate, format: .stopwatch(startingAt: date(0))), count: 3) == [
        "00:00.00", "0.01: 00:00.01", "0.02: 00:00.02",
      ])
    #expect(
      changes(Text(.currentDate, format: .offset(to: date(-3590), maxFieldCount: 1)), count: 4) == [
        "59 minutes", "10.0: 1 hour", "3610.0: 2 hours", "7210.0: 3 hours",
      ])
    #expect(
      changes(Text(.currentDate, format: .offset(to: date(2))), count: 5) == [
        "-2 seconds", "0.0: -1 second", "1.0: 0 seconds", "2.0: 0 seconds", "3.0: 1 second",
      ])
    let soon = changes(Text(.currentDate, format: .reference(to: date(200))), count: 4)
    #expect(soon == ["in 3 minutes", "50.5: in 2 minutes", "110.5: in 1 minute", "140.0: now"])
    let clock = Duration.TimeFormatStyle(
      pattern: .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down))
    #expect(
      changes(Text(.durationOffset(to: date(0)), format: clock), count: 3) == [
        "0:00", "1.0: 0:01", "2.0: 0:02",
      ])
  }

  @Test("sources of ranges, in other languages and within texts")
  func ranges() {
    let left = Text(
      .dateRange(endingAt: date(7_500)), format: .components(style: .wide, fields: [.hour, .minute]))
    #expect(shown(left, at: [0, 60, 8_000]) == ["2 hours, 5 minutes", "2 hours, 4 minutes", "0 minutes"])
    let gone = Text("for \(.dateRange(startingAt: date(10)), format: .timeDuration)")
    #expect(shown(gone, at: [0, 10, 75, 3_700]).last == "for 1:01:30")
    #expect(
      changes(
        Text(.dateRange(endingAt: date(120)), format: .components(style: .narrow, fields: [.minute])),
        count: 4)
        == ["2m", "0.0: 1m", "60.0: 0m"])
    let russian = Text(.currentDate, format: .dateTime.hour().minute())
    #expect(shown(russian, at: [0, 60], locale: "ru") == ["12:00", "12:01"])
  }
}
