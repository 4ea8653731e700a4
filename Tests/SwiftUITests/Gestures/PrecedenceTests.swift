import HeadlessHost
import SceneHost
import SwiftUI
import SwiftUICore
import Testing

@MainActor @Suite("Which of several gestures it is")
struct PrecedenceTests {
  private let log = GestureLog()

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { log.add(name) } }

  @Test("a view inside comes before those around it")
  func inside() {
    let session = window(Color.red.gesture(tap("inner")).padding(10).gesture(tap("outer")))
    session.tap(at: middle)
    #expect(log.take() == ["inner"])
  }

  @Test("one of high priority comes before those inside; beside them goes a simultaneous one")
  func priorities() {
    let high = window(Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer")))
    high.tap(at: middle)
    #expect(log.take() == ["outer"])
    let beside = window(Color.red.gesture(tap("inner")).simultaneousGesture(tap("outer")))
    beside.tap(at: middle)
    #expect(log.take() == ["inner", "outer"])
  }

  /// What a button says when something has been done with the mouse.
  private func look(
    of session: HeadlessSession, after phase: PointerEvent.Phase, _ x: CGFloat
  ) throws -> String? {
    session.session.send(PointerEvent(phase, at: CGPoint(x: x, y: 50)))
    session.update()
    return try session.find("button").value
  }

  @Test(
    "what is tapped inside of a button is tapped, and the rest of the button is pressed, which shows meanwhile"
  )
  func insideOfButton() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
          .accessibilityValue(configuration.isPressed ? "pressed" : "free")
      }
    }
    let button = Button {
      log.add("press")
    } label: {
      HStack(spacing: 0) {
        Color.red.frame(width: 50).gesture(tap("tap"))
        Color.blue.frame(width: 50)
      }
    }
    let session = window(button.buttonStyle(Style()).accessibilityIdentifier("button"))
    session.tap(at: CGPoint(x: 25, y: 50))
    #expect(log.take() == ["tap"])
    session.tap(at: CGPoint(x: 75, y: 50))
    #expect(log.take() == ["press"])
    #expect(try look(of: session, after: .down, 25) == "pressed")
    #expect(try look(of: session, after: .moved, 45) == "pressed")
    #expect(try look(of: session, after: .up, 45) == "free")
    #expect(log.take() == ["press"], "the tap has come to nothing, and the press is still over the button")
    #expect(try look(of: session, after: .down, 25) == "pressed")
    #expect(try look(of: session, after: .up, 25) == "free")
    #expect(log.take() == ["tap"])
  }

  @Test(
    "a mask leaves out the gesture, those inside, or all",
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, [String]()),
    ])
  func masks(mask: GestureMask, expected: [String]) {
    let session = window(Color.red.gesture(tap("inner")).gesture(tap("outer"), including: mask))
    session.tap(at: middle)
    #expect(log.take() == expected)
    let disabled = window(Color.red.gesture(tap("inner")).highPriorityGesture(tap("outer"), isEnabled: false))
    disabled.tap(at: middle)
    #expect(log.take() == ["inner"])
  }

  @Test("a drag around a view that is tapped")
  func dragAndTap() {
    let session = window(
      Color.red.gesture(tap("tap"))
        .gesture(DragGesture().onChanged { _ in log.add("drag") }.onEnded { _ in log.add("end") }))
    session.tap(at: middle)
    #expect(log.take() == ["tap"])
    session.drag(from: middle, to: CGPoint(x: 90, y: 50), steps: 2)
    #expect(log.take() == ["drag", "drag", "end"])
  }

  @Test(
    "a drag around a scroll view is for what the scroll view does not follow, however far the finger has gone"
  )
  func dragAroundScrolling() {
    @MainActor func drag(_ end: CGPoint) -> [String] {
      let session = window(
        ScrollView {
          Color.red.frame(height: 400)
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .global).minY
            } action: { [log] in
              if $0 < 0 { log.add("scroll") }
            }
        }
        .gesture(
          DragGesture(minimumDistance: 5).onChanged { _ in log.add("drag") }.onEnded { _ in log.add("end") }
        )
        .environment(\.platformProfile, .phone))
      func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        session.session.send(PointerEvent(phase, at: point, pointer: 1, device: .touch))
        session.update()
      }
      send(.down, middle)
      for step in 1...4 {
        let share = CGFloat(step) / 4
        send(.moved, CGPoint(x: middle.x + end.x * share, y: middle.y + end.y * share))
      }
      send(.up, CGPoint(x: middle.x + end.x, y: middle.y + end.y))
      return Array(Set(log.take())).sorted()
    }
    #expect(drag(CGPoint(x: 0, y: -40)) == ["scroll"])
    #expect(drag(CGPoint(x: -30, y: -36)) == ["scroll"], "the drag is far enough before the scroll view is")
    #expect(drag(CGPoint(x: 40, y: 0)) == ["drag", "end"])
    #expect(drag(CGPoint(x: 4, y: -4)) == [], "the finger is lifted before the scroll view knows")
  }

  @Test("gestures of two fingers around a scroll view wait for nothing")
  func pinchAroundScrolling() {
    let session = window(
      ScrollView { Color.red.frame(height: 400) }
        .gesture(MagnifyGesture().onChanged { _ in log.add("magnify") })
        .environment(\.platformProfile, .phone))
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat, _ pointer: Int) {
      session.session.send(PointerEvent(phase, at: CGPoint(x: 50, y: y), pointer: pointer, device: .touch))
      session.update()
    }
    send(.down, 40, 1)
    send(.down, 60, 2)
    for step in 1...10 {
      send(.moved, 40 - CGFloat(3 * step), 1)
      send(.moved, 60 + CGFloat(3 * step), 2)
    }
    #expect(Set(log.take()) == ["magnify"])
  }

  @Test("what lies in front hides the gestures of what is behind")
  func front() {
    let session = window(
      ZStack {
        Color.red.gesture(tap("behind"))
        Color.blue.frame(width: 20, height: 20)
      })
    session.tap(at: middle)
    #expect(log.take() == [])
    session.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["behind"])
  }

  @Test("of two that exclude one another the second comes about when the first fails")
  func exclusive() {
    let press = LongPressGesture().onEnded { _ in log.add("press") }
    let session = window(
      Color.red.gesture(
        press.exclusively(before: tap("tap")).onEnded { value in
          switch value {
          case .first: log.add("first")
          case .second: log.add("second")
          }
        }))
    session.tap(at: middle)
    #expect(log.take() == ["tap", "second"])
    session.press(at: middle, for: 0.6)
    #expect(log.take() == ["press", "first"])
  }

  @Test("two side by side tell what both say")
  func simultaneous() {
    let session = window(
      Color.red.gesture(
        DragGesture(minimumDistance: 0).simultaneously(with: SpatialTapGesture())
          .onEnded { log.add("\($0.first?.translation.width ?? -1) \($0.second?.location.x ?? -1)") }))
    session.tap(at: middle)
    #expect(log.take() == ["0.0 50.0"])
    session.drag(from: middle, to: CGPoint(x: 90, y: 50))
    #expect(log.take() == ["40.0 -1.0"])
  }

  @Test("a sequence goes on with the second gesture while the finger is still down")
  func sequence() {
    let session = window(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 5))
          .onChanged { value in
            switch value {
            case .first(let isPressed): log.add("first \(isPressed)")
            case .second(_, let drag): log.add("second \(drag?.translation.width ?? -1)")
            }
          }
          .onEnded { value in
            if case .second(_, let drag?) = value { log.add("ended \(drag.translation.width)") }
          }))
    session.session.send(PointerEvent(.down, at: middle))
    #expect(log.take() == ["first true"])
    session.advance(by: 0.3)
    #expect(log.take() == ["second -1.0"])
    session.session.send(PointerEvent(.moved, at: CGPoint(x: 60, y: 50)))
    #expect(log.take() == ["second 10.0"])
    session.session.send(PointerEvent(.up, at: CGPoint(x: 60, y: 50)))
    #expect(log.take() == ["ended 10.0"])
    // Moved too soon.
    session.drag(from: middle, to: CGPoint(x: 90, y: 50), duration: 0.1, steps: 1)
    #expect(log.take() == ["first true"])
  }

  @Test("another finger that taps meanwhile takes nothing from a sequence")
  func sequenceOfOneFinger() {
    let session = window(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 5))
          .onEnded { value in
            if case .second(_, let drag?) = value { log.add("ended \(drag.translation.width)") }
          }))
    session.session.send(PointerEvent(.down, at: middle, pointer: 1, device: .touch))
    session.session.send(PointerEvent(.down, at: middle, pointer: 2, device: .touch))
    session.session.send(PointerEvent(.up, at: middle, pointer: 2, device: .touch))
    session.advance(by: 0.3)
    session.session.send(PointerEvent(.moved, at: CGPoint(x: 60, y: 50), pointer: 1, device: .touch))
    session.session.send(PointerEvent(.up, at: CGPoint(x: 60, y: 50), pointer: 1, device: .touch))
    #expect(log.take() == ["ended 10.0"])
  }

  @Test("gestures of a program's own, mapped and erased ones are what they consist of")
  func own() {
    struct Own: Gesture {
      let count: Int
      var body: some Gesture<Int> { TapGesture(count: count).map { count } }
    }
    let own = window(Color.red.gesture(Own(count: 2).onEnded { log.add("own \($0)") }))
    own.tap(at: middle, count: 2)
    #expect(log.take() == ["own 2"])
    let erased: AnyGesture<CGFloat> = AnyGesture(DragGesture().map(\.translation.width))
    let any = window(Color.red.gesture(erased.onChanged { log.add("\($0)") }))
    any.drag(from: middle, to: CGPoint(x: 70, y: 50), steps: 1)
    #expect(log.take() == ["20.0"])
  }

  @Test("a gesture on rows tells which")
  func rows() {
    let session = window(
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          Color.red.onTapGesture { log.add("\(index)") }
        }
      })
    for index in [0, 9, 4] { session.tap(at: CGPoint(x: 50, y: 5 + 10 * index)) }
    #expect(log.take() == ["0", "9", "4"])
  }
}
