import Foundation
import Testing

@testable import FoundationAdditions

@Suite @MainActor struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = .providedUnit
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test func stylesAndLanguagesHaveTheirWords() {
    let distance = Measurement(value: 1234.5, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .short).string(from: distance) == "1,234.5km")
    #expect(formatter("en_US").string(from: distance) == "1,234.5 km")
    #expect(formatter("de", .long).string(from: distance) == "1.234,5 Kilometer")
    let russian = formatter("ru", .long)
    #expect(russian.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 метр")
    #expect(russian.string(from: Measurement(value: 5, unit: UnitLength.meters)) == "5 метров")
    let speed = Measurement(value: 5, unit: UnitSpeed.milesPerHour)
    #expect(formatter("en_US", .long).string(from: speed) == "5 miles per hour")
    #expect(formatter("en_US").string(from: Measurement(value: 2, unit: UnitDuration.minutes)) == "2 min")
    #expect(formatter("en_US").string(from: Measurement(value: 2, unit: UnitMass.grams)) == "2 g")
    let fuel = Measurement(value: 30, unit: UnitFuelEfficiency.milesPerImperialGallon)
    #expect(formatter("en_US", .long).string(from: fuel).contains("Imp"))
  }

  @Test func unitsAreThoseOfTheLocale() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .medium, []).string(from: distance) == "3.107 mi")
    #expect(formatter("de_DE", .medium, []).string(from: distance) == "5 km")
    let short = Measurement(value: 100, unit: UnitLength.meters)
    #expect(formatter("en_US", .medium, []).string(from: short) == "0.062 mi")
    #expect(formatter("en_US", .medium, .naturalScale).string(from: short) == "328.084 ft")
    #expect(formatter("de_DE", .medium, .naturalScale).string(from: short) == "100 m")
    #expect(
      formatter("de_DE", .medium, []).string(from: Measurement(value: 0, unit: UnitLength.miles)) == "0 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US", .medium, []).string(from: warm) == "68°F")
    #expect(formatter("de_DE", .medium, []).string(from: warm).hasSuffix("°C"))
    #expect(formatter("en_US", .medium, [.temperatureWithoutUnit]).string(from: warm) == "68°")
    #expect(
      formatter("en_US", .medium, [.temperatureWithoutUnit, .providedUnit]).string(from: warm) == "20°")
  }

  @Test func digitsAreTheNumberFormatters() {
    let own = formatter("en_US", .medium)
    let number = NumberFormatter()
    number.minimumFractionDigits = 1
    number.maximumFractionDigits = 1
    own.numberFormatter = number
    #expect(own.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2.0 m")
    own.numberFormatter.maximumFractionDigits = 0
    own.numberFormatter.minimumFractionDigits = 0
    own.numberFormatter.roundingMode = .floor
    #expect(own.string(from: Measurement(value: 2.9, unit: UnitLength.meters)) == "2 m")
    number.usesSignificantDigits = true
    number.maximumSignificantDigits = 2
    #expect(own.string(from: Measurement(value: 2468, unit: UnitLength.meters)) == "2400 m")
  }

  @Test func unitsHaveNames() {
    #expect(formatter("en_US", .long).string(from: UnitLength.feet) == "feet")
    #expect(formatter("de", .long).string(from: UnitSpeed.kilometersPerHour) == "Kilometer pro Stunde")
    #expect(formatter("en_US").string(from: Unit(symbol: "furbles")) == "furbles")
    #expect(formatter("en_US").string(for: UnitLength.feet) == "ft")
    #expect(formatter("en_US").string(for: "5 km") == nil && formatter("en_US").string(for: nil) == nil)
  }

  @Test func everyUnitIsWrittenAndNoNumberTraps() {
    let own = Measurement(value: 3, unit: Unit(symbol: "furbles"))
    #expect(formatter("en_US").string(from: own) == "3 furbles")
    let names: [(Dimension, String)] = [
      (UnitLength.furlongs, "2 furlongs"), (UnitLength.parsecs, "2 parsecs"),
      (UnitLength.scandinavianMiles, "2 miles-scandinavian"), (UnitEnergy.kilocalories, "2 kilocalories"),
      (UnitPressure.millimetersOfMercury, "2 millimeters of mercury"), (UnitMass.stones, "2 stones"),
      (UnitInformationStorage.gigabytes, "2 gigabytes"), (UnitAngle.arcMinutes, "2 arcminutes"),
    ]
    for (unit, text) in names {
      #expect(formatter("en_US", .long).string(from: Measurement(value: 2, unit: unit)) == text)
    }
    for value in [Double.nan, .infinity, -.infinity, -0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      for options: MeasurementFormatter.UnitOptions in [[], .providedUnit, .naturalScale] {
        let text = formatter("en_US", .long, options).string(
          from: Measurement(value: value, unit: UnitLength.meters))
        #expect(!text.isEmpty)
      }
    }
  }
}
