/// Where a tree's numbers come from.
package enum NumberPool: Sendable {
  /// Lengths as programs use them, with zeros and small negative ones among them.
  case ordinary
  /// The same, mixed with numbers that no layout can use.
  case hostile

  private static let unusable: [Double] = [
    .nan, .infinity, -.infinity, -1, -1e9, 0, -0.0, 1e-300, 1e7, 1e16, 1e308, -1e308,
    .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  func draw(using generator: inout SeededGenerator) -> Double {
    if self == .hostile, generator.chance(0.3) { return Self.unusable[generator.below(Self.unusable.count)] }
    switch generator.below(12) {
    case 0: return 0
    case 1: return -Double(generator.below(20))
    case 2: return Double(generator.below(400))
    case 3, 4: return (Double.random(in: 0..<40, using: &generator) * 4).rounded() / 4
    case 5: return Double.random(in: 0..<60, using: &generator)
    default: return Double(generator.below(30))
    }
  }
}
