import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// The tree of semantics is kept up to date by what changes, and is the same as one made anew.
@MainActor @Suite("Semantics kept up to date") struct SemanticsUpdateTests {
  private struct Row: View {
    let remote: Remote<String>?
    let index: Int
    var body: some View {
      HStack {
        if let remote { Driven(remote) { Text($0) } } else { Text("row \(index)") }
        Button("open") {}
      }
      .padding()
    }
  }

  @Test("of 1,000 rows one that changes is described again, with the views around it")
  func oneOfManyRows() {
    let remote = Remote("before")
    let session = HeadlessSession(
      VStack(spacing: 0) {
        ForEach(0..<1000, id: \.self) { Row(remote: $0 == 500 ? remote : nil, index: $0) }
      })
    #expect(session.elementLines.count == 2000)
    let all = session.described
    #expect(session.elementLines.count == 2000)
    #expect(session.described == all, "nothing has changed")
    remote.value = "after!"
    #expect(session.elementLines[1000] == "staticText \"after!\"")
    let again = session.described - all
    #expect((3...8).contains(again), "the text, its row and what is around the rows: \(again)")
    #expect(all > 5000)
  }

  @Test("nothing is described before somebody asks, and drawing describes nothing")
  func unasked() {
    let session = HeadlessSession(Text("a"))
    _ = session.picture
    #expect(session.session.graph.semantics == nil)
    #expect(session.elementLines == ["staticText \"a\""])
    let described = session.described
    _ = session.picture
    #expect(session.described == described)
  }

  @Test("a changed modifier describes what it speaks of again, and draws nothing")
  func modifiers() {
    let remote = Remote("before")
    let session = HeadlessSession(
      Driven(remote) { label in
        VStack {
          Text("a").padding().accessibilityLabel(label)
          Text("b")
        }
      })
    _ = session.picture
    #expect(session.elementLines == ["staticText \"before\"", "staticText \"b\""])
    let (described, drawings) = (session.described, session.counters.drawings)
    remote.value = "after"
    #expect(session.elementLines == ["staticText \"after\"", "staticText \"b\""])
    #expect(session.described - described <= 4)
    _ = session.picture
    #expect(session.counters.drawings == drawings)
  }

  @Test("a modifier in a subview list is heard where the program has placed the view")
  func subviewLists() {
    let remote = Remote("before")
    let session = HeadlessSession(
      Driven(remote) { label in
        Group(subviews: Group { Text("a").accessibilityLabel(label) }) { subviews in
          HStack { ForEach(subviews) { $0.padding() } }
        }
      })
    #expect(session.elementLines == ["staticText \"before\""])
    remote.value = "after"
    #expect(session.elementLines == ["staticText \"after\""])
  }

  @Test("a modifier in a subview list is heard inside of other modifiers of the view")
  func modifiersAround() {
    let remote = Remote("before")
    let session = HeadlessSession(
      Driven(remote) { label in
        Group(subviews: Text("a").accessibilityHint(label).padding().opacity(0.5)) { $0 }
        List {
          Text("b").accessibilityHint(label).onTapGesture {}
          Text("c").accessibilityLabel(label).padding(3).accessibilityHint(label).padding(3)
        }
      })
    func lines(_ word: String) -> [String] {
      [
        "staticText \"a\" hint: \"\(word)\"", "list", "  staticText \"b\" hint: \"\(word)\"",
        "  staticText \"\(word)\" hint: \"\(word)\"",
      ]
    }
    #expect(session.elementLines == lines("before"))
    remote.value = "after"
    #expect(session.elementLines == lines("after"))
  }

  @Test("labels and texts follow the environment")
  func environment() {
    let remote = Remote("en")
    let session = HeadlessSession(
      Driven(remote) { language in
        VStack {
          Text(1.5, format: .number)
          Circle().accessibilityLabel(Text(2.5, format: .number))
        }
        .environment(\.locale, Locale(identifier: language))
      })
    #expect(session.elementLines == ["staticText \"1.5\"", "element \"2.5\""])
    remote.value = "de"
    #expect(session.elementLines == ["staticText \"1,5\"", "element \"2,5\""])
  }

  @Test("texts and labels that tell the time are those of the session's clock")
  func time() {
    let end = Date(timeIntervalSinceNow: 3600)
    struct Timers: View {
      let end: Date
      var body: some View {
        Text("shown").accessibilityLabel(Text(end, style: .timer))
      }
    }
    let session = HeadlessSession(Timers(end: end))
    let before = session.elementLines
    session.advance(by: 10)
    let after = session.elementLines
    #expect(before != after)
    #expect(before.first?.hasPrefix("staticText \"") ?? false)
  }

  @Test("frames follow scrolling, layout and animated moves, and describe nothing inside of what moves")
  func moves() {
    let remote = Remote(0 as CGFloat)
    let content = Color.red.frame(width: 20, height: 10).accessibilityLabel("a")
    let session = HeadlessSession(
      Driven(remote) { content.offset(x: $0) }, size: CGSize(width: 100, height: 100))
    _ = session.picture
    #expect(session.element("a")?.frame.minX == 40)
    for distance in [10, 20] as [CGFloat] {
      remote.value = distance
      #expect(session.element("a")?.frame.minX == 40 + distance)
    }
    withAnimation(.linear(duration: 1)) { remote.value = 30 }
    session.update()
    session.advance(by: 0.5)
    #expect(session.element("a")?.frame.minX == 65)
    session.advance(by: 1)
    #expect(session.element("a")?.frame.minX == 70)

    let scrolling = HeadlessSession(
      ScrollView {
        content
        Color.blue.frame(height: 1000)
      }, size: CGSize(width: 100, height: 100))
    _ = scrolling.picture
    let top = scrolling.element("a")?.frame.minY ?? .nan
    let described = scrolling.described
    scrolling.scroll(y: 30)
    #expect(scrolling.element("a")?.frame.minY == top - 30)
    #expect(scrolling.described - described <= 4)
  }

  @Test("a view that fades out wholly leaves the tree, and comes back")
  func fading() {
    let remote = Remote(1.0)
    let session = HeadlessSession(Driven(remote) { Text("a").opacity($0) })
    #expect(session.elementLines == ["staticText \"a\""])
    for (opacity, expected) in [(0.5, 1), (0, 0), (0.2, 1), (0, 0)] {
      remote.value = opacity
      #expect(session.elementLines.count == expected)
      _ = session.picture
    }
  }

  @Test("a view that goes with a transition leaves the tree at once")
  func departing() {
    let remote = Remote(true)
    let session = HeadlessSession(
      Driven(remote) { shows in
        VStack {
          if shows { Text("a").transition(.opacity) }
          Text("b")
        }
      })
    _ = session.picture
    #expect(session.elementLines == ["staticText \"a\"", "staticText \"b\""])
    withAnimation(.linear(duration: 1)) { remote.value = false }
    session.update()
    session.advance(by: 0.1)
    #expect(session.elementLines == ["staticText \"b\""])
  }

  @Test("a tree that was taken stays as it was, and its handles lead nowhere once the view has gone")
  func values() throws {
    let remote = Remote(true)
    let session = HeadlessSession(
      Driven(remote) { shows in if shows { Button("a") {} } else { Text("b") } })
    let tree = try #require(session.semantics)
    let handle = try #require(session.element("a")?.handle)
    remote.value = false
    #expect(session.elementLines == ["staticText \"b\""])
    #expect(tree.description == "window\n  button \"a\" (activate)")
    #expect(!SemanticsPass.perform(.activate, on: handle, in: session.session.graph))
  }

  @Test("two thousand groups inside one another are described and released")
  func depth() {
    func nested(_ depth: Int) -> AnyView {
      var view = AnyView(Text("inmost"))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(
          HStack(spacing: 0) {
            inner
            Color.red.accessibilityLabel("x")
          })
      }
      return view
    }
    let session = HeadlessSession(nested(2000), size: CGSize(width: 100, height: 100))
    #expect(session.elementLines.count == 2001)
  }
}
