import Foundation

/// What a measurement is of: it decides which unit of a locale is used.
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, Sendable where UnitType: Dimension {
  /// What Unicode's locale data call the usage; nil for the measurement's own unit.
  let name: String?

  /// The locale's unit for measurements of the kind.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Energy that food gives.
  public static var food: Self { Self(name: "food") }
  /// Energy that a workout takes.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A size of a person.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// The height of rain that has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The height of snow that has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much of a liquid there is.
  public static var liquid: Self { Self(name: "fluid") }
}
