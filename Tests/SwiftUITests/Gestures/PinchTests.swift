import HeadlessHost
import SceneHost
import SwiftUI
import Testing

@MainActor @Suite("Two fingers, and a mouse that is not pressed")
struct PinchTests {
  private let log = GestureLog()

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ pointer: Int, to session: HeadlessSession
  ) {
    session.session.send(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: pointer, device: .touch))
  }

  @Test("fingers that move apart magnify; their middle is the anchor")
  func magnify() {
    var last: MagnifyGesture.Value?
    let session = window(
      Color.red.gesture(
        MagnifyGesture().onChanged { last = $0 }.onEnded { log.add("ended \($0.magnification)") }))
    send(.down, 40, 50, 1, to: session)
    send(.down, 60, 50, 2, to: session)
    #expect(last == nil)
    send(.moved, 80, 50, 2, to: session)
    #expect(last?.magnification == 2)
    #expect(last?.startLocation == middle)
    #expect(last?.startAnchor == .center)
    send(.moved, 20, 50, 1, to: session)
    #expect(last?.magnification == 3)
    send(.up, 20, 50, 1, to: session)
    #expect(log.take() == ["ended 3.0"])
    send(.up, 80, 50, 2, to: session)
    #expect(log.take() == [])
  }

  @Test("fingers that turn rotate, through whole turns")
  func rotate() throws {
    var angles: [Double] = []
    let session = window(Color.red.gesture(RotateGesture().onChanged { angles.append($0.rotation.degrees) }))
    send(.down, 50, 50, 1, to: session)
    send(.down, 70, 50, 2, to: session)
    for (x, y) in [(50.0, 70.0), (30, 50), (50, 30), (70, 50), (50, 70)] {
      send(.moved, CGFloat(x), CGFloat(y), 2, to: session)
    }
    #expect(angles.map { ($0 * 1000).rounded() / 1000 } == [90, 180, 270, 360, 450])
    let old = window(
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onChanged { log.add("\($0.first ?? 0) \($0.second?.degrees.rounded() ?? 0)") }))
    send(.down, 50, 50, 1, to: old)
    send(.down, 60, 50, 2, to: old)
    send(.moved, 50, 70, 2, to: old)
    #expect(log.take() == ["2.0 90.0"])
  }

  @Test("a mouse comes over views, moves and leaves")
  func hover() {
    let session = window(
      HStack(spacing: 0) {
        Color.red.onHover { log.add("red \($0)") }
        Color.blue.onContinuousHover { phase in
          if case .active(let place) = phase { log.add("blue \(place)") } else { log.add("blue left") }
        }
      }
      .onHover { log.add("row \($0)") })
    session.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["red true", "row true"])
    session.hover(at: CGPoint(x: 20, y: 10))
    #expect(log.take() == [])
    session.hover(at: CGPoint(x: 60, y: 10))
    #expect(log.take() == ["red false", "blue \(CGPoint(x: 10, y: 10))"])
    session.hover(at: nil)
    #expect(log.take() == ["blue left", "row false"])
    session.tap(at: middle)
    #expect(log.take() == [])
  }

  @Test("an action that moves the mouse is heard")
  func hoverWithin() {
    @MainActor final class Box { var session: HeadlessSession? }
    let box = Box()
    let session = window(
      HStack(spacing: 0) {
        Color.red.onHover {
          log.add("red \($0)")
          if $0 { box.session?.hover(at: CGPoint(x: 60, y: 10)) }
        }
        Color.blue.onHover { log.add("blue \($0)") }
      })
    box.session = session
    session.hover(at: CGPoint(x: 10, y: 10))
    #expect(log.take() == ["red true", "red false", "blue true"])
    box.session = nil
  }

  @Test("a mouse that leaves a view is heard, though another view has taken that one's place meanwhile")
  func hoverReplaced() {
    struct Replacing: View {
      let log: GestureLog
      @State private var isOther = false
      var body: some View {
        ForEach([isOther], id: \.self) { $0 ? Color.red : Color.blue }
          .onHover { log.add("over \($0)") }
          .onTapGesture { isOther.toggle() }
      }
    }
    let session = window(Replacing(log: log))
    session.hover(at: middle)
    session.tap(at: middle)
    #expect(log.take() == ["over true"])
    session.hover(at: nil)
    #expect(log.take() == ["over false"])
    session.hover(at: middle)
    session.tap(at: middle)
    session.hover(at: CGPoint(x: 60, y: 60))
    session.hover(at: nil)
    #expect(log.take() == ["over true", "over false", "over true", "over false"])
  }
}
