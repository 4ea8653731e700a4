import Foundation

/// The units in which readers of a locale measure.
enum UnitChoice {
  /// The unit in which a measurement is given: that of the locale's system for lengths, masses, temperatures,
  /// speeds, volumes, areas and fuel; its own for everything else.
  ///
  /// - Parameter isNatural: Whether a small length is given in a small unit.
  static func localized(
    _ measurement: Measurement<Dimension>, _ locale: Locale, isNatural: Bool
  ) -> Measurement<Dimension> {
    let all = units(of: measurement.unit, locale)
    guard let first = all.first else { return measurement }
    guard isNatural else { return measurement.converted(to: first) }
    // From large to small: the first of which there is at least one.
    for unit in all {
      let converted = measurement.converted(to: unit)
      if abs(converted.value) >= 1 { return converted }
    }
    return measurement.converted(to: measurement.value == 0 ? first : all[all.count - 1])
  }

  /// The units of a kind, from large to small; empty where the measurement's own is kept.
  private static func units(of unit: Dimension, _ locale: Locale) -> [Dimension] {
    let system = locale.measurementSystem
    let isMetric = system == .metric
    return switch unit {
    case is UnitLength:
      isMetric
        ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
        : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
    case is UnitMass:
      isMetric
        ? [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.micrograms]
        : [UnitMass.pounds, UnitMass.ounces]
    case is UnitTemperature:
      [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed:
      [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    case is UnitVolume:
      system == .us
        ? [UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.cups, UnitVolume.fluidOunces]
        : [UnitVolume.liters, UnitVolume.milliliters]
    case is UnitArea:
      isMetric
        ? [UnitArea.squareKilometers, UnitArea.squareMeters, UnitArea.squareCentimeters]
        : [UnitArea.squareMiles, UnitArea.squareFeet, UnitArea.squareInches]
    case is UnitFuelEfficiency:
      switch system {
      case .us: [UnitFuelEfficiency.milesPerGallon]
      case .uk: [UnitFuelEfficiency.milesPerImperialGallon]
      default: [UnitFuelEfficiency.litersPer100Kilometers]
      }
    default: []
    }
  }
}
