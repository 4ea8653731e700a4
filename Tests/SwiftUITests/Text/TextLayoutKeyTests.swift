import Foundation
import SceneHost
import SwiftUI
import Testing

@testable import SwiftUICore
@testable import TextViews

/// What a reader of the preference was given, each time.
private final class Given {
  var counts: [Int] = []
  var lines: [Int] = []
  var origins: [CGPoint] = []
}

@Observable private final class Content {
  var words = "one"
  var showsSecond = false
  var order = [1, 2]
}

private struct Paragraphs: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: content.words)
      if content.showsSecond { Text(verbatim: "second") }
      Color.red.frame(width: 10, height: 10)
    }
  }
}

private struct Reader<Below: View>: View {
  let given: Given
  let below: Below

  var body: some View {
    below.overlayPreferenceValue(Text.LayoutKey.self) { layouts in
      let _ = given.counts.append(layouts.count)
      let _ = given.lines = layouts.map { $0.layout.count }
      GeometryReader { proxy in
        let _ = given.origins = layouts.map { proxy[$0.origin] }
        Text(verbatim: "not among them")
      }
    }
  }
}

@Suite("Text.LayoutKey") @MainActor struct TextLayoutKeyTests {
  private func session(_ view: some View, width: CGFloat = 200) -> Session {
    Session(view, proposal: ProposedViewSize(width: width, height: 400), centersRoot: false)
  }

  @Test("gives every text below with its lines and its place")
  func layoutsOfAllTexts() {
    let given = Given()
    let content = Content()
    content.words = "some words that take more than one line"
    content.showsSecond = true
    let session = session(Reader(given: given, below: Paragraphs(content: content).padding(7)), width: 120)
    defer { session.end() }
    session.update()
    #expect(given.lines.count == 2)
    #expect(given.lines.first ?? 0 > 1)
    #expect(given.lines.last == 1)
    #expect(given.origins.first == CGPoint(x: 7, y: 7))
    #expect(given.origins.last?.x == 7)
    #expect(given.origins.last?.y ?? 0 > 30)
  }

  @Test("hears of changed, new and gone texts, and of nothing else")
  func changes() {
    let given = Given()
    let content = Content()
    let session = session(Reader(given: given, below: Paragraphs(content: content)))
    defer { session.end() }
    session.update()
    let before = given.counts.count
    #expect(given.lines == [1])
    session.update()
    #expect(given.counts.count == before)
    content.words = "two words\nin lines"
    session.update()
    #expect(given.lines == [2])
    content.showsSecond = true
    session.update()
    #expect(given.lines == [2, 1])
    content.showsSecond = false
    session.update()
    #expect(given.lines == [2])
  }

  @Test("joins in the order of the views")
  func order() {
    let given = Given()
    let content = Content()
    struct Rows: View {
      let content: Content
      var body: some View {
        VStack { ForEach(content.order, id: \.self) { Text(verbatim: $0 == 1 ? "a" : "b\nb") } }
      }
    }
    let session = session(Reader(given: given, below: Rows(content: content)))
    defer { session.end() }
    session.update()
    #expect(given.lines == [1, 2])
    content.order = [2, 1]
    session.update()
    #expect(given.lines == [2, 1])
  }

  @Test("can be read by a change and replaced on the way")
  func otherReaders() {
    let given = Given()
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").transformPreference(Text.LayoutKey.self) { $0 = [] }
    }.onPreferenceChange(Text.LayoutKey.self) { given.counts.append($0.count) }
    let session = session(view)
    defer { session.end() }
    session.update()
    #expect(given.counts == [1])
  }
}
