import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Scrolling by the user")
struct ScrollInputTests {
  private let shelf = ScrollShelf()
  private var wheel: CGSize { CGSize(width: 0, height: 130) }

  private var column: some View { VStack(spacing: 0) { ForEach(0..<30) { row($0) } } }

  private func phone(_ view: some View) -> HeadlessSession {
    let session = HeadlessSession(view.environment(\.platformProfile, .phone), size: scrollWindow)
    session.update()
    return session
  }

  @Test("a wheel turns the inmost scroll view that can go on") func wheels() {
    let inner = ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(100..<110) { row($0) } } }
    let session = HeadlessSession(
      ScrollView {
        VStack(spacing: 0) {
          inner; column
        }
      }, size: scrollWindow)
    session.update()
    let point = CGPoint(x: 150, y: 20)
    #expect(session.scroll(by: CGSize(width: 30, height: 7), at: point))
    #expect(session.left(100) == -30)
    #expect(session.top(100) == -7)
    #expect(session.scroll(by: CGSize(width: -100, height: -100), at: point))
    #expect(session.left(100) == 0)
    #expect(session.top(100) == 0)
    #expect(!session.scroll(by: CGSize(width: 0, height: -1), at: point))
    #expect(!session.scroll(by: CGSize(width: CGFloat.nan, height: 3), at: point))
    #expect(!session.scroll(by: CGSize(width: 3, height: 3), at: CGPoint(x: -5, y: 9_999)))
  }

  @Test(
    "a wheel turns the inmost scroll view also where nothing of its content is", arguments: [false, true])
  func emptyPlaces(isPhone: Bool) {
    let inner = ScrollView(.horizontal) {
      HStack(spacing: 60) { ForEach(100..<110) { row($0).frame(width: 40).clipped() } }
    }
    let view = ScrollView {
      VStack(spacing: 0) {
        inner.background(Color.blue)
        column
      }
    }
    let session = HeadlessSession(
      view.environment(\.platformProfile, isPhone ? .phone : .desktop), size: scrollWindow)
    let before = session.left(100) ?? 0
    #expect(session.scroll(by: CGSize(width: 30, height: 0), at: CGPoint(x: 70, y: 20)))
    #expect(session.left(100) == before - 30)
  }

  @Test("keys that nothing else takes") func keys() {
    let session = HeadlessSession(ScrollView { column }, size: scrollWindow)
    session.update()
    var tops: [CGFloat?] = []
    for key in [KeyEquivalent.downArrow, .upArrow, .pageDown, .space, .pageUp, .end, .home] {
      #expect(session.press(key))
      tops.append(session.top(0))
    }
    #expect(tops == [-40, 0, -180, -360, -180, -1_280, 0])
    #expect(session.press(.space, modifiers: []))
    #expect(session.press(.space, modifiers: .shift))
    #expect(session.top(0) == 0)
    #expect(!session.press(.upArrow))
    #expect(!session.press("a"))
  }

  @Test("a user who may not scroll does not; a program does") func disabled() {
    let shelf = shelf
    let view = ScrollViewReader { proxy in
      let _ = shelf.proxy = proxy
      ScrollView { column }
    }
    let session = phone(view.scrollDisabled(true).scrollDisabled(false))
    #expect(!session.scroll(by: wheel, at: scrollMiddle))
    #expect(!session.press(.space))
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 80))
    #expect(session.top(0) == 0)
    shelf.proxy?.scrollTo(20, anchor: .top)
    #expect(session.top(20) == 0)
  }

  @Test("a finger moves the content, which goes on and comes to rest") func finger() throws {
    let session = phone(ScrollView { column })
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 80), duration: 0.1)
    #expect(session.top(0) == -120)
    session.advance(by: 0.05)
    let soon = try #require(session.top(0))
    #expect(soon < -160)
    session.rest(8)
    // The finger's speed in points a second, over what is lost of it in one.
    let rest = try #require(session.top(0))
    #expect(abs(rest + 120 + 1_200 * 0.4995) < 1)
    #expect(!session.isMoving)
  }

  @Test("of scroll views in one another along one axis a finger moves the inner one alone") func nested() {
    let session = phone(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { VStack(spacing: 0) { ForEach(0..<20) { row($0) } } }.frame(height: 150)
          ForEach(100..<120) { row($0) }
        }
      })
    session.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 60), duration: 1)
    #expect(session.top(0) == -60)
    #expect(session.top(100) == 150)
  }

  @Test("content that is pulled beyond its beginning goes less far, and back") func pulled() throws {
    let session = phone(ScrollView { column })
    session.drag(
      from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 210), duration: 0.1, lifts: false)
    let pulled = try #require(session.top(0))
    #expect(pulled > 60 && pulled < 100)
    session.lift(at: CGPoint(x: 150, y: 210))
    session.rest(2)
    #expect(session.top(0) == 0)
    #expect(!session.isMoving)
  }

  @Test("short content is pulled unless its size decides") func bounces() throws {
    func short(_ behavior: ScrollBounceBehavior) -> CGFloat? {
      let session = phone(ScrollView { row(0) }.scrollBounceBehavior(behavior))
      session.drag(
        from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 120), duration: 0.1, lifts: false)
      return session.top(0)
    }
    #expect(try #require(short(.always)) > 0)
    #expect(try #require(short(.automatic)) > 0)
    #expect(short(.basedOnSize) == 0)
  }

  @Test("what a finger presses is let go of once it scrolls") func buttons() {
    let shelf = shelf
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30) { number in
          Button {
            shelf.log.append("\(number)")
          } label: {
            row(number)
          }
        }
      }
    }
    let session = phone(view)
    session.tap(at: CGPoint(x: 150, y: 25))
    #expect(shelf.take() == ["0"])
    session.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 120))
    session.rest()
    #expect(shelf.take().isEmpty)
    session.tap(at: CGPoint(x: 150, y: 25))
    #expect(shelf.take().count == 1)
  }

  @Test("a mouse does not drag the content") func mouse() {
    let session = HeadlessSession(ScrollView { column }, size: scrollWindow)
    session.update()
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 80))
    #expect(session.top(0) == 0)
  }

  @Test("what is typed into loses the focus") func keyboard() throws {
    struct Form: View {
      let shelf: ScrollShelf
      let mode: ScrollDismissesKeyboardMode
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        ScrollView {
          TextField("name", text: $text).focused($isFocused)
          ForEach(0..<20) { row($0) }
        }
        .scrollDismissesKeyboard(mode)
        .onChange(of: isFocused) { shelf.log.append("\(isFocused)") }
      }
    }
    for (mode, expected) in [
      (ScrollDismissesKeyboardMode.immediately, ["true", "false"]), (.never, ["true"]),
    ] {
      let session = HeadlessSession(Form(shelf: shelf, mode: mode), size: scrollWindow)
      try session.find(.role(.textField)).focus()
      session.scroll(by: wheel, at: scrollMiddle)
      session.update()
      #expect(shelf.take() == expected)
    }
  }

  @Test("assistive technology scrolls by pages") func assistive() throws {
    let session = HeadlessSession(ScrollView { column }, size: scrollWindow)
    func area() throws -> ViewElement { try #require(session.elements.first { $0.role == .scrollArea }) }
    #expect(try area().actions == [.scroll(.bottom)])
    try area().perform(.scroll(.bottom))
    #expect(session.top(0) == -180)
    #expect(Set(try area().actions) == [.scroll(.top), .scroll(.bottom)])
    try area().perform(.scroll(.top))
    #expect(session.top(0) == 0)
  }

  @Test("indicators show while it moves, and not at rest") func indicators() {
    func pictures(_ view: some View) -> (rest: [UInt8], moving: [UInt8], after: [UInt8]) {
      let session = HeadlessSession(view, size: scrollWindow)
      let rest = Array(session.pngData())
      session.scroll(by: CGSize(width: 0, height: 100), at: scrollMiddle)
      let moving = Array(session.pngData())
      session.rest()
      return (rest, moving, Array(session.pngData()))
    }
    let shown = pictures(ScrollView { column })
    #expect(shown.rest == shown.after)
    #expect(shown.rest != shown.moving)
    let hidden = pictures(ScrollView { column }.scrollIndicators(.hidden))
    #expect(hidden.rest == hidden.moving)
    #expect(pictures(ScrollView(showsIndicators: false) { column }).moving == hidden.moving)
  }

  @Test("content shows beyond the frame where it is not cut off") func clips() {
    func picture(_ isDisabled: Bool) -> Data {
      let view = ScrollView { column }.scrollClipDisabled(isDisabled).frame(height: 100)
      return HeadlessSession(view, size: scrollWindow).pngData()
    }
    #expect(picture(true) != picture(false))
  }

  @Test("a pull refreshes, and the content waits for it") func refreshes() async throws {
    let shelf = shelf
    let view = ScrollView { column }.refreshable {
      shelf.log.append("begins")
      while shelf.number != 0 { try? await Task.sleep(for: .milliseconds(1)) }
      shelf.log.append("ends")
    }
    let session = phone(view)
    session.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 60), duration: 0.1)
    session.rest(2)
    #expect(shelf.log.isEmpty)
    session.drag(from: CGPoint(x: 150, y: 20), to: CGPoint(x: 150, y: 210), duration: 0.1)
    session.rest(2)
    try await session.wait { shelf.log == ["begins"] }
    #expect(session.top(0) == 60)
    shelf.number = 0
    try await session.wait { shelf.log == ["begins", "ends"] }
    try await session.wait {
      session.advance(by: 0.1)
      return session.top(0) == 0
    }
    #expect(!session.isMoving)
  }
}
