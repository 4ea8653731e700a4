import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Positions of scroll views")
struct ScrollPositionTests {
  private let shelf = ScrollShelf()

  private struct Lazy: View {
    @Bindable var shelf: ScrollShelf
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
      }
      .scrollPosition($shelf.position)
    }
  }

  private struct Plain: View {
    @Bindable var shelf: ScrollShelf
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $shelf.id, anchor: .top)
    }
  }

  @Test("edges, points and views") func destinations() {
    let session = HeadlessSession(Lazy(shelf: shelf), size: scrollWindow)
    #expect(session.top(0) == 0)
    shelf.position.scrollTo(edge: .bottom)
    #expect(session.top(29) == 170)
    #expect(shelf.position.edge == .bottom)
    shelf.position.scrollTo(y: 33)
    #expect(session.top(0) == -33)
    #expect(shelf.position.y == 33)
    #expect(shelf.position.point == nil)
    shelf.position.scrollTo(point: CGPoint(x: CGFloat.nan, y: 1e9))
    #expect(session.top(29) == 170)
    shelf.position.scrollTo(id: 10, anchor: .top)
    #expect(session.top(10) == 0)
    #expect(shelf.position.viewID(type: Int.self) == 10)
    #expect(!shelf.position.isPositionedByUser)
  }

  @Test("the first position is gone to") func initial() {
    shelf.position = ScrollPosition(idType: Int.self, edge: .bottom)
    let session = HeadlessSession(Lazy(shelf: shelf), size: scrollWindow)
    #expect(session.top(29) == 170)
  }

  @Test("a page next to the one that is seen is gone to at first", arguments: 0..<4) func firstPage(page: Int)
  {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<4) { number in
          Text("Page \(number)").containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: .constant(page))
    let session = HeadlessSession(view, size: CGSize(width: 300, height: 200))
    #expect((0..<4).filter { session.exists(.named("Page \($0)")) } == [page])
  }

  @Test("the same place again is another movement") func again() {
    let session = HeadlessSession(Lazy(shelf: shelf), size: scrollWindow)
    shelf.position.scrollTo(edge: .bottom)
    session.update()
    session.scroll(by: CGSize(width: 0, height: -500), at: scrollMiddle)
    #expect(shelf.position.isPositionedByUser)
    #expect(shelf.position.edge == nil)
    shelf.position.scrollTo(edge: .bottom)
    #expect(session.top(29) == 170)
  }

  @Test("what the user brings to the start is told, and nothing that a program does") func user() {
    let session = HeadlessSession(Plain(shelf: shelf), size: scrollWindow)
    session.update()
    session.scroll(by: CGSize(width: 0, height: 205), at: scrollMiddle)
    #expect(shelf.id == 4)
    shelf.id = 12
    #expect(session.top(12) == 0)
    session.rest()
    #expect(shelf.id == 12)
  }

  @Test("what is seen stays when rows come or go before it", arguments: [false, true])
  func keepsPlace(isLazy: Bool) {
    let session =
      isLazy
      ? HeadlessSession(Lazy(shelf: shelf), size: scrollWindow)
      : HeadlessSession(Plain(shelf: shelf), size: scrollWindow)
    session.update()
    session.scroll(by: CGSize(width: 0, height: 130), at: scrollMiddle)
    session.rest()
    #expect(session.top(3) == 20)
    shelf.rows.insert(contentsOf: [50, 51], at: 0)
    #expect(session.top(3) == 20)
    shelf.rows.removeFirst(4)
    #expect(session.top(3) == 20)
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("without a position, rows that come before push what is seen") func withoutPosition() {
    struct Loose: View {
      let shelf: ScrollShelf
      var body: some View {
        ScrollView { VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } } }
      }
    }
    let session = HeadlessSession(Loose(shelf: shelf), size: scrollWindow)
    session.update()
    session.scroll(by: CGSize(width: 0, height: 130), at: scrollMiddle)
    shelf.rows.insert(contentsOf: [50, 51], at: 0)
    #expect(session.top(3) == 120)
  }

  // MARK: Anchors

  private struct Anchored: View {
    let shelf: ScrollShelf
    var role: ScrollAnchorRole?
    private var rows: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<shelf.number, id: \.self) { row($0) } } }
    }
    var body: some View {
      if let role { rows.defaultScrollAnchor(.bottom, for: role) } else { rows.defaultScrollAnchor(.bottom) }
    }
  }

  @Test("content stays at the end until the user leaves it") func anchor() {
    let session = HeadlessSession(Anchored(shelf: shelf), size: scrollWindow)
    #expect(session.top(2) == 170)
    shelf.number = 8
    #expect(session.top(7) == 170)
    shelf.number = 13
    #expect(session.top(12) == 170)
    session.scroll(by: CGSize(width: 0, height: -100), at: scrollMiddle)
    #expect(session.top(0) == -330)
    shelf.number = 20
    #expect(session.top(0) == -330)
  }

  @Test("an anchor for one moment alone") func roles() {
    let alignment = HeadlessSession(Anchored(shelf: shelf, role: .alignment), size: scrollWindow)
    #expect(alignment.top(2) == 170)
    shelf.number = 8
    #expect(alignment.top(0) == 0)
    let initial = HeadlessSession(Anchored(shelf: shelf, role: .initialOffset), size: scrollWindow)
    #expect(initial.top(7) == 170)
  }

  @Test("rows of many heights begin at the end exactly") func lazyAnchor() {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<1_000) { row($0, height: 20 + CGFloat($0 % 7) * 9) } }
    }
    let session = HeadlessSession(view.defaultScrollAnchor(.bottom), size: scrollWindow)
    #expect(session.top(999) == 155)
  }
}
