import Foundation
import HeadlessHost
import SwiftUI
import Testing
import ViewGraph

@MainActor @Suite("Pickers of several days")
struct MultiDatePickerTests {
  @MainActor private final class Chosen: ObservableObject {
    @Published var days: Set<DateComponents> = []
  }

  private struct Choosing: View {
    @ObservedObject var chosen: Chosen
    let bounds: Range<Date>
    var body: some View { MultiDatePicker("Days off", selection: $chosen.days, in: bounds) }
  }

  private let chosen = Chosen()
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ day: Int, hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: 3, day: day, hour: hour)) ?? .distantPast
  }

  private func session(_ bounds: Range<Date>) -> HeadlessSession {
    let session = HeadlessSession(
      Choosing(chosen: chosen, bounds: bounds), size: CGSize(width: 400, height: 400))
    session.setEnvironment { values in
      values.locale = Locale(identifier: "en_US")
      values.calendar = Calendar(identifier: .gregorian)
      values.timeZone = .gmt
    }
    return session
  }

  private func fields(_ components: DateComponents) -> [Int?] {
    [components.era, components.year, components.month, components.day, components.hour]
  }

  @Test("a tap chooses a day of the bounds' month and another gives it up") func choosing() throws {
    let session = session(date(4, hour: 12)..<date(20))
    try session.find("Tuesday, March 10, 2026").tap()
    #expect(chosen.days.map(fields) == [[1, 2026, 3, 10, nil]])
    #expect(chosen.days.first?.calendar?.identifier == .gregorian)
    let selected = try session.find("Tuesday, March 10, 2026")
    #expect(selected.isSelected)
    try session.find("Wednesday, March 4, 2026").tap()
    #expect(Set(chosen.days.map(\.day)) == [4, 10])
    try session.find("Tuesday, March 10, 2026").tap()
    #expect(chosen.days.map(\.day) == [4])
  }

  @Test("days outside of the bounds cannot be chosen") func bounds() throws {
    let session = session(date(4, hour: 12)..<date(20))
    for label in ["Tuesday, March 3, 2026", "Friday, March 20, 2026"] {
      let day = try session.find(label)
      #expect(!day.isEnabled)
    }
    #expect(try session.find("Thursday, March 19, 2026").isEnabled)
  }

  @Test("a day is the same in whatever components it is named, and what names none stays") func names() throws
  {
    chosen.days = [
      DateComponents(year: 2026, month: 3, day: 10), DateComponents(year: .max, month: 3, day: .min),
      DateComponents(weekday: 3),
      DateComponents(calendar: Calendar(identifier: .buddhist), year: 2569, month: 3, day: 11),
    ]
    let session = session(date(4)..<date(20))
    #expect(try session.find("Tuesday, March 10, 2026").isSelected)
    #expect(try session.find("Wednesday, March 11, 2026").isSelected)
    try session.find("Tuesday, March 10, 2026").tap()
    try session.find("Wednesday, March 11, 2026").tap()
    #expect(chosen.days.count == 2)
  }
}
