import Foundation

/// SplitMix64: small, and the same numbers from the same seed everywhere.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether an event of this probability happens.
  mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

  /// A number from 0 up to but not including `bound`.
  mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

  /// A number whose logarithm is spread evenly.
  mutating func logarithmic(from low: Double, to high: Double) -> Double {
    let (a, b) = (log(low), log(high))
    return exp(Double.random(in: a...b, using: &self))
  }
}
