import Foundation
import SwiftUI
import Testing

/// Values of curves and springs at given times, by formulas written here.
@Suite("Closed forms of animations")
struct ClosedFormTests {
  private static let times = stride(from: 0.0, through: 1.2, by: 0.05)

  private func place(_ animation: Animation, _ time: Double, of distance: Double = 1) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: distance, time: time, context: &context)
  }

  private func speed(_ animation: Animation, _ time: Double) -> Double? {
    animation.velocity(value: 1.0, time: time, context: AnimationContext<Double>())
  }

  // MARK: Springs

  /// From 0 to 1 with a speed at the beginning, by the solution of the equation of motion.
  private func spring(response: Double, ratio: Double, speed v: Double = 0, _ t: Double) -> Double {
    let w = 2 * .pi / response
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-ratio * w * t) * (cos(wd * t) + (ratio * w - v) / wd * sin(wd * t))
    }
    if ratio == 1 { return 1 - exp(-w * t) * (1 + (w - v) * t) }
    let root = (ratio * ratio - 1).squareRoot()
    let (a, b) = (-w * (ratio - root), -w * (ratio + root))
    let c = (b + v) / (b - a)
    return 1 - c * exp(a * t) - (1 - c) * exp(b * t)
  }

  @Test("springs follow the solution of their equation, at every damping and speed")
  func springs() {
    for (ratio, v) in [(0.3, 0.0), (0.7, 4), (1, 0), (1, -3), (1.6, 0), (1.6, 5)] {
      let value = Spring(response: 0.5, dampingRatio: ratio)
      for t in Self.times {
        let known = spring(response: 0.5, ratio: ratio, speed: v, t)
        #expect(abs(value.value(target: 1.0, initialVelocity: v, time: t) - known) < 1e-9)
        let step = 1e-6
        let slope =
          (spring(response: 0.5, ratio: ratio, speed: v, t + step)
            - spring(response: 0.5, ratio: ratio, speed: v, t - step)) / (2 * step)
        #expect(abs(value.velocity(target: 1.0, initialVelocity: v, time: t) - slope) < 1e-4)
      }
    }
  }

  @Test("each spelling of a spring is the spring that it says")
  func spellings() {
    let table: [(Animation, response: Double, ratio: Double)] = [
      (.default, 0.55, 1), (.spring, 0.5, 1), (.spring(), 0.5, 1), (.spring(duration: 0.8), 0.8, 1),
      (.spring(duration: 0.8, bounce: 0.4), 0.8, 0.6), (.spring(duration: 1, bounce: -0.5), 1, 2),
      (.spring(response: 0.4, dampingFraction: 0.6), 0.4, 0.6),
      (.spring(response: 0.4, dampingFraction: 0.6, blendDuration: 1), 0.4, 0.6),
      (.spring(Spring(duration: 0.3, bounce: 0.2)), 0.3, 0.8),
      (.smooth, 0.5, 1), (.smooth(duration: 0.7, extraBounce: 0.2), 0.7, 0.8),
      (.snappy, 0.5, 0.85), (.snappy(duration: 0.7, extraBounce: 0.1), 0.7, 0.75),
      (.bouncy, 0.5, 0.7), (.bouncy(duration: 0.7, extraBounce: 0.1), 0.7, 0.6),
      (.interactiveSpring, 0.15, 0.86), (.interactiveSpring(duration: 0.3, extraBounce: 0.1), 0.3, 0.76),
      (.interactiveSpring(response: 0.2, dampingFraction: 0.5), 0.2, 0.5),
      (.interpolatingSpring, 0.5, 1), (.interpolatingSpring(duration: 0.4, bounce: 0.3), 0.4, 0.7),
      (.interpolatingSpring(Spring(duration: 0.4, bounce: 0.3)), 0.4, 0.7),
      (.interpolatingSpring(stiffness: 100, damping: 10), 2 * .pi / 10, 0.5),
      (.interpolatingSpring(mass: 4, stiffness: 100, damping: 20), 2 * .pi / 5, 0.5),
    ]
    for (animation, response, ratio) in table {
      for t in [0.02, 0.1, 0.2] {
        let known = spring(response: response, ratio: ratio, t)
        #expect(place(animation, t).map { abs($0 - known) < 1e-9 } ?? false, "\(animation) at \(t)")
      }
    }
    let fast = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 7)
    let known = spring(response: 2 * .pi / 10, ratio: 0.5, speed: 7, 0.1)
    #expect(place(fast, 0.1).map { abs($0 - known) < 1e-9 } ?? false)
  }

  @Test("the initialisers of a spring agree, and so do its properties")
  func initializers() {
    let byDuration = Spring(duration: 0.5, bounce: 0.3)
    let byResponse = Spring(response: 0.5, dampingRatio: 0.7)
    let frequency = 2 * Double.pi / 0.5
    let stiffness = frequency * frequency
    let byMass = Spring(mass: 1, stiffness: stiffness, damping: 1.4 * frequency)
    for spring in [byDuration, byResponse, byMass] {
      #expect(abs(spring.duration - 0.5) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
      #expect(abs(spring.bounce - 0.3) < 1e-9 && abs(spring.dampingRatio - 0.7) < 1e-9)
      #expect(abs(spring.stiffness - stiffness) < 1e-6)
      #expect(abs(spring.damping - 1.4 * frequency) < 1e-6)
    }
    let settled = Spring(settlingDuration: 2, dampingRatio: 0.5)
    #expect(abs(settled.settlingDuration - 2) < 1e-6 && settled.dampingRatio == 0.5)
    #expect(abs(settled.value(target: 1.0, time: 2) - 1) <= 0.001)
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 { byDuration.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.03) }
    #expect(abs(value - byDuration.value(target: 1.0, time: 0.3)) < 1e-9)
    #expect(byDuration.value(fromValue: 10.0, toValue: 20.0, time: 0.1) > 10)
  }

  // MARK: Curves

  /// A cubic Bézier at a time, by halving its parameter.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ time: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return at(y1, y2, low)
  }

  @Test("curves follow their forms, and their speeds are the slopes")
  func curves() {
    let table: [(UnitCurve, (Double) -> Double)] = [
      (.linear, { $0 }),
      (.easeIn, { self.bezier(0.42, 0, 1, 1, $0) }), (.easeOut, { self.bezier(0, 0, 0.58, 1, $0) }),
      (.easeInOut, { self.bezier(0.42, 0, 0.58, 1, $0) }),
      (.circularEaseIn, { 1 - (1 - $0 * $0).squareRoot() }),
      (.circularEaseOut, { (1 - (1 - $0) * (1 - $0)).squareRoot() }),
      (
        .circularEaseInOut,
        {
          $0 < 0.5
            ? (1 - (1 - 4 * $0 * $0).squareRoot()) / 2
            : (1 + (1 - 4 * (1 - $0) * (1 - $0)).squareRoot()) / 2
        }
      ),
      (
        .bezier(startControlPoint: UnitPoint(x: 0.2, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.4)),
        { self.bezier(0.2, -0.5, 0.7, 1.4, $0) }
      ),
    ]
    for (curve, form) in table {
      for progress in stride(from: 0.05, to: 1, by: 0.1) {
        #expect(abs(curve.value(at: progress) - form(progress)) < 1e-6)
        let slope = (form(progress + 1e-4) - form(progress - 1e-4)) / 2e-4
        #expect(abs(curve.velocity(at: progress) - slope) < 1e-3 * max(1, abs(slope)))
      }
      #expect(curve.value(at: -1) == 0 && curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1 && curve.value(at: 7) == 1)
    }
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut, .linear] {
      for progress in [0.1, 0.4, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6)
      }
      #expect(curve.inverse.inverse == curve)
    }
  }

  @Test("animations along curves go at the curve's pace for the time that they are given")
  func curveAnimations() {
    let table: [(Animation, UnitCurve, Double)] = [
      (.linear, .linear, 0.35), (.easeIn, .easeIn, 0.35), (.easeOut, .easeOut, 0.35),
      (.easeInOut, .easeInOut, 0.35), (.linear(duration: 2), .linear, 2),
      (.easeIn(duration: 2), .easeIn, 2), (.easeOut(duration: 2), .easeOut, 2),
      (.easeInOut(duration: 2), .easeInOut, 2),
      (.timingCurve(.circularEaseIn, duration: 1), .circularEaseIn, 1),
      (
        .timingCurve(0.1, 0.2, 0.3, 0.4),
        .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: UnitPoint(x: 0.3, y: 0.4)),
        0.35
      ),
    ]
    for (animation, curve, duration) in table {
      for progress in [0.0, 0.2, 0.5, 0.9] {
        let known = curve.value(at: progress) * 8
        #expect(place(animation, progress * duration, of: 8).map { abs($0 - known) < 1e-9 } ?? false)
      }
      #expect(place(animation, duration) == nil)
      let known = curve.velocity(at: 0.5) / duration
      #expect(speed(animation, duration / 2).map { abs($0 - known) < 1e-6 } ?? false)
    }
  }

  // MARK: Changes of time

  @Test("whatever an animation is asked for, it has an end")
  func ends() {
    let linear = Animation.linear(duration: 1)
    #expect(place(linear.speed(0), 1) == nil)
    #expect(place(linear.speed(-2), 1) == nil)
    #expect(place(linear.speed(.nan), 1) == nil)
    #expect(place(linear.repeatCount(0), 0.5) == 0.5 && place(linear.repeatCount(0), 1) == nil)
    #expect(place(linear.repeatCount(-3), 1) == nil)
    #expect(place(linear.delay(-0.25), 0) == 0.25 && place(linear.delay(-0.25), 0.75) == nil)
    #expect(place(linear.delay(-5), 0) == nil)
    #expect(place(linear.delay(.nan), 1) == nil && place(linear.delay(.infinity), 1) == nil)
    #expect(place(.spring(duration: 0), 0.01) == nil)
    #expect(place(.linear(duration: -1), 0) == nil)
  }

  @Test("delay, pace and repetition are in the order in which they are written")
  func orders() {
    let linear = Animation.linear(duration: 1)
    #expect(place(linear.delay(1).speed(2), 0.75) == 0.5)
    #expect(place(linear.speed(2).delay(1), 1.25) == 0.5)
    #expect(place(linear.delay(1).repeatCount(2, autoreverses: false), 2.5).map { abs($0) < 1e-6 } ?? false)
    #expect(
      place(linear.repeatCount(2, autoreverses: false).delay(1), 2.5).map { abs($0 - 0.5) < 1e-6 } ?? false)
    #expect(
      place(linear.repeatCount(3, autoreverses: true).speed(2), 0.75).map { abs($0 - 0.5) < 1e-6 } ?? false)
  }
}
