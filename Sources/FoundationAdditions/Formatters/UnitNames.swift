import Foundation

/// What Unicode's locale data call Foundation's units.
enum UnitNames {
  /// The name of a unit; nil for a unit that a program made itself.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitDuration: names["duration \(unit.symbol)"]
    case is UnitEnergy: names["energy \(unit.symbol)"]
    case is UnitFuelEfficiency: fuelEfficiency(unit)
    case is UnitMass: names["mass \(unit.symbol)"]
    case is UnitAcceleration, is UnitAngle, is UnitArea, is UnitConcentrationMass, is UnitDispersion,
      is UnitElectricCurrent, is UnitElectricPotentialDifference, is UnitElectricResistance,
      is UnitFrequency, is UnitIlluminance, is UnitInformationStorage, is UnitLength, is UnitPower,
      is UnitPressure, is UnitSpeed, is UnitTemperature, is UnitVolume:
      names[unit.symbol]
    default: nil
    }
  }

  /// Both kinds of miles to the gallon have one symbol.
  private static func fuelEfficiency(_ unit: Unit) -> String? {
    switch unit {
    case UnitFuelEfficiency.litersPer100Kilometers: "liter-per-100-kilometer"
    case UnitFuelEfficiency.milesPerGallon: "mile-per-gallon"
    case UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial"
    default: nil
    }
  }

  private static let names: [String: String] = Dictionary(
    table.split(separator: ",").compactMap { entry in
      let sides = entry.split(separator: "=")
      guard sides.count == 2 else { return nil }
      return (sides[0].trimmingCharacters(in: .whitespacesAndNewlines), String(sides[1]))
    }, uniquingKeysWith: { first, _ in first })

  private static let table = """
    m/s²=meter-per-square-second,g=g-force,
    °=degree,ʹ=arc-minute,ʹʹ=arc-second,rad=radian,rev=revolution,
    Mm²=square-megameter,km²=square-kilometer,m²=square-meter,cm²=square-centimeter,mm²=square-millimeter,
    µm²=square-micrometer,nm²=square-nanometer,in²=square-inch,ft²=square-foot,yd²=square-yard,
    mi²=square-mile,ac=acre,ha=hectare,
    g/L=gram-per-liter,mg/dL=milligram-ofglucose-per-deciliter,mmol/L=millimole-per-liter,
    ppm=permillion,
    duration s=second,duration m=minute,duration h=hour,
    MA=megaampere,kA=kiloampere,A=ampere,mA=milliampere,µA=microampere,
    MV=megavolt,kV=kilovolt,V=volt,mV=millivolt,µV=microvolt,
    MΩ=megaohm,kΩ=kiloohm,Ω=ohm,mΩ=milliohm,µΩ=microohm,
    energy kJ=kilojoule,energy J=joule,energy kCal=kilocalorie,energy cal=calorie,energy kWh=kilowatt-hour,
    THz=terahertz,GHz=gigahertz,MHz=megahertz,kHz=kilohertz,Hz=hertz,mHz=millihertz,µHz=microhertz,
    nHz=nanohertz,
    lx=lux,
    B=byte,bit=bit,kB=kilobyte,MB=megabyte,GB=gigabyte,TB=terabyte,PB=petabyte,EB=exabyte,
    KiB=kibibyte,MiB=mebibyte,GiB=gibibyte,TiB=tebibyte,PiB=pebibyte,
    kb=kilobit,Mb=megabit,Gb=gigabit,Tb=terabit,
    Mm=megameter,km=kilometer,hm=hectometer,dam=dekameter,m=meter,dm=decimeter,cm=centimeter,mm=millimeter,
    µm=micrometer,nm=nanometer,pm=picometer,in=inch,ft=foot,yd=yard,mi=mile,smi=mile-scandinavian,
    ly=light-year,NM=nautical-mile,ftm=fathom,fur=furlong,ua=astronomical-unit,pc=parsec,
    mass kg=kilogram,mass g=gram,mass dg=decigram,mass cg=centigram,mass mg=milligram,mass µg=microgram,
    mass ng=nanogram,mass pg=picogram,mass oz=ounce,mass lb=pound,mass st=stone,mass t=tonne,mass ton=ton,
    mass ct=carat,mass oz t=ounce-troy,
    TW=terawatt,GW=gigawatt,MW=megawatt,kW=kilowatt,W=watt,mW=milliwatt,µW=microwatt,nW=nanowatt,
    pW=picowatt,fW=femtowatt,hp=horsepower,
    N/m²=pascal,GPa=gigapascal,MPa=megapascal,kPa=kilopascal,hPa=hectopascal,inHg=inch-ofhg,bar=bar,
    mbar=millibar,mmHg=millimeter-ofhg,psi=pound-force-per-square-inch,
    m/s=meter-per-second,km/h=kilometer-per-hour,mph=mile-per-hour,kn=knot,
    K=kelvin,°C=celsius,°F=fahrenheit,
    ML=megaliter,kL=kiloliter,L=liter,dl=deciliter,cL=centiliter,mL=milliliter,
    km³=cubic-kilometer,m³=cubic-meter,dm³=cubic-decimeter,cm³=cubic-centimeter,mm³=cubic-millimeter,
    in³=cubic-inch,ft³=cubic-foot,yd³=cubic-yard,mi³=cubic-mile,af=acre-foot,bsh=bushel,
    tsp=teaspoon,tbsp=tablespoon,fl oz=fluid-ounce,cup=cup,pt=pint,qt=quart,gal=gallon,
    fl oz Imperial=fluid-ounce-imperial,pt Imperial=pint-imperial,qt Imperial=quart-imperial,
    gal Imperial=gallon-imperial,metric cup Imperial=cup-metric
    """
}
