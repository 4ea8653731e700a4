import Foundation
import SwiftUI
import Testing

struct AnimationCurveTests {
  private func place(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1.0, time: time, context: &context)
  }

  @Test("a cubic Bézier is solved to a millionth", arguments: [0.05, 0.2, 0.37, 0.5, 0.81, 0.99])
  func bezier(parameter t: Double) {
    func at(_ a: Double, _ b: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    #expect(abs(UnitCurve.easeInOut.value(at: at(0.42, 0.58)) - at(0, 1)) < 1e-6)
    #expect(abs(UnitCurve.easeIn.value(at: at(0.42, 1)) - at(0, 1)) < 1e-6)
    #expect(abs(UnitCurve.easeOut.value(at: at(0, 0.58)) - at(0, 1)) < 1e-6)
  }

  @Test("a curve lasts 0.35 seconds unless told otherwise, and then is over")
  func lengths() {
    #expect(place(.linear, 0.175).map { abs($0 - 0.5) < 1e-9 } ?? false)
    #expect(place(.easeInOut, 0.349) != nil)
    #expect(place(.easeInOut, 0.35) == nil)
    #expect(place(.linear(duration: 0), 0) == nil)
    #expect(place(.linear(duration: .nan), 0) == nil)
  }

  @Test("a spring obeys its equation of motion", arguments: [-0.5, 0.0, 0.3, 0.8])
  func equation(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    var place = 0.0
    var speed = 3.0
    let step = 1e-5
    for _ in 0..<40_000 {
      speed += step * spring.force(target: 10.0, position: place, velocity: speed) / spring.mass
      place += step * speed
    }
    let known = spring.value(target: 10.0, initialVelocity: 3.0, time: 0.4)
    #expect(abs(known - place) < 0.01)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3.0, time: 0.4) - speed) < 0.1)
  }

  @Test("the descriptions of a spring agree")
  func descriptions() {
    let spring = Spring(mass: 2, stiffness: 200, damping: 20)
    #expect(abs(spring.stiffness - 200) < 1e-9)
    #expect(abs(spring.damping - 20) < 1e-9)
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).bounce - 0.3) < 1e-12)
    #expect(Spring(settlingDuration: 1, dampingRatio: 0.7).settlingDuration.distance(to: 1).magnitude < 1e-6)
  }

  @Test("delay, pace and repetition")
  func combinators() {
    let linear = Animation.linear(duration: 1)
    #expect(place(linear.delay(2), 1.9) == 0)
    #expect(place(linear.delay(2), 2.25) == 0.25)
    #expect(place(linear.speed(2), 0.25) == 0.5)
    #expect(place(linear.repeatCount(3, autoreverses: false), 1.25).map { abs($0 - 0.25) < 1e-6 } ?? false)
    #expect(place(linear.repeatForever(), 1.25).map { abs($0 - 0.75) < 1e-6 } ?? false)
    #expect(place(linear.repeatCount(2), 2.01) == nil)
    #expect(place(linear.repeatForever(), 10_000.5) != nil)
  }

  @Test("animations that move alike are equal")
  func equality() {
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.linear.delay(1) == .linear.delay(1))
  }
}
