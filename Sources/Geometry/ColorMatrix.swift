import Foundation

/// A map of colours: each new component is a sum of the old red, green, blue and alpha, each times a factor, and
/// a constant. Components are gamma-encoded sRGB from 0 to 1, not premultiplied; results are held within 0 to 1.
@frozen public struct ColorMatrix: Equatable, Hashable, Sendable {
  /// The factors and the constant of the new red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The factors and the constant of the new green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The factors and the constant of the new blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The factors and the constant of the new alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The map that changes nothing.
  @inlinable public init() {}

  /// A map from its twenty entries, red's row first; nil for another number of entries.
  package init?(rows: [Float]) {
    guard rows.count == 20 else { return nil }
    (r1, r2, r3, r4, r5) = (rows[0], rows[1], rows[2], rows[3], rows[4])
    (g1, g2, g3, g4, g5) = (rows[5], rows[6], rows[7], rows[8], rows[9])
    (b1, b2, b3, b4, b5) = (rows[10], rows[11], rows[12], rows[13], rows[14])
    (a1, a2, a3, a4, a5) = (rows[15], rows[16], rows[17], rows[18], rows[19])
  }

  /// The twenty entries, red's row first.
  package var rows: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }

  /// The map that changes nothing.
  public static let identity = ColorMatrix()

  /// Whether the map changes nothing, exactly.
  public var isIdentity: Bool { self == .identity }

  /// The map that applies `a` first and `b` after it (without holding components within 0 to 1 in between).
  public static func * (a: ColorMatrix, b: ColorMatrix) -> ColorMatrix {
    let (first, second) = (a.rows, b.rows)
    var product = [Float](repeating: 0, count: 20)
    for row in 0..<4 {
      for column in 0..<5 {
        var sum: Float = column == 4 ? second[row * 5 + 4] : 0
        for k in 0..<4 { sum += second[row * 5 + k] * first[k * 5 + column] }
        product[row * 5 + column] = sum
      }
    }
    return ColorMatrix(rows: product) ?? .identity
  }

  /// The map that applies this one first and `other` after it.
  public func concatenating(_ other: ColorMatrix) -> ColorMatrix { self * other }

  /// The colour under the map, its components held within 0 to 1.
  public func apply(to color: ResolvedColor) -> ResolvedColor {
    let c = apply(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    return ResolvedColor(red: c.red, green: c.green, blue: c.blue, opacity: c.alpha)
  }

  /// Straight gamma-encoded components under the map, held within 0 to 1.
  public func apply(
    red: Float, green: Float, blue: Float, alpha: Float
  ) -> (red: Float, green: Float, blue: Float, alpha: Float) {
    (
      (r1 * red + r2 * green + r3 * blue + r4 * alpha + r5).clamped(to: 0...1),
      (g1 * red + g2 * green + g3 * blue + g4 * alpha + g5).clamped(to: 0...1),
      (b1 * red + b2 * green + b3 * blue + b4 * alpha + b5).clamped(to: 0...1),
      (a1 * red + a2 * green + a3 * blue + a4 * alpha + a5).clamped(to: 0...1)
    )
  }
}
