import DisplayList
import Foundation
import Geometry
import Synchronization

/// A gradient's colours as a table of premultiplied pixels over 0...1.
final class GradientRamp: Sendable {
  let pixels: [UInt32]
  let isOpaque: Bool

  /// Enough for one step per pixel across a wide picture.
  static let count = 2048

  private init(_ stops: GradientStops) {
    let ordered = GradientRamp.ordered(stops)
    let perceptual = stops.colorSpace == .perceptual
    var pixels: [UInt32] = []
    pixels.reserveCapacity(Self.count)
    var next = 0
    for index in 0..<Self.count {
      let location = Double(index) / Double(Self.count - 1)
      while next < ordered.count, ordered[next].location <= location { next += 1 }
      guard let last = ordered.last else {
        pixels.append(0)
        continue
      }
      if next == 0 || next == ordered.count {
        let color = next == 0 ? ordered[0].color : last.color
        pixels.append(color.resolved(perceptual: perceptual).pixel)
        continue
      }
      let (low, high) = (ordered[next - 1], ordered[next])
      let t = Float((location - low.location) / (high.location - low.location))
      pixels.append(GradientColor.mix(low.color, high.color, t).resolved(perceptual: perceptual).pixel)
    }
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
  }

  private static let cache = Mutex<[GradientStops: GradientRamp]>([:])

  /// The ramp of `stops`, from the cache when it was asked for lately.
  static func of(_ stops: GradientStops) -> GradientRamp {
    if let ramp = cache.withLock({ $0[stops] }) { return ramp }
    let ramp = GradientRamp(stops)
    cache.withLock { cache in
      if cache.count >= 128 { cache.removeAll() }
      cache[stops] = ramp
    }
    return ramp
  }

  /// Stops with finite locations that do not decrease, in the space of interpolation.
  static func ordered(_ stops: GradientStops) -> [(location: Double, color: GradientColor)] {
    var highest = -Double.infinity
    return stops.stops.compactMap { stop in
      guard !stop.location.isNaN else { return nil }
      highest = max(highest, min(max(stop.location, -1e6), 1e6))
      return (highest, GradientColor(stop.color, perceptual: stops.colorSpace == .perceptual))
    }
  }

  /// Stops in straight sRGB, close enough together that interpolating them in sRGB looks the same; for
  /// formats that know no other way. Locations are within 0...1, first and last included.
  static func subdivided(_ stops: GradientStops, steps: Int = 16) -> [(location: Double, color: SRGB)] {
    let ordered = ordered(stops)
    let perceptual = stops.colorSpace == .perceptual
    guard let first = ordered.first, let last = ordered.last else { return [] }
    var result: [(location: Double, color: SRGB)] = []
    func add(_ location: Double, _ color: GradientColor) {
      if (0...1).contains(location) { result.append((location, color.resolved(perceptual: perceptual))) }
    }
    if first.location > 0 { add(0, first.color) }
    for (low, high) in zip(ordered, ordered.dropFirst()) {
      add(low.location, low.color)
      let length = high.location - low.location
      guard length > 0 else { continue }
      var inner = perceptual ? (1..<steps).map { low.location + length * Double($0) / Double(steps) } : []
      // The ends of 0...1 are stops of their own where a segment reaches beyond them.
      inner += [0, 1].filter { low.location < $0 && $0 < high.location }
      for location in inner.sorted() {
        add(location, .mix(low.color, high.color, Float((location - low.location) / length)))
      }
    }
    add(last.location, last.color)
    if last.location < 1 { add(1, last.color) }
    if result.isEmpty { add(0, first.location > 1 ? first.color : last.color) }
    return result
  }
}
