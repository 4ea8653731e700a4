import Foundation
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

private struct Pose {
  var x = 0.0
  var angle = Angle.zero
  var name = "rest"
}

@MainActor private final class Shown<Value> {
  var values: [Value] = []
  var last: Value? { values.last }
}

@MainActor private final class Trigger: ObservableObject {
  @Published var count = 0
}

private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }

@MainActor @Suite("Keyframes")
struct KeyframeTests {
  @Test("each kind of keyframe follows its closed form") func kinds() {
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let timeline = KeyframeTimeline(initialValue: 2.0) {
      LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
      MoveKeyframe(20)
      CubicKeyframe(50, duration: 2, startVelocity: 3, endVelocity: -4)
      SpringKeyframe(0, duration: 0.3, spring: spring)
    }
    #expect(isNear(timeline.duration, 3.3))
    for part in stride(from: 0.0, to: 1, by: 0.125) {
      let linear = 2 + 8 * UnitCurve.easeIn.value(at: part)
      #expect(isNear(timeline.value(time: part), linear))
      let p = part
      let cubic =
        (2 * p * p * p - 3 * p * p + 1) * 20 + (p * p * p - 2 * p * p + p) * 2 * 3
        + (3 * p * p - 2 * p * p * p) * 50 + (p * p * p - p * p) * 2 * -4
      #expect(isNear(timeline.value(time: 1 + 2 * part), cubic))
      let sprung = 50 + spring.value(target: -50.0, initialVelocity: -4, time: 0.3 * part)
      #expect(isNear(timeline.value(time: 3 + 0.3 * part), sprung))
    }
    let left = 50 + spring.value(target: -50.0, initialVelocity: -4, time: 0.3)
    #expect(isNear(timeline.value(time: 99), left), "a spring that is cut off stays where it is")
    #expect(isNear(timeline.value(progress: 0.5), timeline.value(time: 1.65)))
    #expect(timeline.value(time: -1) == 2 && timeline.value(time: .nan) == 2)
    #expect(timeline.value(progress: 2) == timeline.value(time: 3.3))
  }

  @Test("a spring without a duration takes as long as it needs, and ends at its target") func settling() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(100.0, spring: .bouncy) }
    let expected = Spring.bouncy.settlingDuration(target: 100.0, epsilon: 0.001)
    #expect(isNear(timeline.duration, expected))
    #expect(timeline.value(time: expected) == 100)
  }

  @Test("cubic keyframes that follow one another are a Catmull-Rom spline") func spline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10.0, duration: 1)
      CubicKeyframe(30.0, duration: 1)
      CubicKeyframe(0.0, duration: 2)
    }
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-6) - timeline.value(time: time - 1e-6)) / 2e-6
    }
    #expect(abs(speed(1) - 15) < 1e-3, "(30 - 0) / 2")
    #expect(abs(speed(2) + 10.0 / 3) < 1e-3, "(0 - 10) / 3")
    #expect(abs(speed(3.99999)) < 1e-2, "at rest at the end")
    #expect(timeline.value(time: 1) == 10 && timeline.value(time: 2) == 30 && timeline.value(time: 4) == 0)
  }

  @Test("tracks run beside one another; what has no track stays, and a track that has ended keeps its value")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose(name: "jump")) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10.0, duration: 1)
        LinearKeyframe(0.0, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    let pose = timeline.value(time: 1.5)
    #expect(isNear(pose.x, 5) && isNear(pose.angle.degrees, 90) && pose.name == "jump")
    var other = Pose(x: 7, name: "other")
    timeline.update(value: &other, time: 0.5)
    #expect(isNear(other.x, 5) && isNear(other.angle.degrees, 45) && other.name == "other")
  }

  @Test("keyframes of loops, conditions and types of a program") func builders() {
    struct Wave: KeyframeTrackContent {
      let height: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 0.5)
        LinearKeyframe(0, duration: 0.5)
      }
    }
    struct Waves: Keyframes {
      let isHigh: Bool
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.x) {
          for height in [1.0, 2] { Wave(height: height) }
          if isHigh { Wave(height: 10) } else { MoveKeyframe(-1) }
        }
      }
    }
    let high = KeyframeTimeline(initialValue: Pose()) { Waves(isHigh: true) }
    let low = KeyframeTimeline(initialValue: Pose()) { Waves(isHigh: false) }
    #expect(high.duration == 3 && low.duration == 2)
    #expect(high.value(time: 1.5).x == 2 && high.value(time: 2.5).x == 10 && low.value(time: 2).x == -1)
  }

  @Test("durations that are none, and none at all") func hostile() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(5.0, duration: -1)
      CubicKeyframe(6.0, duration: .nan)
      LinearKeyframe(7.0, duration: .infinity)
    }
    #expect(timeline.duration == 0 && timeline.value(time: 0) == 7)
    let empty = KeyframeTimeline(initialValue: Pose()) {}
    #expect(empty.duration == 0 && empty.value(progress: 0.5).x == 0)
  }

  // MARK: Views

  private struct Triggered: View {
    @ObservedObject var trigger: Trigger
    let shown: Shown<Double>
    var body: some View {
      KeyframeAnimator(initialValue: 0.0, trigger: trigger.count) { value in
        let _ = shown.values.append(value)
        Color.red.frame(width: 10, height: 10).offset(x: value)
      } keyframes: { start in
        LinearKeyframe(start + 10, duration: 1)
        LinearKeyframe(start + 30, duration: 1)
      }
    }
  }

  @Test("a trigger begins keyframes at the present value; the last stays, and nothing runs any more")
  func triggered() {
    let (trigger, shown) = (Trigger(), Shown<Double>())
    let session = HeadlessSession(
      Triggered(trigger: trigger, shown: shown), size: CGSize(width: 50, height: 50))
    session.update()
    session.advance(by: 1)
    #expect(shown.values == [0] && !session.isMoving)
    trigger.count += 1
    session.update()
    for _ in 0..<3 { session.advance(by: 0.5) }
    #expect(shown.last == 20 && session.isMoving)
    session.advance(by: 1)
    #expect(shown.last == 30 && !session.isMoving)
    let count = shown.values.count
    session.advance(by: 5)
    #expect(shown.values.count == count)
    trigger.count += 1
    session.update()
    session.advance(by: 0.5)
    #expect(shown.last == 35, "begins where the value is")
    trigger.count += 1
    session.update()
    session.advance(by: 0.5)
    #expect(shown.last == 40, "begins again where it is on the way")
  }

  private struct Repeating: View {
    let repeats: Bool
    let shown: Shown<Double>
    var body: some View {
      Color.blue.keyframeAnimator(initialValue: Pose(), repeating: repeats) { content, pose in
        let _ = shown.values.append(pose.x)
        content.offset(x: pose.x).rotationEffect(pose.angle)
      } keyframes: { _ in
        KeyframeTrack(\.x) { LinearKeyframe(10.0, duration: 1) }
        KeyframeTrack(\.angle) { SpringKeyframe(.degrees(10), duration: 0.5) }
      }
    }
  }

  @Test("keyframes repeat from the beginning; where they do not, the value at their beginning shows")
  func repeating() {
    let (repeats, shown) = (Remote(true), Shown<Double>())
    let session = HeadlessSession(
      Driven(repeats) { Repeating(repeats: $0, shown: shown) }, size: CGSize(width: 50, height: 50))
    session.update()
    #expect(shown.last == 0)
    session.advance(by: 0.5)
    #expect(shown.last == 5)
    session.advance(by: 3.25)
    #expect(shown.last == 7.5 && session.isMoving)
    repeats.value = false
    session.update()
    session.advance(by: 0.3)
    #expect(shown.last == 0 && !session.isMoving)
    repeats.value = true
    session.update()
    session.advance(by: 0.25)
    #expect(shown.last == 2.5 && session.isMoving)
  }

  @Test("a spring that a trigger interrupts goes on with its speed") func interrupted() {
    struct Sprung: View {
      @ObservedObject var trigger: Trigger
      let shown: Shown<Double>
      var body: some View {
        KeyframeAnimator(initialValue: 0.0, trigger: trigger.count) { value in
          let _ = shown.values.append(value)
          Color.red
        } keyframes: { _ in
          SpringKeyframe(100, duration: 2, spring: Spring(duration: 1))
        }
      }
    }
    let (trigger, shown) = (Trigger(), Shown<Double>())
    let session = HeadlessSession(Sprung(trigger: trigger, shown: shown), size: CGSize(width: 50, height: 50))
    session.update()
    trigger.count += 1
    session.update()
    session.advance(by: 0.4)
    trigger.count += 1
    session.update()
    session.advance(by: 0.4)
    let spring = Spring(duration: 1)
    #expect(abs((shown.last ?? 0) - spring.value(target: 100.0, time: 0.8)) < 1e-9)
  }
}
