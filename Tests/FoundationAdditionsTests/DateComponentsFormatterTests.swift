import Foundation
import Testing

@testable import FoundationAdditions

struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test func everyStyleHasItsForm() {
    let time = 3_930.0
    #expect(formatter(.positional).string(from: time) == "1:05:30")
    #expect(formatter(.abbreviated).string(from: time) == "1h 5m 30s")
    #expect(formatter(.short).string(from: time) == "1 hr, 5 min, 30 sec")
    #expect(formatter(.full).string(from: time) == "1 hour, 5 minutes, 30 seconds")
    #expect(formatter(.spellOut).string(from: time) == "one hour, five minutes, thirty seconds")
    #expect(formatter(.brief).string(from: time) == "1hr 5min 30sec")
    #expect(formatter(.full, locale: "ru").string(from: time) == "1 час, 5 минут, 30 секунд")
    #expect(formatter(.full, locale: "de").string(from: time) == "1 Stunde, 5 Minuten und 30 Sekunden")
  }

  @Test func zerosAreWrittenAsAsked() {
    #expect(formatter(.positional).string(from: 3_610) == "1:00:10")
    #expect(formatter(.positional).string(from: 10) == "10")
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 75) == "01:15")
    #expect(formatter(.positional, [.hour, .minute, .second], .pad).string(from: 75) == "0:01:15")
    #expect(
      formatter(.positional, [.day, .hour, .minute, .second], .pad).string(from: 3_600) == "0d 1:00:00")
    #expect(
      formatter(.abbreviated, [.day, .hour, .minute, .second], .pad).string(from: 3_600) == "0d 1h 0m 0s")
    #expect(formatter(.abbreviated).string(from: 3_610) == "1h 10s")
    #expect(formatter(.abbreviated, [.hour, .minute, .second], .dropTrailing).string(from: 60) == "0h 1m")
    #expect(formatter(.abbreviated, [.hour, .minute, .second], []).string(from: 60) == "0h 1m 0s")
    #expect(formatter(.abbreviated).string(from: 0) == "0s")
    #expect(formatter(.positional).string(from: 0) == "0")
  }

  @Test func countsAndFractionsAreLimited() {
    let two = formatter(.abbreviated)
    two.maximumUnitCount = 2
    #expect(two.string(from: 3_930) == "1h 5m")
    let fraction = formatter(.full, [.hour])
    #expect(fraction.string(from: 5_400) == "1 hour")
    fraction.allowsFractionalUnits = true
    #expect(fraction.string(from: 5_400) == "1.5 hours")
    let collapsed = formatter(.abbreviated)
    collapsed.collapsesLargestUnit = true
    #expect(collapsed.string(from: 4_500) == "75m")
    #expect(collapsed.string(from: 8_100) == "2h 15m")
  }

  @Test func phrasesAndContexts() {
    let phrases = formatter(.full, [.minute])
    phrases.includesTimeRemainingPhrase = true
    #expect(phrases.string(from: 300) == "5 minutes remaining")
    phrases.includesApproximationPhrase = true
    #expect(phrases.string(from: 300) == "About 5 minutes remaining")
    let spelled = formatter(.spellOut, [.minute])
    spelled.formattingContext = .beginningOfSentence
    #expect(spelled.string(from: 300) == "Five minutes")
  }

  @Test func calendarsAddUp() throws {
    let components = formatter(.full, [.hour, .minute])
    #expect(components.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    let months = formatter(.full, [.year, .month, .day])
    let start = try #require(ISO8601DateFormatter().date(from: "2024-01-31T00:00:00Z"))
    let end = try #require(ISO8601DateFormatter().date(from: "2025-03-01T00:00:00Z"))
    #expect(months.string(from: start, to: end) == "1 year, 1 month, 1 day")
    #expect(formatter(.full, [.weekOfMonth, .day]).string(from: 86_400 * 9) == "1 week, 2 days")
    #expect(formatter(.full, []).string(from: 86_400 + 60) == "1 day, 1 minute")
    #expect(formatter(.positional).string(from: -75) == "-1:15")
    #expect(formatter(.abbreviated).string(from: -75) == "-1m 15s")
    let words = DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .full)
    #expect(words?.contains("2") == true)
  }

  @Test func whatIsNoTimeHasNoText() {
    let any = formatter(.full)
    for seconds in [Double.nan, .infinity, -.infinity, 1e300] { #expect(any.string(from: seconds) == nil) }
    #expect(any.string(for: "a") == nil && any.string(for: nil) == nil)
    #expect(any.string(for: 60.0) == "1 minute" && any.string(for: NSNumber(value: 60)) == "1 minute")
    #expect(any.string(for: DateComponents(minute: 2)) == "2 minutes")
    _ = any.string(from: DateComponents(hour: .max, minute: .min))
    _ = any.string(from: .distantPast, to: .distantFuture)
  }
}
