import HeadlessHost
import SceneHost
import SwiftUI
import SwiftUICore
import Testing

@MainActor @Suite("The mouse's pointer and modifier keys")
struct PointerStyleTests {
  @Test("the pointer is as the inmost view has it that says something, and an arrow elsewhere")
  func style() {
    let session = HeadlessSession(
      ZStack {
        Color.red
        Color.blue.frame(width: 40, height: 40).pointerStyle(nil).pointerStyle(.link)
      }
      .pointerStyle(.grabIdle), size: CGSize(width: 100, height: 100))
    #expect(session.pointerStyle == .default)
    session.hover(at: CGPoint(x: 5, y: 5))
    #expect(session.pointerStyle == .grabIdle)
    session.hover(at: CGPoint(x: 50, y: 50))
    #expect(session.pointerStyle == .link)
    session.hover(at: nil)
    #expect(session.pointerStyle == .default)
  }

  @Test("what is under the mouse is looked for when the mouse or the views have moved, and not otherwise")
  func looking() throws {
    struct Opening: View {
      @State private var isOpen = false
      var body: some View {
        ZStack {
          if isOpen { Color.blue.pointerStyle(.link) } else { Color.red.pointerStyle(.grabIdle) }
        }
        .focusable()
        .onKeyPress("o") {
          withAnimation(.linear(duration: 1)) { isOpen = true }
          return .handled
        }
      }
    }
    let session = HeadlessSession(Opening(), size: CGSize(width: 100, height: 100))
    session.tap(at: CGPoint(x: 50, y: 50))
    session.hover(at: CGPoint(x: 50, y: 50))
    #expect(session.pointerStyle == .grabIdle)
    let before = session.counters.hitChecks
    #expect(session.pointerStyle == .grabIdle && session.session.pointer == session.session.pointer)
    session.advance(by: 1)
    #expect(session.pointerStyle == .grabIdle && session.counters.hitChecks == before)
    session.press("o")
    session.advance(by: 2)
    #expect(session.pointerStyle == .link && session.counters.hitChecks > before)
    session.size = CGSize(width: 30, height: 30)
    #expect(session.pointerStyle == .default)
  }

  @Test("a window that its user leaves has no mouse over it, no key held and no pointer down")
  func leaving() {
    let log = DropLog()
    let session = HeadlessSession(
      Color.red.onLongPressGesture(minimumDuration: 9) {
      } onPressingChanged: {
        log.add("pressed \($0)")
      }
      .onHover { log.add("over \($0)") }
      .onModifierKeysChanged(initial: false) { log.add("keys \($1.rawValue)") }
      .pointerStyle(.link), size: CGSize(width: 100, height: 100))
    session.hover(at: CGPoint(x: 50, y: 50))
    session.hold(.shift)
    session.session.send(PointerEvent(.down, at: CGPoint(x: 50, y: 50)))
    #expect(log.take() == ["over true", "keys 2", "pressed true"])
    session.session.letGo()
    #expect(log.take().sorted() == ["keys 0", "over false", "pressed false"])
    #expect(session.pointerStyle == .default)
    session.session.letGo()
    session.session.send(PointerEvent(.up, at: CGPoint(x: 50, y: 50)))
    #expect(log.take() == ["over true"])
  }

  @Test("the pointer is hidden where a view says so, and shown inside where one says that")
  func visibility() {
    let session = HeadlessSession(
      ZStack {
        Color.red
        Color.blue.frame(width: 40, height: 40).pointerVisibility(.visible)
      }
      .pointerVisibility(.hidden), size: CGSize(width: 100, height: 100))
    session.hover(at: CGPoint(x: 5, y: 5))
    #expect(session.pointerStyle == nil)
    session.hover(at: CGPoint(x: 50, y: 50))
    #expect(session.pointerStyle == .default)
  }

  @Test("modifier keys are told of, those of the mask alone, and at first if wanted")
  func modifiers() {
    let log = DropLog()
    let session = HeadlessSession(
      Color.red.onModifierKeysChanged(mask: [.shift, .option]) { log.add("\($0.rawValue) \($1.rawValue)") },
      size: CGSize(width: 10, height: 10))
    session.update()
    #expect(log.take() == ["0 0"])
    session.hold([.shift, .command])
    session.hold([.command])
    session.press("a", modifiers: .option)
    #expect(
      log.lines == ["0 2", "2 0", "0 8", "8 0"], "a key that is pressed is let go of with its modifiers")
  }

  @Test("a view is highlighted under the mouse, and not where that is disabled")
  func hoverEffect() throws {
    func look(_ view: some View) throws -> Bool {
      let session = HeadlessSession(view, size: CGSize(width: 60, height: 60))
      let before = session.pngData()
      session.hover(at: CGPoint(x: 30, y: 30))
      try session.settle()
      return session.pngData() != before
    }
    let text = Text("a").frame(width: 30, height: 30).contentShape(Rectangle())
    #expect(try look(text.hoverEffect()) && look(text.hoverEffect(.lift)))
    #expect(try !look(text) && !look(text.hoverEffect(isEnabled: false)))
    #expect(try !look(text.hoverEffect().hoverEffectDisabled()))
    #expect(try !look(text.hoverEffect().disabled(true)))
  }

  @Test("an action is told that a view has the focus")
  func focusChange() {
    let log = DropLog()
    let session = HeadlessSession(
      VStack {
        Color.red.focusable(true, onFocusChange: { log.add("a \($0)") })
        Color.blue.focusable()
      }, size: CGSize(width: 50, height: 50))
    session.press(.tab)
    session.press(.tab)
    #expect(log.lines == ["a true", "a false"])
  }

  @Test("what a view is for is said beside the pointer, of the inmost view that says it")
  func help() {
    let session = HeadlessSession(
      ZStack {
        Color.red
        Color.blue.frame(width: 40, height: 40).help("Blue").environment(\.locale, Locale(identifier: "de"))
      }
      .help(Text("Red \(1)")), size: CGSize(width: 100, height: 100))
    #expect(session.helpText == nil)
    session.hover(at: CGPoint(x: 5, y: 5))
    #expect(session.helpText == "Red 1")
    session.hover(at: CGPoint(x: 50, y: 50))
    #expect(session.helpText == "Blue")
  }
}
