import SwiftUICore
import ViewGraph

/// A colour by its parts in sRGB, each from 0 to 1.
struct PickedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  init(_ color: Color, in environment: EnvironmentValues, isOpaque: Bool) {
    let resolved = color.resolve(in: environment)
    func part(_ value: Float) -> Double { value.isNaN ? 0 : min(max(Double(value), 0), 1) }
    self.init(
      red: part(resolved.red), green: part(resolved.green), blue: part(resolved.blue),
      opacity: isOpaque ? 1 : part(resolved.opacity))
  }

  /// A colour of a hue, a saturation and a lightness.
  init(hue: Double, saturation: Double, lightness: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(place - 3, 9 - place, 1))
    }
    self.init(red: part(0), green: part(8), blue: part(4))
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  /// The parts as assistive technology says them.
  var words: String {
    func percent(_ value: Double) -> String { value.percentage }
    let parts = "red \(percent(red)), green \(percent(green)), blue \(percent(blue))"
    return opacity < 1 ? "\(parts), opacity \(percent(opacity))" : parts
  }

  /// Whether it is the same to the eye, whatever the opacity.
  func looks(like other: PickedColor) -> Bool {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue)) < 0.002
  }

  /// Twelve columns of hues from light to dark below a row of greys.
  static let table: [[PickedColor]] = {
    let greys = (0..<12).map { column in
      let grey = 1 - Double(column) / 11
      return PickedColor(red: grey, green: grey, blue: grey)
    }
    let rows = [0.16, 0.24, 0.33, 0.42, 0.5, 0.62, 0.72, 0.82, 0.91].map { lightness in
      (0..<12).map { column in
        // From light blue round the circle to green.
        PickedColor(
          hue: (Double(column) / 12 + 0.54).truncatingRemainder(dividingBy: 1), saturation: 0.95,
          lightness: lightness)
      }
    }
    return [greys] + rows
  }()
}
