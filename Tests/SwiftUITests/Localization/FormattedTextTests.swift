import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

@Suite("Formats in texts") @MainActor struct FormattedTextTests {
  @Test func interpolatedMeasurementsAreWritten() {
    let distance = Measurement(value: 2.5, unit: UnitLength.kilometers)
    let long = MeasurementFormatter()
    long.locale = Locale(identifier: "en_US")
    long.unitStyle = .long
    long.unitOptions = .providedUnit
    #expect(shown(Text("That is \(distance, formatter: long) away")) == "That is 2.5 kilometers away")
    let key: LocalizedStringKey = "\(distance, formatter: long)"
    #expect(key.key == "%@")
    #expect(shown(Text(distance, formatter: long)) == "2.5 kilometers")
    let object = NSMeasurement(doubleValue: 1, unit: UnitLength.miles)
    #expect(shown(Text(object, formatter: long)) == "1 mile")
    #expect(shown(Text("\(object, formatter: long)")) == "1 mile")
  }

  @Test("measurements take the environment's locale")
  func texts() {
    let distance = Measurement(value: 3, unit: UnitLength.kilometers)
    let text = Text(distance, format: .measurement(width: .wide, usage: .asProvided))
    #expect(shown(text, locale: "ru") == "3 километра")
    #expect(shown(text) == "3 kilometers")
    #expect(
      shown(Text("\(distance, format: .measurement(width: .narrow, usage: .asProvided)) on foot"))
        == "3km on foot")
  }

  @Test("names and addresses")
  func namesAndAddresses() throws {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Ann", "Lee")
    #expect(shown(Text(name, format: .name(style: .medium)), locale: "hu") == "Lee Ann")
    let url = try #require(URL(string: "https://user@example.com:8080/a/b?c=d#e"))
    #expect(shown(Text(url, format: .url)) == "https://example.com/a/b")
  }

  @Test("calendar and zone of the environment, unless the style has its own")
  func environment() {
    let date = Date(timeIntervalSince1970: 0)
    func told(_ text: Text) -> String {
      shown(text, locale: "de") { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt }
    }
    #expect(told(Text(date..<date + 3_600, format: .interval.hour().minute())) == "09:00–10:00 Uhr")
    var own = Date.IntervalFormatStyle.interval.hour().minute()
    own.timeZone = TimeZone(identifier: "America/New_York") ?? .gmt
    #expect(told(Text(date..<date + 3_600, format: own)) == "19:00–20:00 Uhr")
    let hebrew = Calendar(identifier: .hebrew)
    let values = EnvironmentValues()
    let offset = SystemFormatStyle.DateOffset(to: date)
    #expect(offset.localized(in: values, values.locale).calendar.identifier == values.calendar.identifier)
    #expect(offset.calendar(hebrew).localized(in: values, values.locale).calendar == hebrew)
  }
}
