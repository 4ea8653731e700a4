import DisplayList
import Foundation
import Geometry

/// A gradient as a function of the page's pixels.
///
/// Each pixel is worked out from its own coordinates, never from its neighbour's, so that a part of a
/// picture drawn again has the very same bytes.
struct GradientField {
  private enum Shape {
    /// t = x · dx + y · dy + offset, in user coordinates.
    case linear(dx: Double, dy: Double, offset: Double)
    /// The distance from the center, in units of `unit`, from `start` to `end`.
    case radial(center: CGPoint, unit: CGSize, start: Double, end: Double)
    case angular(center: CGPoint, start: Double, sweep: Double)
    /// Every pixel has one colour: a gradient of no length shows its last.
    case constant(Float)
  }

  private let shape: Shape
  private let ramp: GradientRamp
  private let toUser: AffineMatrix

  /// nil for what is no gradient, or has no stop, or a coordinate that is no number.
  init?(_ paint: Paint, toUser: AffineMatrix) {
    self.toUser = toUser
    let stops: GradientStops
    switch paint {
    case .linearGradient(let ramp, let start, let end):
      stops = ramp
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length.isFinite, start.isFinite else { return nil }
      shape =
        length < 1e-12
        ? .constant(1)
        : .linear(dx: dx / length, dy: dy / length, offset: -(start.x * dx + start.y * dy) / length)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      stops = ramp
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
      shape = .radial(
        center: center, unit: CGSize(width: 1, height: 1), start: startRadius, end: endRadius)
    case .ellipticalGradient(let ramp, let rect, let center, let startRadius, let endRadius):
      stops = ramp
      guard rect.isFinite, startRadius.isFinite, endRadius.isFinite, center.x.isFinite, center.y.isFinite
      else { return nil }
      let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
      shape =
        rect.width > 0 && rect.height > 0
        ? .radial(center: middle, unit: rect.size, start: startRadius, end: endRadius) : .constant(1)
    case .angularGradient(let ramp, let center, let start, let end):
      stops = ramp
      let sweep = end.radians - start.radians
      guard center.isFinite, start.radians.isFinite, sweep.isFinite else { return nil }
      shape =
        abs(sweep) < 1e-9 ? .constant(1) : .angular(center: center, start: start.radians, sweep: sweep)
    case .color, .meshGradient, .tiles: return nil
    }
    guard !stops.stops.isEmpty else { return nil }
    ramp = .of(stops)
  }

  /// Whether every colour hides what is below.
  var isOpaque: Bool { ramp.isOpaque }

  /// Writes every pixel of `area`, which lies within the surface.
  func paint(_ surface: PixelSurface, in area: DeviceRect) {
    let left = area.x - surface.rect.x
    ramp.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      if let line = LinearRamp(self), LinearRamp.reaches(area) {
        for y in area.y..<area.maxY {
          line.paint(surface.words(y) + left, x: area.x, y: y, count: area.width, pixels)
        }
      } else {
        paint(surface, in: area, pixels)
      }
    }
  }

  private func paint(_ surface: PixelSurface, in area: DeviceRect, _ pixels: UnsafePointer<UInt32>) {
    let count = area.width
    let left = area.x - surface.rect.x
    let line = UnsafeMutablePointer<Float>.allocate(capacity: count)
    defer { line.deallocate() }
    var previous: UnsafeMutablePointer<UInt32>?
    for y in area.y..<area.maxY {
      let row = surface.words(y) + left
      if let previous, isConstantAlongY {
        row.update(from: previous, count: count)
      } else {
        positions(y, area.x, count, to: line)
        for x in 0..<count {
          row[x] = pixels[index(line[x])]
        }
      }
      previous = row
    }
  }

  /// A linear gradient's places in the ramp in fixed point, with which stepping from a pixel to the next is
  /// exact: a pixel's colour does not depend on where its row was begun.
  private struct LinearRamp {
    private static let one = Double(1 << 32)
    /// The place at the page's corner, and what a pixel to the right and one down add.
    let start: Int64, stepX: Int64, stepY: Int64

    /// Whether places stay within 64 bits there. They do on every page.
    static func reaches(_ area: DeviceRect) -> Bool {
      let limit = RasterLimits.layerSide
      return min(area.x, area.y) >= -limit && max(area.maxX, area.maxY) <= limit
    }

    /// nil for what is not linear, and for numbers too large to be exact.
    init?(_ field: GradientField) {
      guard case .linear(let dx, let dy, let offset) = field.shape else { return nil }
      let (toUser, scale) = (field.toUser, Double(GradientRamp.count - 1) * Self.one)
      let corner = toUser.apply(0.5, 0.5)
      let start = (corner.x * dx + corner.y * dy + offset) * scale + Self.one / 2
      let stepX = (toUser.a * dx + toUser.b * dy) * scale
      let stepY = (toUser.c * dx + toUser.d * dy) * scale
      // Three numbers below 2^60 and 16,384 pixels a side stay below 2^63.
      guard abs(start) < 0x1p60, abs(stepX) < 0x1p46, abs(stepY) < 0x1p46 else { return nil }
      // Whole numbers within 2^60.
      (self.start, self.stepX, self.stepY) = (Int64(start), Int64(stepX), Int64(stepY))
    }

    func paint(
      _ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int, _ pixels: UnsafePointer<UInt32>
    ) {
      let end = Int64(GradientRamp.count) << 32
      var place = start + stepX * Int64(x) + stepY * Int64(y)
      if stepX == 0 {
        return row.update(repeating: pixels[Int(max(0, min(place, end - 1)) >> 32)], count: count)
      }
      /// How many pixels from here on lie before the place that `distance` is away.
      func steps(_ distance: Int64) -> Int {
        let (rest, step) = stepX > 0 ? (distance, stepX) : (-distance, -stepX)
        return rest <= 0 ? 0 : Int(min((rest + step - 1) / step, Int64(count)))
      }
      // Before the ramp, on it, behind it; the other way round where it falls.
      let first = stepX > 0 ? steps(-place) : steps(end - 1 - place)
      let last = max(first, stepX > 0 ? steps(end - place) : steps(-1 - place))
      let (low, high) = (pixels[0], pixels[GradientRamp.count - 1])
      row.update(repeating: stepX > 0 ? low : high, count: first)
      place += stepX * Int64(first)
      for i in first..<last {
        row[i] = pixels[Int(place >> 32)]
        place += stepX
      }
      (row + last).update(repeating: stepX > 0 ? high : low, count: count - last)
    }
  }

  /// The ramp's entry for a position. Positions beyond the ends, and none at all (NaN), are held within.
  @inline(__always) private func index(_ t: Float) -> Int {
    // Held within 0 and 1 on this line, NaN at 0.
    Int((t > 0 ? (t < 1 ? t : 1) : 0) * Float(GradientRamp.count - 1) + 0.5)
  }

  private var isConstantAlongY: Bool {
    switch shape {
    case .linear(let dx, let dy, _): return abs(toUser.c * dx + toUser.d * dy) < 1e-9
    case .constant: return true
    default: return false
    }
  }

  /// The positions along the ramp of `count` pixels from (`x`, `y`) on.
  private func positions(_ y: Int, _ x: Int, _ count: Int, to line: UnsafeMutablePointer<Float>) {
    let row = toUser.apply(0.5, Double(y) + 0.5)
    let (stepX, stepY) = (toUser.a, toUser.b)
    switch shape {
    case .constant(let t): line.update(repeating: t, count: count)
    case .linear(let dx, let dy, let offset):
      let step = stepX * dx + stepY * dy
      let start = row.x * dx + row.y * dy + offset
      for i in 0..<count { line[i] = Float(start + step * Double(x + i)) }
    case .radial(let center, let unit, let start, let end):
      let span = end - start
      // A gradient of no length is a disc: its last colour outside, its first within.
      let scale = abs(span) < 1e-9 ? 1e9 : 1 / span
      let (originX, originY) = ((row.x - center.x) / unit.width, (row.y - center.y) / unit.height)
      let (dx, dy) = (stepX / unit.width, stepY / unit.height)
      for i in 0..<count {
        let (u, v) = (originX + dx * Double(x + i), originY + dy * Double(x + i))
        line[i] = Float(((u * u + v * v).squareRoot() - start) * scale)
      }
    case .angular(let center, let start, let sweep):
      let turn = 2 * Double.pi
      for i in 0..<count {
        let u = row.x - center.x + stepX * Double(x + i)
        let v = row.y - center.y + stepY * Double(x + i)
        var angle = (atan2(v, u) - start).truncatingRemainder(dividingBy: turn)
        if sweep > 0, angle < 0 { angle += turn }
        if sweep < 0, angle > 0 { angle -= turn }
        var t = angle / sweep
        // What the sweep leaves over belongs to the nearer end.
        if t > 1, t > (1 + turn / abs(sweep)) / 2 { t = 0 }
        line[i] = Float(t)
      }
    }
  }
}
