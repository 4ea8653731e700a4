import HeadlessHost
import SwiftUI
import TestSupport
import Testing

/// Where the program has put scroll views, when what they show changes.
@MainActor @Suite("Places that scroll views keep")
struct ScrollKeptPlaceTests {
  private let shelf = ScrollShelf()

  private func session(@ViewBuilder _ content: @escaping (ScrollShelf) -> some View) -> HeadlessSession {
    let session = HeadlessSession(Shown(shelf: shelf, content: content), size: scrollWindow)
    session.update()
    return session
  }

  private struct Shown<Content: View>: View {
    let shelf: ScrollShelf
    @ViewBuilder let content: (ScrollShelf) -> Content
    var body: some View { content(shelf) }
  }

  private func scroll(_ session: HeadlessSession, _ height: CGFloat) {
    session.scroll(by: CGSize(width: 0, height: height), at: scrollMiddle)
  }

  @Test(
    "a bound identity is gone to at first, and stays where it is seen",
    arguments: [nil, UnitPoint.top, .center])
  func identity(anchor: UnitPoint?) throws {
    shelf.rows = Array(0..<100)
    shelf.id = 50
    let session = session { shelf in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: Bindable(shelf).id, anchor: anchor)
    }
    let place = scrollWindow.height - 50
    let expected = anchor.map { place * $0.y } ?? place
    #expect(session.top(50) == expected)
    shelf.rows.reverse()
    #expect(session.top(50) == expected)
    shelf.rows.insert(contentsOf: 200..<210, at: 0)
    #expect(session.top(50) == expected)
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("where views below are exchanged in an eager stack, what is seen stays") func exchanged() {
    shelf.rows = Array(0..<20)
    let session = session { shelf in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row($0) }
          if shelf.rows.count == 20 { row(20) } else { AnyView(row(20).padding(.top, 1)) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: Bindable(shelf).id)
    }
    shelf.id = 18
    let top = session.top(18)
    shelf.rows.removeLast()
    #expect(top != nil && session.top(18) == top)
    shelf.rows.append(19)
    #expect(session.top(18) == top)
  }

  @Test("a transaction says where the view that is gone to is to stand") func targetAnchor() {
    shelf.rows = Array(0..<100)
    let session = session { shelf in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: Bindable(shelf).id)
    }
    withTransaction(\.scrollTargetAnchor, .center) { shelf.id = 50 }
    #expect(session.top(50) == 85)
    withTransaction(\.scrollTargetAnchor, .top) { shelf.id = 60 }
    #expect(session.top(60) == 0)
  }

  @Test("what a transaction says goes before the anchor of the modifier") func targetAnchorBefore() {
    shelf.rows = Array(0..<100)
    let session = session { shelf in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: Bindable(shelf).id, anchor: .bottom)
    }
    shelf.id = 40
    #expect(session.top(40) == 170)
    withTransaction(\.scrollTargetAnchor, .top) { shelf.id = 50 }
    #expect(session.top(50) == 0)
  }

  @Test("a bound edge stays an edge", arguments: [true, false]) func edge(isLazy: Bool) {
    shelf.rows = Array(0..<100)
    shelf.position = ScrollPosition(idType: Int.self, edge: .bottom)
    let session = session { shelf in
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
        }
      }
      .scrollPosition(Bindable(shelf).position)
    }
    #expect(session.top(99) == 170)
    shelf.rows += 100..<110
    #expect(session.top(109) == 170)
    shelf.position = ScrollPosition(idType: Int.self, edge: .top)
    #expect(session.top(0) == 0)
    shelf.rows.insert(200, at: 0)
    #expect(session.top(200) == 0)
    scroll(session, 500)
    let place = session.top(10)
    shelf.rows.append(300)
    #expect(session.top(10) == place, "the user has scrolled")
  }

  @Test("an anchor for a role counts before one for all") func roles() {
    shelf.rows = [0, 1]
    let session = session { shelf in
      ScrollView { VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } } }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(shelf.number == 3 ? .top : nil, for: .alignment)
    }
    #expect(session.top(0) == 0)
    shelf.rows = Array(0..<10)
    #expect(session.top(9) == 170, "it begins where it is to begin once there is something to scroll")
    shelf.rows.append(10)
    #expect(session.top(10) == 170)
  }

  @Test("the initial offset is that of the first layout") func initialOffset() {
    let session = session { shelf in
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0, height: 30 + CGFloat($0)) } }
      }
      .defaultScrollAnchor(.bottom, for: .initialOffset)
    }
    let place = session.top(29)
    #expect(place?.rounded() == 161)
    shelf.rows += 30..<40
    #expect(session.top(29) == place)
  }

  @Test("what is first seen in the middle of a lazy stack stands by measured lengths") func middle() {
    let session = session { _ in
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 600)
          LazyVStack(spacing: 0) { ForEach(0..<100) { row($0) } }
        }
      }
    }
    scroll(session, 1_600)
    #expect(session.top(20) == 0)
    for _ in 0..<12 { scroll(session, -100) }
    #expect(session.top(0) == 200)
  }

  @Test("the end key and a wheel reach the end of rows of many lengths") func ends() {
    let session = session { _ in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { number in
            Section {
              row(number, height: 20 + CGFloat(number * 37 % 91))
            } header: {
              Color.blue.frame(height: 10)
            }
          }
        }
      }
    }
    let last = 20 + CGFloat(999 * 37 % 91)
    session.press(.end)
    #expect(session.top(999) == 220 - last)
    session.press(.home)
    #expect(session.top(0) == 10)
    scroll(session, 1e7)
    #expect(session.top(999) == 220 - last)
  }

  @Test("pinned headers and footers stay clear of what lies over the edges") func pinned() throws {
    let session = session { _ in
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<9) { section in
            Section {
              ForEach(0..<6) { row(section * 10 + $0) }
            } header: {
              Color.blue.frame(height: 20).testProbe("header \(section)")
            } footer: {
              Color.blue.frame(height: 20).testProbe("footer \(section)")
            }
          }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 30) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 50) }
    }
    scroll(session, 60)
    #expect(session.frame(of: "header 0")?.minY == 30)
    #expect(session.frame(of: "footer 0")?.maxY.rounded() == 170)
  }

  private struct Resized<Content: View>: View {
    let height: Remote<CGFloat>
    let content: Content
    var body: some View {
      Driven(height) { height in content.frame(height: height).frame(maxHeight: .infinity, alignment: .top) }
    }
  }

  @Test("in a view of another size what it was put at stays in sight", arguments: [true, false])
  func resized(isLazy: Bool) {
    shelf.rows = Array(0..<100)
    let height = Remote<CGFloat>(220)
    func session(_ anchor: UnitPoint?) -> HeadlessSession {
      self.session { shelf in
        Resized(
          height: height,
          content: ScrollView {
            if isLazy {
              LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
            } else {
              VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
            }
          }
          .scrollPosition(id: Bindable(shelf).id, anchor: anchor))
      }
    }
    let free = session(nil)
    shelf.id = 40
    #expect(free.top(40) == 170)
    height.value = 120
    #expect(free.top(40) == 70)
    height.value = 220
    #expect(free.top(40).map { $0 >= 0 && $0 <= 170 } == true)
    let anchored = session(.center)
    shelf.id = 60
    #expect(anchored.top(60) == 85)
    height.value = 120
    #expect(anchored.top(60) == 35)
  }

  @Test("in a view of another size the behavior says where it comes to rest") func behavior() {
    let height = Remote<CGFloat>(200)
    let session = session { shelf in
      Resized(
        height: height,
        content: ScrollView {
          VStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned))
    }
    session.scroll(by: CGSize(width: 0, height: 10_000), at: scrollMiddle)
    session.rest()
    #expect(session.top(29) == 150)
    height.value = 220
    session.rest()
    let top = (20..<30).compactMap { session.top($0) }.first { $0 >= 0 }
    #expect(top == 0 || session.top(29) == 170, "a view begins there, or the content ends")
    height.value = 120
    session.rest()
    #expect((20..<30).compactMap { session.top($0) }.contains(0))
  }
}
