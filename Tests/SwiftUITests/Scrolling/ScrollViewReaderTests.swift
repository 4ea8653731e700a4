import HeadlessHost
import SwiftUI
import Testing

@MainActor @Suite("Scrolling to views")
struct ScrollViewReaderTests {
  private let shelf = ScrollShelf()

  private func session(
    _ size: CGSize = scrollWindow, @ViewBuilder _ content: @escaping () -> some View
  ) -> HeadlessSession {
    let shelf = shelf
    let session = HeadlessSession(
      ScrollViewReader { proxy in
        let _ = shelf.proxy = proxy
        content()
      }, size: size)
    session.update()
    return session
  }

  /// An identity that counts how often it is compared.
  private struct Counted: Hashable {
    @MainActor private final class Count { var comparisons = 0 }
    @MainActor private static let count = Count()
    @MainActor static var comparisons: Int { count.comparisons }
    let number: Int

    static func == (a: Counted, b: Counted) -> Bool {
      MainActor.assumeIsolated { count.comparisons += 1 }
      return a.number == b.number
    }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("a view that has been scrolled to is found again where it was, and the next one beside it")
  func foundAgain() {
    let ids = (0..<20_000).map { Counted(number: $0) }
    let session = session {
      ScrollView { LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { row($0.number % 900) } } }
    }
    shelf.proxy?.scrollTo(Counted(number: 15_000), anchor: .top)
    #expect(session.top(15_000 % 900) == 0)
    // Labels are of three digits: longer ones are grouped. Far off, so that no row beside it is made.
    session.scroll(by: CGSize(width: 0, height: -10_000_000), at: scrollMiddle)
    #expect(session.top(0) == 0)
    for number in [15_000, 15_001, 15_002] {
      let before = Counted.comparisons
      shelf.proxy?.scrollTo(Counted(number: number), anchor: .top)
      #expect(session.top(number % 900) == 0)
      #expect(Counted.comparisons - before < 2_000, "\(number)")
    }
  }

  @Test(
    "a reader of several views scrolls those that scroll, whichever stands first", arguments: [false, true])
  func severalViews(isList: Bool) throws {
    struct Several: View {
      let isList: Bool
      var body: some View {
        ScrollViewReader { proxy in
          Button("Go") { proxy.scrollTo(500, anchor: .center) }
          if isList {
            List(0..<1000) { Text(verbatim: "Row \($0)") }
          } else {
            ScrollView { LazyVStack { ForEach(0..<1000) { Text(verbatim: "Row \($0)") } } }
          }
        }
      }
    }
    let session = HeadlessSession(Several(isList: isList), size: CGSize(width: 200, height: 200))
    session.update()
    try session.tap("Go")
    #expect(session.exists("Row 500") && !session.exists("Row 0"))
  }

  @Test("rows of many heights that are not made yet are found by identities of their own")
  func lazyRows() {
    let session = session {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row($0, height: 20 + CGFloat($0 % 7) * 11).id("r\($0)") }
        }
      }
    }
    shelf.proxy?.scrollTo("r500", anchor: .bottom)
    #expect(session.top(500) == 167)
    shelf.proxy?.scrollTo("r700", anchor: .top)
    #expect(session.top(700) == 0)
    shelf.proxy?.scrollTo("r700")
    #expect(session.top(700) == 0)
    shelf.proxy?.scrollTo(500)
    #expect(session.top(500) == 0)
    shelf.proxy?.scrollTo("r999", anchor: .top)
    #expect(session.top(999) == 145)
    shelf.proxy?.scrollTo("none")
    #expect(session.top(999) == 145)
    #expect(session.session.graph.inconsistency() == nil)
  }

  @Test("a row that the same action adds is found") func added() {
    let shelf = shelf
    let session = session {
      ScrollView { LazyVStack(spacing: 0) { ForEach(shelf.rows, id: \.self) { row($0) } } }
    }
    shelf.rows.append(99)
    shelf.proxy?.scrollTo(99)
    #expect(session.top(99) == 170)
  }

  @Test("with an animation the offset goes there with the clock") func animated() {
    let session = session { ScrollView { VStack(spacing: 0) { ForEach(0..<30) { row($0) } } } }
    withAnimation(.linear(duration: 1)) { shelf.proxy?.scrollTo(10, anchor: .top) }
    #expect(session.top(0) == 0)
    session.advance(by: 0.5)
    #expect(session.top(0) == -250)
    session.advance(by: 0.5)
    #expect(session.top(10) == 0)
    session.advance(by: 0.1)
    #expect(!session.isMoving)
  }

  @Test("an animation into rows that are not made ends exactly") func animatedLazily() {
    let session = session {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000) { row($0, height: 20 + CGFloat($0 % 5) * 20) } }
      }
    }
    withAnimation(.linear(duration: 1)) { shelf.proxy?.scrollTo(800, anchor: .top) }
    for _ in 0..<30 { session.advance(by: 0.05) }
    #expect(session.top(800) == 0)
    #expect(!session.isMoving)
  }

  @Test("scroll views in scroll views show it together") func nested() {
    let session = session {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { row($0) }
          ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(100..<120) { row($0).id($0) } }
          }
        }
      }
    }
    shelf.proxy?.scrollTo(105)
    #expect(session.left(105) == 0)
    #expect(session.top(105) == 170)
  }

  @Test("only views in scroll views count, of several scroll views the first that has it") func order() {
    let session = session(CGSize(width: 300, height: 400)) {
      VStack(spacing: 0) {
        row(7).id(7)
        ScrollView { VStack(spacing: 0) { ForEach(0..<5) { row($0 + 20).id($0) } } }.frame(height: 100)
        ScrollView { VStack(spacing: 0) { ForEach(0..<30) { row($0 + 40).id($0) } } }.frame(height: 100)
      }
    }
    let start = session.top(40)
    shelf.proxy?.scrollTo(7, anchor: .top)
    #expect(session.top(47) == start)
    shelf.proxy?.scrollTo(3)
    #expect(session.top(47) == start)
    #expect(session.top(23) == start.map { $0 - 50 })
  }

  @Test("rows of lists are found, with and without headers above them") func lists() {
    let session = session {
      List {
        ForEach(0..<40) { row($0, height: 20) }
        Section {
          ForEach(100..<140) { row($0, height: 20).id("r\($0)") }
        } header: {
          row(500, height: 20).id("header")
        } footer: {
          row(501, height: 20).id("footer")
        }
        Section { ForEach(200..<240) { row($0, height: 20) } }
      }
    }
    let inset = (session.top(1) ?? 0) - (session.top(0) ?? 0) - 20
    for number in [39, 30, 239, 100, 20] {
      let id: any Hashable = (100..<140).contains(number) ? "r\(number)" : number
      shelf.proxy?.scrollTo(AnyHashable(id), anchor: .bottom)
      #expect(session.top(number) == scrollWindow.height - 20 - inset / 2, "\(number)")
    }
    shelf.proxy?.scrollTo("header", anchor: .top)
    let header = session.top(500) ?? -1
    #expect(header >= 0 && header < 40)
    shelf.proxy?.scrollTo("footer", anchor: .bottom)
    let footer = session.top(501) ?? -1
    #expect(footer > scrollWindow.height - 60 && footer <= scrollWindow.height - 20)
  }

  @Test("rows of a group's subviews are found where other rows stand before them") func groups() {
    let session = session {
      ScrollView {
        LazyVStack(spacing: 0) {
          Group(sections: ForEach(0..<100) { row($0) }) { sections in
            ForEach(sections) { section in
              if section.header.isEmpty { Color.blue.frame(height: 30) }
              ForEach(section.content) { $0 }
            }
          }
          Group(subviews: ForEach(200..<300) { row($0) }) { ForEach($0.dropFirst(10)) { $0 } }
        }
      }
    }
    for number in [60, 250, 7] {
      shelf.proxy?.scrollTo(number, anchor: .top)
      #expect(session.top(number) == 0, "\(number)")
    }
    shelf.proxy?.scrollTo(205, anchor: .top)
    #expect(session.top(7) == 0, "what a group leaves out is nowhere")
  }

  @Test("what is read from right to left") func rightToLeft() {
    let session = session {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<30) { row($0) } } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    shelf.proxy?.scrollTo(12)
    #expect(session.left(12) == 0)
    #expect(session.session.graph.inconsistency() == nil)
  }
}
