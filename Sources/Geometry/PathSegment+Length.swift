import Foundation

extension PathSegment {
  /// The length along the segment in points, to about a millionth of it.
  var length: CGFloat { length(from: 0, to: 1) }

  func length(from a: CGFloat, to b: CGFloat) -> CGFloat {
    if kind == .line {
      return CGVector(dx: p1.x - p0.x, dy: p1.y - p0.y).length * (b - a)
    }
    return refined(a, b, gauss(a, b), depth: 0)
  }

  /// Halves the interval until the halves agree with the whole.
  private func refined(_ a: CGFloat, _ b: CGFloat, _ whole: CGFloat, depth: Int) -> CGFloat {
    let middle = (a + b) / 2
    let (left, right) = (gauss(a, middle), gauss(middle, b))
    if depth >= 8 || (left + right - whole).magnitude <= 1e-9 * (1 + whole) { return left + right }
    return refined(a, middle, left, depth: depth + 1) + refined(middle, b, right, depth: depth + 1)
  }

  /// Gauss's quadrature of the speed at five points.
  private func gauss(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let half = (b - a) / 2
    let middle = (a + b) / 2
    func speed(_ x: CGFloat) -> CGFloat { velocity(at: middle + half * x).length }
    let inner: CGFloat = 0.5384693101056831
    let outer: CGFloat = 0.9061798459386640
    let sum =
      0.5688888888888889 * speed(0)
      + 0.4786286704993665 * (speed(inner) + speed(-inner))
      + 0.2369268850561891 * (speed(outer) + speed(-outer))
    return half * sum
  }

  /// The t at a distance along the segment, whose length is `total`.
  func parameter(at distance: CGFloat, of total: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= total { return 1 }
    var t = distance / total
    if kind == .line { return t }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<24 {
      let error = length(from: 0, to: t) - distance
      if error.magnitude <= 1e-9 * (1 + total) { break }
      if error > 0 { high = t } else { low = t }
      let speed = velocity(at: t).length
      let next = speed > 0 ? t - error / speed : (low + high) / 2
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The number of chords that stand for a curve where it is trimmed. Seven, with t between them in proportion,
  /// is what the one measured trim of a circle agrees with to all its digits.
  private static let chordCount = 7

  /// The length as trimming takes it: that of chords at even steps of t.
  var chordLength: CGFloat {
    kind == .line ? length : chordLengths.reduce(0, +)
  }

  private var chordLengths: [CGFloat] {
    let count = CGFloat(Self.chordCount)
    return (0..<Self.chordCount).map { step in
      let (a, b) = (point(at: CGFloat(step) / count), point(at: CGFloat(step + 1) / count))
      return CGVector(dx: b.x - a.x, dy: b.y - a.y).length
    }
  }

  /// The t at a distance along the chords, whose lengths add up to `total`.
  func chordParameter(at distance: CGFloat, of total: CGFloat) -> CGFloat {
    if distance <= 0 { return 0 }
    if distance >= total { return 1 }
    if kind == .line { return distance / total }
    var rest = distance
    for (step, length) in chordLengths.enumerated() {
      if rest < length { return (CGFloat(step) + rest / length) / CGFloat(Self.chordCount) }
      rest -= length
    }
    return 1
  }
}
