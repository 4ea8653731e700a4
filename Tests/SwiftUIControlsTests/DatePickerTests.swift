import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing
import ViewGraph

@MainActor private final class Chosen: ObservableObject {
  /// Monday, 23 November 2026, 10:45:30 in UTC.
  @Published var date = Date(timeIntervalSince1970: 1_795_430_730)
}

private struct Choosing<S: DatePickerStyle>: View {
  @ObservedObject var chosen: Chosen
  let style: S
  var components: DatePickerComponents = [.date, .hourAndMinute]
  var range: ClosedRange<Date>?
  var body: some View {
    VStack {
      if let range {
        DatePicker("Day", selection: $chosen.date, in: range, displayedComponents: components)
      } else {
        DatePicker("Day", selection: $chosen.date, displayedComponents: components)
      }
      Spacer(minLength: 0)
    }
    .padding()
    .datePickerStyle(style)
  }
}

extension HeadlessSession {
  fileprivate func nodes(_ label: String) -> [SemanticsNode] {
    update()
    var found: [SemanticsNode] = []
    _ = SemanticsPass.tree(in: session.graph)?.first {
      if $0.semantics.label == label { found.append($0) }
      return false
    }
    return found
  }

  fileprivate func does(_ kind: SemanticsAction.Kind, on label: String) -> Bool {
    nodes(label).first.map { SemanticsPass.perform(kind, on: $0.handle, in: session.graph) } ?? false
  }
}

@MainActor @Suite("Date pickers")
struct DatePickerTests {
  private let chosen = Chosen()

  private func session<S: DatePickerStyle>(
    _ style: S, _ components: DatePickerComponents = [.date, .hourAndMinute],
    profile: PlatformProfile = .desktop,
    locale: String = "en_US", range: ClosedRange<Date>? = nil
  ) -> HeadlessSession {
    let session = HeadlessSession(
      Choosing(chosen: chosen, style: style, components: components, range: range),
      size: CGSize(width: 400, height: 500))
    session.setEnvironment { values in
      values.platformProfile = profile
      values.locale = Locale(identifier: locale)
      values.calendar = Calendar(identifier: .gregorian)
      values.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    }
    session.update()
    return session
  }

  /// Year, month, day, hour, minute and second in UTC.
  private var parts: [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: chosen.date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? -1 }
  }

  @Test("a field has the parts in the locale's order, each of which is stepped alone") func field() {
    let session = session(.automatic)
    let names = ["Month", "Day", "Year", "Hour", "Minute", "Half of the day"]
    let values = names.map { session.nodes($0).last?.semantics.value }
    #expect(values == ["11", "23", "2026", "10", "45", "AM"])
    #expect(session.does(.increment, on: "Month"))
    #expect(session.does(.increment, on: "Month"))
    #expect(parts == [2026, 1, 23, 10, 45, 30], "a part comes round and carries nothing")
    #expect(session.does(.decrement, on: "Year"))
    #expect(session.does(.increment, on: "Half of the day"))
    #expect(parts == [2025, 1, 23, 22, 45, 30])
    let german = self.session(.field, locale: "de_DE")
    #expect(german.nodes("Hour").last?.semantics.value == "22")
    #expect(german.nodes("Half of the day").isEmpty)
  }

  @Test("digits are typed into the marked part, and go on to the next") func typing() throws {
    let session = session(.stepperField)
    let month = try #require(session.nodes("Month").last).frame
    session.tap(at: CGPoint(x: month.midX, y: month.midY))
    for key in ["2", "3", "1", "2", "0", "2", "4", "9", "0", "7"] {
      session.press(KeyEquivalent(Character(key)))
    }
    #expect(parts == [2024, 2, 28, 9, 7, 30], "a day that the month has not is its last")
    session.press("p")
    #expect(parts == [2024, 2, 28, 21, 7, 30])
    session.press(.leftArrow)
    session.press(.upArrow)
    #expect(parts == [2024, 2, 28, 21, 8, 30])
    session.press(.downArrow)
    session.press(.downArrow)
    #expect(parts == [2024, 2, 28, 21, 6, 30])
  }

  @Test("days of a calendar keep the time; those out of the bounds cannot be chosen") func calendar() {
    let range = chosen.date.addingTimeInterval(-3 * 86_400)...chosen.date.addingTimeInterval(86_400)
    let session = session(.graphical, .date, range: range)
    #expect(session.nodes("Monday, November 23, 2026").first?.semantics.traits.contains(.isSelected) == true)
    #expect(session.does(.activate, on: "Saturday, November 21, 2026"))
    #expect(parts == [2026, 11, 21, 10, 45, 30])
    #expect(!session.does(.activate, on: "Thursday, November 26, 2026"))
    #expect(session.does(.activate, on: "Next month"))
    #expect(!session.does(.activate, on: "Tuesday, December 1, 2026"))
    #expect(parts == [2026, 11, 21, 10, 45, 30])
    #expect(session.does(.activate, on: "Previous month"))
    #expect(session.nodes("Sunday, November 1, 2026").count == 1)
  }

  @Test("a week begins as the calendar says") func weeks() {
    var calendar = Calendar(identifier: .gregorian)
    for first in 1...7 {
      calendar.firstWeekday = first
      let session = session(.graphical, .date)
      session.setEnvironment { $0.calendar = calendar }
      let day = session.nodes("Sunday, November 1, 2026").first?.frame ?? .zero
      let next = session.nodes("Monday, November 2, 2026").first?.frame ?? .zero
      let column = (1 - first + 7) % 7
      #expect((day.minX < next.minX) == (column < 6))
    }
  }

  @Test("buttons open a calendar and wheels") func compact() throws {
    let session = session(.compact, profile: .phone)
    let date = try #require(session.nodes("Nov 23, 2026").first).frame
    session.tap(at: CGPoint(x: date.midX, y: date.midY))
    #expect(session.does(.activate, on: "Friday, November 6, 2026"))
    #expect(parts == [2026, 11, 6, 10, 45, 30])
    session.press(.escape)
    #expect(session.nodes("Friday, November 6, 2026").isEmpty)
    let time = try #require(session.nodes("10:45\u{202F}AM").first).frame
    session.tap(at: CGPoint(x: time.midX, y: time.midY))
    #expect(session.does(.increment, on: "Minute"))
    #expect(parts == [2026, 11, 6, 10, 46, 30])
  }

  @Test("a phone's calendar fills the width that it is offered, and its time is a button")
  func phoneCalendar() {
    let session = session(.graphical, profile: .phone)
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    let days = names.enumerated().compactMap { day, name in
      session.nodes("\(name), November \(day + 1), 2026").first?.frame
    }
    #expect(days.count == 7)
    #expect(days.first?.minX ?? 99 < 17 && days.last?.maxX ?? 0 > 383)
    let time = session.nodes("10:45\u{202F}AM").first
    #expect(time?.semantics.role == .button && time?.frame.maxX ?? 0 > 383)
  }

  @Test("wheels stand in the order of the locale, and the days beside a time are one") func wheelOrder() {
    for (locale, names) in [("en_US", ["Month", "Day", "Year"]), ("en_GB", ["Day", "Month", "Year"])] {
      let session = session(.wheel, .date, profile: .phone, locale: locale)
      let places = names.compactMap { session.nodes($0).last?.frame.minX }
      #expect(places.count == 3 && places == places.sorted())
    }
  }

  @Test("wheels") func wheels() {
    let dates = session(.wheel, .date, profile: .phone)
    #expect(dates.does(.increment, on: "Month"))
    #expect(dates.does(.decrement, on: "Year"))
    #expect(parts == [2025, 12, 23, 10, 45, 30])
    // With a time, the days are one wheel.
    let session = session(.wheel, profile: .phone)
    #expect(!session.does(.increment, on: "Month"))
    #expect(session.does(.increment, on: "Half of the day"))
    for _ in 0..<9 { #expect(session.does(.increment, on: "Date")) }
    #expect(parts == [2026, 1, 1, 22, 45, 30])
  }

  @Test("dates that no calendar has, and no parts at all") func hostile() {
    for seconds in [Double.nan, .infinity, -1e300, 1e18] {
      chosen.date = Date(timeIntervalSinceReferenceDate: seconds)
      for session in [session(.automatic), session(.graphical)] { _ = session.image() }
      _ = session(.wheel).image()
      _ = session(.compact).image()
    }
    chosen.date = Date(timeIntervalSinceReferenceDate: 0)
    _ = session(.automatic, []).image()
  }

  @Test(
    "where texts run from right to left the half of the day stands left of the time, whose numbers keep their order"
  )
  func mirroredField() throws {
    let chosen = Chosen()
    let display = Display(
      Choosing(chosen: chosen, style: .field, components: .hourAndMinute),
      size: CGSize(width: 300, height: 100)
    ) {
      $0.locale = Locale(identifier: "ar_EG@numbers=latn")
      $0.timeZone = TimeZone(identifier: "UTC") ?? .current
      $0.layoutDirection = .rightToLeft
    }
    func x(_ text: String) throws -> CGFloat { try #require(display.runs.first { $0.run.text == text }).x }
    #expect(try x("10") < x("45"))
    let half = try #require(display.runs.first { $0.run.text.contains("\u{635}") })
    #expect(try half.x < x("10"))
  }

  @Test("wheels of hours, minutes and months have no end, that of years has") func endless() {
    chosen.date = Date(timeIntervalSince1970: 1_798_675_170)  // Wednesday, 30 December 2026, 23:59:30 in UTC
    func texts(_ components: DatePickerComponents, _ range: ClosedRange<Date>? = nil) -> [String] {
      Display(Choosing(chosen: chosen, style: .wheel, components: components, range: range), profile: .phone)
      {
        $0.locale = Locale(identifier: "en_GB")
        $0.timeZone = .gmt
      }.texts
    }
    let time = texts(.hourAndMinute)
    for shown in ["22", "23", "00", "01", "57", "58", "59"] { #expect(time.contains(shown), "\(shown)") }
    let date = texts(.date, chosen.date.addingTimeInterval(-1e8)...chosen.date)
    for shown in ["November", "December", "January", "29", "1", "2026", "2025"] {
      #expect(date.contains(shown), "\(shown)")
    }
    #expect(!date.contains("2027"))
  }

  @Test("a wheel without an end is dragged past its last option") func draggedPastEnd() throws {
    chosen.date = Date(timeIntervalSince1970: 1_798_675_170)
    let session = session(.wheel, .hourAndMinute, profile: .phone, locale: "en_GB")
    let hour = try #require(session.nodes("Hour").first).frame
    session.drag(
      from: CGPoint(x: hour.midX, y: hour.midY), to: CGPoint(x: hour.midX, y: hour.midY - 64), duration: 2,
      steps: 40)
    session.advance(by: 1)
    #expect(parts[3] == 1)
  }
}
