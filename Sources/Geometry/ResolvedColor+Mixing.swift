import Foundation

/// A colour in Oklab, where equal distances look equally different (B. Ottosson, 2020).
package struct Oklab: Sendable, Hashable {
  package var lightness: Float
  package var a: Float
  package var b: Float

  package init(lightness: Float, a: Float, b: Float) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ color: ResolvedColor) {
    let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }
}

extension ResolvedColor {
  package init(_ lab: Oklab, opacity: Float) {
    let l = lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b
    let m = lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b
    let s = lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    self.init(
      linearRed: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      linearGreen: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      linearBlue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3,
      opacity: opacity)
  }

  /// Where colours are mixed.
  public enum MixingSpace: Sendable, Hashable {
    /// In gamma-encoded sRGB.
    case device
    /// In Oklab.
    case perceptual
  }

  /// The colour at `fraction` of the way to `other`. Fractions are held within 0 to 1; NaN counts as 0.
  ///
  /// Colours are weighted by their opacities, so that a mix with an invisible colour keeps the visible one's
  /// hue.
  public func mix(
    with other: ResolvedColor, by fraction: Double, in space: MixingSpace = .perceptual
  ) -> ResolvedColor {
    let t = Float(fraction.clamped(to: 0...1))
    if t == 0 { return self }
    if t == 1 { return other }
    let opacity = self.opacity + (other.opacity - self.opacity) * t
    // The other colour's share of the mixed pigment.
    let share = opacity > 0 ? (other.opacity * t / opacity).clamped(to: 0...1) : t
    func between(_ a: Float, _ b: Float) -> Float { a + (b - a) * share }
    switch space {
    case .device:
      return ResolvedColor(
        red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
        opacity: opacity)
    case .perceptual:
      let (from, to) = (Oklab(self), Oklab(other))
      let lab = Oklab(
        lightness: between(from.lightness, to.lightness), a: between(from.a, to.a), b: between(from.b, to.b))
      return ResolvedColor(lab, opacity: opacity)
    }
  }
}

extension ResolvedColor: Animatable {
  /// The colour in Oklab, premultiplied by its opacity, and its opacity.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let lab = Oklab(self)
      return AnimatablePair(
        lab.lightness * opacity,
        AnimatablePair(lab.a * opacity, AnimatablePair(lab.b * opacity, opacity)))
    }
    set {
      let opacity = newValue.second.second.second
      let scale = opacity == 0 ? 0 : 1 / opacity
      let lab = Oklab(
        lightness: newValue.first * scale, a: newValue.second.first * scale,
        b: newValue.second.second.first * scale)
      self = ResolvedColor(lab, opacity: opacity)
    }
  }
}
