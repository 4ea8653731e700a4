import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Spatial events")
struct SpatialEventTests {
  @Test("all fingers are told of, each with its place, until the last is lifted")
  func fingers() {
    let log = GestureLog()
    let session = window(
      Color.red.gesture(
        SpatialEventGesture { events in
          log.add(events.map { "\($0.phase) \(Int($0.location.x))" }.joined(separator: ", "))
        }.onEnded { _ in log.add("ended") }))
    for (phase, x, finger) in [
      (PointerEvent.Phase.down, 10.0, 1), (.down, 20, 2), (.moved, 15, 1), (.up, 15, 1), (.up, 20, 2),
    ] {
      session.session.send(PointerEvent(phase, at: CGPoint(x: x, y: 5), pointer: finger, device: .touch))
    }
    #expect(
      log.lines == [
        "active 10", "active 10, active 20", "active 15, active 20", "ended 15, active 20", "ended 20",
        "ended",
      ])
  }

  @Test("an event says which modifier keys are down")
  func modifiers() {
    let log = GestureLog()
    let session = window(
      Color.red.gesture(
        SpatialEventGesture { events in
          log.add(events.map { "\($0.phase) \($0.modifierKeys.rawValue)" }.joined(separator: ", "))
        }))
    session.hold([.shift, .option])
    session.session.send(PointerEvent(.down, at: middle))
    session.hold([])
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.lines == ["active 10", "ended 0"])
  }

  @Test("a named gesture takes part where it is enabled")
  func named() {
    let log = GestureLog()
    func tap(_ isEnabled: Bool) -> some Gesture { TapGesture().onEnded { log.add("\(isEnabled)") } }
    window(Color.red.gesture(tap(true), name: "tap")).tap(at: middle)
    window(Color.red.gesture(tap(false), name: "tap", isEnabled: false)).tap(at: middle)
    window(Color.red.highPriorityGesture(tap(true), name: "tap")).tap(at: middle)
    window(Color.red.simultaneousGesture(tap(false), name: "tap", isEnabled: false)).tap(at: middle)
    #expect(log.lines == ["true", "true"])
  }
}
