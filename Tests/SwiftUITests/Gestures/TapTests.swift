import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Taps and long presses")
struct TapTests {
  private let log = GestureLog()

  @Test("a tap is recognized where the view shows, when it is let go of")
  func tap() {
    let session = window(Color.red.frame(width: 40, height: 40).onTapGesture { log.add("tap") })
    session.tap(at: middle)
    session.tap(at: CGPoint(x: 10, y: 10))
    session.tap(at: CGPoint(x: CGFloat.nan, y: 10))
    #expect(log.take() == ["tap"])
    session.session.send(PointerEvent(.down, at: middle))
    #expect(log.take() == [])
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.take() == ["tap"])
  }

  @Test(
    "a pointer that moves by more than ten points does not tap",
    arguments: [(9.0, ["tap"]), (11.0, [String]())])
  func moving(distance: Double, expected: [String]) {
    let session = window(Color.red.onTapGesture { log.add("tap") })
    session.drag(from: middle, to: CGPoint(x: 50 + distance, y: 50))
    #expect(log.take() == expected)
  }

  @Test("modifier keys have to be down when the gesture begins")
  func modifiers() {
    let session = window(
      Color.red.onTapGesture { log.add("plain") }
        .simultaneousGesture(
          TapGesture().modifiers([.command, .shift]).onEnded { log.add("command") }))
    session.tap(at: middle)
    session.hold(.command)
    session.tap(at: middle)
    session.hold([.command, .shift])
    session.tap(at: middle)
    session.hold([.command, .shift, .option])
    session.session.send(PointerEvent(.down, at: middle))
    session.hold([])
    session.session.send(PointerEvent(.up, at: middle))
    session.tap(at: middle)
    let entries = log.take()
    #expect(entries.filter { $0 == "plain" }.count == 5)
    #expect(entries.filter { $0 == "command" }.count == 2)
  }

  @Test("what the system takes away is no tap")
  func cancelled() {
    let session = window(Color.red.onTapGesture { log.add("tap") })
    session.session.send(PointerEvent(.down, at: middle))
    session.session.send(PointerEvent(.cancelled, at: middle))
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.take() == [])
    session.tap(at: middle)
    #expect(log.take() == ["tap"])
  }

  @Test("one tap waits for a second one that is asked for before it")
  func count() {
    let session = window(
      Color.red.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") })
    session.tap(at: middle)
    #expect(log.take() == [])
    session.advance(by: 0.36)
    #expect(log.take() == ["single"])
    session.tap(at: middle, count: 2)
    #expect(log.take() == ["double"])
    session.advance(by: 1)
    #expect(log.take() == [])
    session.tap(at: middle)
    session.advance(by: 0.36)
    session.tap(at: middle)
    session.advance(by: 0.36)
    #expect(log.take() == ["single", "single"])
  }

  @Test("asked for first, one tap is at once")
  func single() {
    let session = window(
      Color.red.onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") })
    session.tap(at: middle, count: 2)
    #expect(log.take() == ["single", "single"])
  }

  @Test("the place of a tap is in the space that is asked for, through offsets, scales and animations")
  func place() {
    let session = window(
      Color.red.frame(width: 40, height: 40)
        .onTapGesture(coordinateSpace: .local) { log.add("\($0)") }
        .scaleEffect(2))
    session.tap(at: CGPoint(x: 30, y: 40))
    #expect(log.take() == ["\(CGPoint(x: 10, y: 15))"])
    let named = window(
      Color.red.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .named("a")) { log.add("\($0)") }
        .padding(10).coordinateSpace(.named("a")))
    named.tap(at: middle)
    #expect(log.take() == ["\(CGPoint(x: 30, y: 30))"])
    let global = window(
      Color.red.frame(width: 40, height: 40).onTapGesture(coordinateSpace: .global) { log.add("\($0)") })
    global.tap(at: CGPoint(x: 35, y: 45))
    #expect(log.take() == ["\(CGPoint(x: 35, y: 45))"])
  }

  @Test("a long press ends when its duration has passed, the finger still down")
  func longPress() {
    let session = window(
      Color.red.onLongPressGesture {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      })
    session.session.send(PointerEvent(.down, at: middle))
    #expect(log.take() == ["true"])
    session.advance(by: 0.49)
    #expect(log.take() == [])
    session.advance(by: 0.02)
    #expect(log.take() == ["false", "long"])
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.take() == [])
    session.press(at: middle, for: 0.4)
    #expect(log.take() == ["true", "false"])
    session.drag(from: middle, to: CGPoint(x: 61, y: 50), duration: 0.2)
    #expect(log.take() == ["true", "false"])
  }

  @Test("beside a tap, whichever is written first, each has its turn", arguments: [true, false])
  func tapAndPress(tapFirst: Bool) {
    func tap(_ view: some View) -> some View { view.onTapGesture { log.add("tap") } }
    func press(_ view: some View) -> some View { view.onLongPressGesture { log.add("long") } }
    let session =
      tapFirst ? window(AnyView(press(tap(Color.red)))) : window(AnyView(tap(press(Color.red))))
    session.press(at: middle, for: 0.6)
    #expect(log.take() == ["long"])
    session.press(at: middle, for: 0.3)
    #expect(log.take() == ["tap"])
  }

  @Test("a view that is disabled, or that lets nothing be hit, has no gestures")
  func disabled() {
    let session = window(
      VStack(spacing: 0) {
        Color.red.onTapGesture { log.add("disabled") }.disabled(true)
        Color.blue.onTapGesture { log.add("unhittable") }.allowsHitTesting(false)
        Color.green.onTapGesture { log.add("green") }
      })
    for y in [10.0, 50, 90] { session.tap(at: CGPoint(x: 50, y: y)) }
    #expect(log.take() == ["green"])
  }

  @Test("a view that goes while it is pressed does nothing more")
  func leaving() {
    struct Going: View {
      let log: GestureLog
      @State private var isThere = true
      var body: some View {
        ZStack {
          if isThere {
            Color.red.onLongPressGesture(minimumDuration: 2) {
              log.add("long")
            } onPressingChanged: {
              log.add("\($0)")
            }
            .onTapGesture { log.add("tap") }
          }
        }
        .task {
          try? await Task.sleep(for: .zero)
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("treeswift.gesture.leaving")))
        {
          _ in isThere = false
        }
      }
    }
    let session = window(Going(log: log))
    session.session.send(PointerEvent(.down, at: middle))
    #expect(log.take() == ["true"])
    NotificationCenter.default.post(name: Notification.Name("treeswift.gesture.leaving"), object: nil)
    session.session.send(PointerEvent(.up, at: middle))
    #expect(log.take() == ["false"])
  }
}
