import Foundation
import Geometry

/// The way of one value through its keyframes.
struct KeyframeCurve<Vector: VectorArithmetic> {
  private struct Segment {
    let way: Keyframe<Vector>.Way
    let begin: Double
    let duration: Double
    let from: Vector
    let to: Vector
    let startVelocity: Vector
    /// Of cubic curves alone.
    let endVelocity: Vector
  }

  private var segments: [Segment] = []
  private(set) var duration = 0.0
  /// Where the value stays.
  private(set) var end: Vector

  /// - Parameters:
  ///   - start: The value before the first keyframe.
  ///   - velocity: Its speed, in units a second.
  init(from start: Vector, velocity: Vector, through keyframes: [Keyframe<Vector>]) {
    end = start
    var velocity = velocity
    for (index, keyframe) in keyframes.enumerated() {
      let next = keyframes.indices.contains(index + 1) ? keyframes[index + 1] : nil
      append(keyframe, before: next, &velocity)
    }
  }

  private mutating func append(
    _ keyframe: Keyframe<Vector>, before next: Keyframe<Vector>?, _ velocity: inout Vector
  ) {
    var startVelocity = velocity
    var endVelocity = Vector.zero
    switch keyframe.way {
    case .move, .linear: break
    case .spring(_, let given): startVelocity = given ?? velocity
    case .cubic(let given, let givenEnd):
      startVelocity = given ?? velocity
      endVelocity = givenEnd ?? Self.tangent(from: end, keyframe, to: next)
    }
    let seconds = keyframe.duration ?? settlingDuration(of: keyframe, startVelocity)
    guard seconds > 0 else {
      end = keyframe.target
      velocity = .zero
      return
    }
    let segment = Segment(
      way: keyframe.way, begin: duration, duration: seconds, from: end, to: keyframe.target,
      startVelocity: startVelocity, endVelocity: endVelocity)
    segments.append(segment)
    duration += seconds
    if case .spring = keyframe.way, keyframe.duration != nil, seconds.isFinite {
      end = Self.value(segment, seconds)
      velocity = Self.velocity(segment, seconds)
    } else {
      end = keyframe.target
      if case .spring = keyframe.way { velocity = .zero } else { velocity = Self.velocity(segment, seconds) }
    }
  }

  /// How fast a value passes a keyframe of a spline.
  private static func tangent(
    from start: Vector, _ keyframe: Keyframe<Vector>, to next: Keyframe<Vector>?
  ) -> Vector {
    guard let next, next.isCubic, case .cubic(let given, _) = next.way else { return .zero }
    if let given { return given }
    let seconds = (keyframe.duration ?? 0) + (next.duration ?? 0)
    return seconds > 0 ? (next.target - start).scaled(by: 1 / seconds) : .zero
  }

  private func settlingDuration(of keyframe: Keyframe<Vector>, _ velocity: Vector) -> Double {
    guard case .spring(let spring, _) = keyframe.way else { return 0 }
    return spring.settlingDuration(target: keyframe.target - end, initialVelocity: velocity, epsilon: 0.001)
  }

  private func segment(at time: Double) -> Segment? {
    guard time < duration, let first = segments.first, time >= first.begin else { return segments.first }
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].begin <= time { low = middle } else { high = middle - 1 }
    }
    return segments[low]
  }

  /// The value at a time; before the beginning that at it, after the end the last.
  func value(at time: Double) -> Vector {
    guard time < duration, let segment = segment(at: time) else { return end }
    return Self.value(segment, max(0, time - segment.begin))
  }

  /// How fast the value changes, in units a second.
  func velocity(at time: Double) -> Vector {
    guard time >= 0, time < duration, let segment = segment(at: time) else { return .zero }
    return Self.velocity(segment, time - segment.begin)
  }

  private static func value(_ segment: Segment, _ time: Double) -> Vector {
    let distance = segment.to - segment.from
    let part = time / segment.duration
    switch segment.way {
    case .move: return segment.to
    case .linear(let curve): return segment.from + distance.scaled(by: curve.value(at: part))
    case .spring(let spring, _):
      return segment.from + spring.value(target: distance, initialVelocity: segment.startVelocity, time: time)
    case .cubic:
      let (square, cube) = (part * part, part * part * part)
      return segment.from + distance.scaled(by: 3 * square - 2 * cube)
        + segment.startVelocity.scaled(by: (cube - 2 * square + part) * segment.duration)
        + segment.endVelocity.scaled(by: (cube - square) * segment.duration)
    }
  }

  private static func velocity(_ segment: Segment, _ time: Double) -> Vector {
    let distance = segment.to - segment.from
    let part = time / segment.duration
    switch segment.way {
    case .move: return .zero
    case .linear(let curve): return distance.scaled(by: curve.velocity(at: part) / segment.duration)
    case .spring(let spring, _):
      return spring.velocity(target: distance, initialVelocity: segment.startVelocity, time: time)
    case .cubic:
      let square = part * part
      return distance.scaled(by: (6 * part - 6 * square) / segment.duration)
        + segment.startVelocity.scaled(by: 3 * square - 4 * part + 1)
        + segment.endVelocity.scaled(by: 3 * square - 2 * part)
    }
  }
}
