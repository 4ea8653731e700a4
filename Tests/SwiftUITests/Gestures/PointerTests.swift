import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Several pointers, and what they are given to")
struct PointerTests {
  private let log = GestureLog()

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ pointer: Int, to session: HeadlessSession
  ) {
    session.session.send(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: pointer, device: .touch))
  }

  /// Two views side by side, each of 50 points.
  private func pair(_ left: some View, _ right: some View) -> HeadlessSession {
    window(
      HStack(spacing: 0) {
        left
        right
      })
  }

  @Test("each finger has the gestures of the views that it went down on")
  func independent() {
    func drag(_ name: String) -> some View {
      Color.red.gesture(
        DragGesture().onChanged { log.add("\(name) \($0.translation.height)") }.onEnded { _ in
          log.add("\(name) end")
        })
    }
    let session = pair(drag("left"), drag("right"))
    send(.down, 10, 10, 1, to: session)
    send(.down, 60, 10, 2, to: session)
    send(.moved, 10, 30, 1, to: session)
    send(.moved, 60, 50, 2, to: session)
    send(.up, 10, 30, 1, to: session)
    send(.up, 60, 50, 2, to: session)
    #expect(log.take() == ["left 20.0", "right 40.0", "left end", "right end"])
  }

  @Test("a finger that rests elsewhere keeps no tap away")
  func resting() {
    let session = pair(Color.red.onTapGesture { log.add("tap") }, Color.blue)
    send(.down, 60, 50, 2, to: session)
    for _ in 0..<2 {
      send(.down, 10, 10, 1, to: session)
      send(.up, 10, 10, 1, to: session)
    }
    #expect(log.take() == ["tap", "tap"])
  }

  @Test("taps of two views side by side are no double tap of one")
  func doubleTap() {
    func double(_ name: String) -> some View { Color.red.onTapGesture(count: 2) { log.add(name) } }
    let session = pair(double("left"), double("right"))
    session.tap(at: CGPoint(x: 45, y: 50))
    session.tap(at: CGPoint(x: 55, y: 50))
    #expect(log.take() == [])
    session.advance(by: 0.1)
    session.tap(at: CGPoint(x: 55, y: 50))
    #expect(log.take() == ["right"])
  }

  @Test("a double tap beside it leaves every tap of a view its own")
  func beside() {
    let session = window(
      Color.red.onTapGesture { log.add("single") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { log.add("double") }))
    session.tap(at: middle, count: 2)
    #expect(log.take() == ["single", "single", "double"])
  }

  @Test("a sequence that waits keeps no tap of another view away")
  func sequence() {
    let session = pair(
      Color.red.gesture(TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.add("sequence") }),
      Color.blue.onTapGesture { log.add("tap") })
    session.tap(at: CGPoint(x: 10, y: 10))
    session.tap(at: CGPoint(x: 60, y: 10))
    #expect(log.take() == ["tap"])
    session.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 60))
    #expect(log.take() == ["sequence"])
  }

  @Test("an action that taps is heard")
  func nested() {
    @MainActor final class Box { var session: HeadlessSession? }
    let box = Box()
    let session = pair(
      Color.red.onTapGesture {
        log.add("left")
        box.session?.tap(at: CGPoint(x: 60, y: 10))
      }, Color.blue.onTapGesture { log.add("right") })
    box.session = session
    session.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["left", "right"])
    box.session = nil
  }

  @Test("a view that is disabled in the middle of a drag is where it was, before the finger moves again")
  func disabledMeanwhile() {
    struct Disabling: View {
      @State private var isEnabled = true
      @GestureState private var shift: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 20, height: 20).testProbe("square").offset(x: shift)
          .gesture(
            DragGesture(coordinateSpace: .global).updating($shift) { value, shift, _ in
              shift = value.translation.width
            }
            .onChanged { if $0.translation.width > 25 { isEnabled = false } }
          )
          .disabled(!isEnabled)
      }
    }
    let session = window(Disabling())
    session.drag(from: middle, to: CGPoint(x: 70, y: 50), steps: 1, lifts: false)
    #expect(session.frame(of: "square")?.midX == 70)
    send(.moved, 80, 50, 0, to: session)
    #expect(session.frame(of: "square")?.midX == 50)
  }

  @Test("a gesture that is there sometimes")
  func optional() {
    func view(_ isOn: Bool) -> some View {
      Color.red.gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
    }
    window(view(true)).tap(at: middle)
    window(view(false)).tap(at: middle)
    #expect(log.take() == ["tap"])
  }

  @Test("what is painted behind or before a view is hit where it is seen")
  func layers() {
    let small = Color.green.frame(width: 10, height: 10)
    func taps(_ view: some View) -> [String] {
      let session = window(view.onTapGesture { log.add("tap") })
      session.tap(at: CGPoint(x: 30, y: 50))
      return log.take()
    }
    #expect(taps(small.padding(30)) == [])
    #expect(taps(small.padding(30).background(.blue)) == ["tap"])
    #expect(taps(small.padding(30).background(.blue, in: Circle())) == ["tap"])
    #expect(taps(small.padding(30).background(.clear)) == [])
    #expect(taps(small.padding(30).overlay(.blue.opacity(0.1))) == ["tap"])
    #expect(taps(Color.clear) == [])
    #expect(taps(Rectangle().fill(.clear)) == [])
    let covered = window(Color.red.onTapGesture { log.add("covered") }.overlay(.blue))
    covered.tap(at: middle)
    #expect(log.take() == [])
  }

  @Test("a finger that is lifted nowhere was where it was last")
  func nowhere() {
    let session = window(Color.red.onTapGesture { log.add("tap") })
    send(.down, 50, 50, 0, to: session)
    send(.up, .nan, 50, 0, to: session)
    session.tap(at: middle)
    #expect(log.take() == ["tap", "tap"])
  }
}
