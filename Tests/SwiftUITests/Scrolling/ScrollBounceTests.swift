import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Scrolling beyond the ends")
struct ScrollBounceTests {
  private func phone(_ view: some View) -> HeadlessSession {
    let session = HeadlessSession(view.environment(\.platformProfile, .phone), size: scrollWindow)
    session.update()
    return session
  }

  private var column: some View { VStack(spacing: 0) { ForEach(0..<30) { row($0) } } }

  /// Throws the content with a finger, and gives where its first row is in each frame until it rests.
  private func course(
    _ session: HeadlessSession, from start: CGFloat, to end: CGFloat, rate: Double = 60
  ) -> [CGFloat] {
    session.drag(from: CGPoint(x: 150, y: start), to: CGPoint(x: 150, y: end), duration: 0.1)
    var tops: [CGFloat] = []
    for _ in 0..<Int(4 * rate) {
      session.advance(by: 1 / rate)
      tops.append(session.top(0) ?? .nan)
    }
    return tops
  }

  @Test("content that is thrown beyond an end pulls off it once, and comes back") func ends() throws {
    let session = phone(ScrollView { column })
    session.scroll(by: CGSize(width: 0, height: 150), at: scrollMiddle)
    session.rest(1)
    let tops = course(session, from: 60, to: 160)
    let highest = try #require(tops.max())
    #expect(highest > 10 && highest <= scrollWindow.height / 4)
    // Beyond the end there is one way off and one back.
    let peak = try #require(tops.firstIndex(of: highest))
    let beyond = tops.drop { $0 <= 0 }
    #expect(zip(beyond, beyond.dropFirst()).prefix { $0.0 < highest }.allSatisfy { $0.0 < $0.1 })
    #expect(zip(tops[peak...], tops[(peak + 1)...]).allSatisfy { $0.0 >= $0.1 })
    #expect(tops.last == 0)
    #expect(!session.isMoving)
  }

  @Test("and beyond the lower end") func lower() throws {
    let session = phone(ScrollView { column })
    session.scroll(by: CGSize(width: 0, height: 1_180), at: scrollMiddle)
    session.rest(1)
    let tops = course(session, from: 160, to: 60)
    let end: CGFloat = 220 - 1_500
    #expect(try #require(tops.min()) < end - 10)
    #expect(tops.last == end)
  }

  @Test("at the same times it is at the same places, however many frames there are") func frames() {
    func tops(_ rate: Double) -> [CGFloat] {
      let session = phone(ScrollView { column })
      session.scroll(by: CGSize(width: 0, height: 150), at: scrollMiddle)
      session.rest(1)
      return course(session, from: 60, to: 160, rate: rate)
    }
    let (few, many) = (tops(20), tops(60))
    for (number, top) in few.prefix(12).enumerated() { #expect(abs(top - many[number * 3 + 2]) < 0.01) }
  }

  @Test("a throw that ends before the end does not pull") func before() throws {
    let session = phone(ScrollView { column })
    session.scroll(by: CGSize(width: 0, height: 1_000), at: scrollMiddle)
    session.rest(1)
    #expect(try #require(course(session, from: 60, to: 160).max()) < 0)
  }

  @Test("a finger catches content on its way back") func caught() throws {
    let session = phone(ScrollView { column })
    session.scroll(by: CGSize(width: 0, height: 20), at: scrollMiddle)
    session.rest(1)
    session.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 75), duration: 0.02)
    session.advance(by: 0.1)
    let there = try #require(session.top(0))
    #expect(there > 0)
    session.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.5, lifts: false)
    #expect(abs((session.top(0) ?? 0) - there) < 0.01)
    session.lift(at: CGPoint(x: 150, y: 100))
    session.rest(2)
    #expect(session.top(0) == 0)
  }

  @Test("pages end where they end, a wheel pulls nothing, and fitting content that must not bounce stays")
  func others() throws {
    let paged = phone(ScrollView { column }.scrollTargetBehavior(.paging))
    paged.scroll(by: CGSize(width: 0, height: 200), at: scrollMiddle)
    paged.rest(1)
    #expect(try #require(course(paged, from: 60, to: 160).max()) <= 0)
    let wheel = HeadlessSession(ScrollView { column }, size: scrollWindow)
    wheel.update()
    wheel.scroll(by: CGSize(width: 0, height: 40), at: scrollMiddle)
    wheel.scroll(by: CGSize(width: 0, height: -900), at: scrollMiddle)
    #expect(wheel.top(0) == 0)
    wheel.advance(by: 0.05)
    #expect(wheel.top(0) == 0)
    let short = phone(ScrollView { row(0) }.scrollBounceBehavior(.basedOnSize))
    #expect(course(short, from: 60, to: 160).allSatisfy { $0 == 0 })
  }
}
