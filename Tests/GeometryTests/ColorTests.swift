import Foundation
import Geometry
import Testing

@Suite struct ColorTests {
  let red = ResolvedColor(red: 1, green: 0, blue: 0)
  let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  func bytes(_ color: ResolvedColor) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(saturating: ($0 * 255).rounded()) }
  }

  @Test func componentsGoThereAndBack() {
    for value in stride(from: Float(0), through: 1, by: 0.05) {
      let color = ResolvedColor(red: value, green: -value, blue: 1 - value, opacity: value)
      #expect(abs(color.red - value) < 1e-5)
      #expect(abs(color.green + value) < 1e-5)
      #expect(abs(color.blue - (1 - value)) < 1e-5)
    }
    #expect(ResolvedColor(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    #expect(bytes(ResolvedColor(colorSpace: .displayP3, red: 1, green: 1, blue: 1)) == [255, 255, 255, 255])
    #expect(ResolvedColor(colorSpace: .displayP3, red: 1, green: 0, blue: 0).red > 1.09)
  }

  @Test func hostileComponentsCountAsZero() {
    #expect(ResolvedColor(red: .nan, green: .infinity, blue: 0, opacity: .nan) == .clear)
  }

  @Test func descriptionIsHexadecimal() {
    #expect(ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 1).description == "#FF8000FF")
    #expect(ResolvedColor.clear.description == "#00000000")
  }

  @Test func codingKeepsTheColour() throws {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(ResolvedColor.self, from: data) == color)
  }

  /// Apple's gradient from red to blue is (170, 121, 168) in the middle, on a system whose red and blue are these.
  @Test func perceptualMixIsNearTheMeasuredMidpoint() {
    let systemRed = ResolvedColor(red: 255 / 255, green: 56 / 255, blue: 60 / 255)
    let systemBlue = ResolvedColor(red: 0, green: 136 / 255, blue: 1)
    let mixed = bytes(systemRed.mix(with: systemBlue, by: 0.5))
    for (component, measured) in zip(mixed, [170, 121, 168]) { #expect(abs(component - measured) <= 2) }
  }

  @Test func deviceMixIsOfEncodedComponents() {
    #expect(bytes(red.mix(with: blue, by: 0.4, in: .device)) == [153, 0, 102, 255])
  }

  @Test func mixHoldsItsFraction() {
    #expect(red.mix(with: blue, by: -3) == red)
    #expect(red.mix(with: blue, by: 7) == blue)
    #expect(red.mix(with: blue, by: .nan) == red)
  }

  @Test func mixWithClearKeepsTheHue() {
    let faded = red.mix(with: .clear, by: 0.5)
    #expect(bytes(faded) == [255, 0, 0, 128])
  }

  @Test func animatableDataGoesThereAndBack() {
    var color = ResolvedColor.black
    color.animatableData = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8).animatableData
    #expect(bytes(color) == [51, 102, 153, 204])
    color.animatableData = .zero
    #expect(color == .clear)
  }

  @Test func matricesDoAsTheyAreNamed() {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    #expect(bytes(ColorMatrix.brightness(0.2).apply(to: color)) == [102, 153, 204, 128])
    #expect(bytes(ColorMatrix.contrast(2).apply(to: color)) == [0, 77, 179, 128])
    #expect(bytes(ColorMatrix.invert().apply(to: color)) == [204, 153, 102, 128])
    #expect(bytes(ColorMatrix.grayscale(1).apply(to: color)) == [95, 95, 95, 128])
    #expect(bytes(ColorMatrix.saturation(1).apply(to: color)) == [51, 102, 153, 128])
    #expect(bytes(ColorMatrix.hueRotation(.degrees(360)).apply(to: color)) == [51, 102, 153, 128])
    #expect(bytes(ColorMatrix.multiply(color).apply(to: .white)) == [51, 102, 153, 128])
    #expect(bytes(ColorMatrix.luminanceToAlpha.apply(to: color)) == [0, 0, 0, 95])
    #expect(ColorMatrix.brightness(.nan) == .identity)
  }

  @Test func productAppliesTheFirstFactorFirst() {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6)
    let (first, second) = (ColorMatrix.brightness(0.1), ColorMatrix.contrast(1.2))
    let both = (first * second).apply(to: color)
    #expect(bytes(both) == bytes(second.apply(to: first.apply(to: color))))
    #expect(bytes(both) != bytes(first.apply(to: second.apply(to: color))))
  }
}
