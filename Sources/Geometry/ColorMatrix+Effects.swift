import Foundation

extension ColorMatrix {
  private static let luminance: (red: Float, green: Float, blue: Float) = (0.2126, 0.7152, 0.0722)

  /// Adds `amount` to every colour component. NaN counts as 0.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount.finite(or: 0))
    var matrix = ColorMatrix()
    (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
    return matrix
  }

  /// Moves colour components away from the middle (`amount` above 1) or toward it (below). NaN counts as 1.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount.finite(or: 1))
    let shift = (1 - amount) / 2
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (amount, amount, amount)
    (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
    return matrix
  }

  /// 0 for gray, 1 for no change, more for stronger colours. NaN counts as 1.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let s = Float(amount.finite(or: 1))
    let (r, g, b) = (luminance.red * (1 - s), luminance.green * (1 - s), luminance.blue * (1 - s))
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3) = (r + s, g, b)
    (matrix.g1, matrix.g2, matrix.g3) = (r, g + s, b)
    (matrix.b1, matrix.b2, matrix.b3) = (r, g, b + s)
    return matrix
  }

  /// 0 for no change, 1 for gray. NaN counts as 0.
  public static func grayscale(_ amount: Double) -> ColorMatrix {
    saturation(1 - amount.finite(or: 0))
  }

  /// Turns the hue while (about) keeping the luminance, by SVG's matrix. An angle that is not finite counts as 0.
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let radians = angle.radians.finite(or: 0)
    let (c, s) = (Float(cos(radians)), Float(sin(radians)))
    var matrix = ColorMatrix()
    matrix.r1 = 0.213 + c * 0.787 - s * 0.213
    matrix.r2 = 0.715 - c * 0.715 - s * 0.715
    matrix.r3 = 0.072 - c * 0.072 + s * 0.928
    matrix.g1 = 0.213 - c * 0.213 + s * 0.143
    matrix.g2 = 0.715 + c * 0.285 + s * 0.140
    matrix.g3 = 0.072 - c * 0.072 - s * 0.283
    matrix.b1 = 0.213 - c * 0.213 - s * 0.787
    matrix.b2 = 0.715 - c * 0.715 + s * 0.715
    matrix.b3 = 0.072 + c * 0.928 + s * 0.072
    return matrix
  }

  /// Every colour component c becomes 1 - c; `amount` is the share of that: 0 for no change.
  public static func invert(_ amount: Double = 1) -> ColorMatrix {
    let amount = Float(amount.finite(or: 0))
    let factor = 1 - 2 * amount
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
    (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
    return matrix
  }

  /// Multiplies components by those of `color`, alpha by its opacity.
  public static func multiply(_ color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (color.red, color.green, color.blue)
    matrix.a4 = color.opacity
    return matrix
  }

  /// Black whose alpha is the luminance of the colour.
  public static let luminanceToAlpha: ColorMatrix = {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.a1, matrix.a2, matrix.a3) = (luminance.red, luminance.green, luminance.blue)
    matrix.a4 = 0
    return matrix
  }()
}
