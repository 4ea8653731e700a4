import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Where scrolling ends")
struct ScrollTargetBehaviorTests {
  private func session(_ behavior: some ScrollTargetBehavior) -> HeadlessSession {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000) { row($0) } }.scrollTargetLayout()
    }
    let session = HeadlessSession(
      view.scrollTargetBehavior(behavior).environment(\.platformProfile, .phone), size: scrollWindow)
    session.update()
    return session
  }

  private func throwUp(_ session: HeadlessSession) {
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 80), duration: 0.1)
    session.rest(8)
  }

  @Test(
    "a finger that catches a page on its way goes on from the page that is nearer",
    arguments: [0.1, 0.2, 0.4, 0.8])
  func caught(pause: Double) throws {
    let pages = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { Text("page \($0)").frame(width: 300, height: 100) }
      }
    }
    .scrollTargetBehavior(.paging)
    let session = HeadlessSession(
      pages.environment(\.platformProfile, .phone), size: CGSize(width: 300, height: 100))
    session.update()
    for _ in 0..<4 {
      session.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50), duration: 0.12)
      session.advance(by: pause)
    }
    session.advance(by: 4)
    #expect(try session.find("page 4").frame.midX == 150)
  }

  @Test("pages: one at a time, however fast") func paging() {
    let session = session(.paging)
    throwUp(session)
    #expect(session.top(4) == -20)
    session.scroll(by: CGSize(width: 0, height: 30), at: scrollMiddle)
    session.rest()
    #expect(session.top(4) == -20)
    session.scroll(by: CGSize(width: 0, height: 130), at: scrollMiddle)
    session.rest()
    #expect(session.top(8) == -40)
  }

  @Test("pages that were never seen in a window of another size are of its size") func otherSize() throws {
    let pages = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<10) { Text("page \($0)").frame(maxWidth: .infinity).containerRelativeFrame(.vertical) }
      }
    }
    .scrollTargetBehavior(.paging)
    let session = HeadlessSession(
      pages.environment(\.platformProfile, .phone), size: CGSize(width: 300, height: 500))
    session.update()
    func turn() {
      session.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 80), duration: 0.12)
      session.advance(by: 4)
    }
    for _ in 0..<3 { turn() }
    #expect(try session.find("page 3").frame.midY == 250)
    session.size = CGSize(width: 500, height: 300)
    session.update()
    #expect(try session.find("page 3").frame.midY == 150)
    turn()
    turn()
    #expect(try session.find("page 5").frame.midY == 150)
  }

  @Test("a page that is moved slowly and let go of comes back") func slowPaging() {
    let session = session(.paging)
    session.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 170), duration: 2)
    session.rest(8)
    #expect(session.top(0) == 0)
  }

  @Test("how fast it goes is told as it is let go of") func velocity() throws {
    var speeds: [CGFloat?] = []
    let view = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { row($0) } } }
      .onScrollPhaseChange { _, new, context in
        if new == .decelerating { speeds.append(context.velocity?.dy) }
      }
    let session = HeadlessSession(view.environment(\.platformProfile, .phone), size: scrollWindow)
    session.update()
    throwUp(session)
    #expect(try #require(speeds.first ?? nil) > 500)
  }

  @Test("at the beginnings of views") func viewAligned() throws {
    let session = session(.viewAligned)
    session.scroll(by: CGSize(width: 0, height: 130), at: scrollMiddle)
    session.rest()
    #expect(session.top(3) == 0)
    throwUp(session)
    let top = try #require((10..<30).lazy.compactMap { session.top($0) }.first { $0 >= 0 })
    #expect(top == 0)
  }

  @Test("one view at a time") func oneByOne() {
    let session = session(.viewAligned(limitBehavior: .alwaysByOne))
    throwUp(session)
    #expect(session.top(1) == 0)
  }

  private struct Custom: ScrollTargetBehavior {
    let shelf: ScrollShelf
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let text =
        "\(context.originalTarget.rect.minY) \(target.rect.minY) \(context.velocity.dy) "
        + "\(context.contentSize.height) \(context.containerSize.height) \(context.layoutDirection)"
      MainActor.assumeIsolated { shelf.log.append(text) }
      target.rect.origin.y = 77
    }
  }

  @Test("a program's own, which is asked once the wheel stands still") func custom() {
    let shelf = ScrollShelf()
    let session = HeadlessSession(
      ScrollView { VStack(spacing: 0) { ForEach(0..<30) { row($0) } } }
        .scrollTargetBehavior(Custom(shelf: shelf)), size: scrollWindow)
    session.update()
    session.scroll(by: CGSize(width: 0, height: 20), at: scrollMiddle)
    session.scroll(by: CGSize(width: 0, height: 20), at: scrollMiddle)
    #expect(shelf.take().isEmpty)
    session.rest()
    #expect(shelf.take() == ["0.0 40.0 0.0 1500.0 220.0 leftToRight"])
    #expect(session.top(0) == -77)
  }
}
