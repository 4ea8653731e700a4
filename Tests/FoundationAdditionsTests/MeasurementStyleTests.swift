import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Measurement.FormatStyle") @MainActor struct MeasurementStyleTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("tells a measurement in its reader's unit and language")
  func usage() {
    let distance = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(english)) == "0.93 mi")
    #expect(distance.formatted(.measurement(width: .wide, usage: .road).locale(german)) == "1,5 Kilometer")
    #expect(
      distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "1,500 meters")
    #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(english)) == "1,500m")
    let height = Measurement(value: 1.85, unit: UnitLength.meters)
    let person = Measurement<UnitLength>.FormatStyle(width: .wide, locale: german, usage: .personHeight)
    #expect(person.format(height) == "185 Zentimeter")
    let minutes = Measurement(value: 1.5, unit: UnitDuration.hours)
    #expect(minutes.formatted(.measurement(width: .wide).locale(english)) == "1.5 hours")
    let rate = Measurement(value: 50, unit: UnitFrequency.hertz)
    #expect(rate.formatted(.measurement(width: .abbreviated).locale(english)) == "50 Hz")
  }

  @Test("writes the value as a number style says")
  func numbers() {
    let distance = Measurement(value: 1.25, unit: UnitLength.kilometers)
    func told(_ style: FloatingPointFormatStyle<Double>) -> String {
      distance.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(english))
    }
    #expect(told(.number.precision(.fractionLength(0))) == "1 km")
    #expect(told(.number.precision(.fractionLength(3))) == "1.250 km")
    #expect(told(.number.precision(.significantDigits(1...2)).rounded(rule: .up)) == "1.3 km")
    #expect(told(.number.rounded(rule: .down).precision(.fractionLength(1))) == "1.2 km")
    #expect(told(.number.sign(strategy: .always())) == "+1.25 km")
    #expect(told(.number.precision(.integerAndFractionLength(integer: 2, fraction: 1))) == "01.2 km")
    #expect(told(.number.scale(100)) == "125 km")
    #expect(told(.number.precision(.fractionLength(0)).decimalSeparator(strategy: .always)) == "1. km")
    let halves = FloatingPointFormatStyle<Double>.number.rounded(rule: .up, increment: 0.5)
    #expect(told(halves) == halves.locale(english).format(1.25) + " km")
    let short = FloatingPointFormatStyle<Double>.number.precision(.integerLength(2))
    #expect(
      Measurement(value: 1234.5, unit: UnitLength.kilometers).formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: short).locale(english))
        == short.locale(english).format(1234.5) + " km")
    let far = Measurement(value: 12345, unit: UnitLength.kilometers)
    let plain = FloatingPointFormatStyle<Double>.number.grouping(.never)
    #expect(
      far.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: plain).locale(english))
        == "12345 km")
    // The noun goes with the number that shows.
    let one = Measurement(value: 1.2, unit: UnitLength.kilometers)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    #expect(
      one.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: whole).locale(english))
        == "1 kilometer")
  }

  @Test("temperatures, with and without their scale")
  func temperatures() {
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(usage: .weather).locale(english)) == "77°F")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(english)) == "77°")
    #expect(warm.formatted(.measurement(width: .abbreviated, hidesScaleName: true).locale(english)) == "77°")
    #expect(
      warm.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "25 degrees Celsius")
  }

  @Test("amounts of data")
  func bytes() {
    let size = Measurement(value: 12.3, unit: UnitInformationStorage.megabytes)
    #expect(size.formatted(.byteCount(style: .file).locale(german)) == "12,3 MB")
    #expect(
      Measurement(value: .nan, unit: UnitInformationStorage.bytes).formatted(.byteCount(style: .file)) != "")
  }

  @Test("values that are no numbers are written")
  func hostile() {
    for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0] {
      let text = Measurement(value: value, unit: UnitLength.meters).formatted(.measurement(width: .wide))
      #expect(!text.isEmpty)
    }
    let own = Measurement(
      value: 2, unit: UnitLength(symbol: "steps", converter: UnitConverterLinear(coefficient: 0.8)))
    #expect(own.formatted(.measurement(width: .wide).locale(english)) == "2 steps")
  }
}
