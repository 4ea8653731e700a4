import DisplayList
import Foundation
import SceneHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

private struct Emphasis: TextAttribute { var strength = 1 }
private struct Name: TextAttribute { var name: String }

/// What a renderer was given.
private final class Seen: @unchecked Sendable {
  var layouts: [Text.Layout] = []
  var steps: [Double] = []
  var clips: [CGRect] = []
}

/// Draws as a closure says, and keeps what it was given.
private struct Recording: TextRenderer {
  let seen: Seen
  var step = 0.0
  var padding = EdgeInsets()
  var draw: (Text.Layout, inout GraphicsContext) -> Void = { layout, context in
    for line in layout { context.draw(line) }
  }

  var animatableData: Double {
    get { step }
    set { step = newValue }
  }
  var displayPadding: EdgeInsets { padding }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.layouts.append(layout)
    seen.steps.append(step)
    seen.clips.append(context.clipBoundingRect)
    draw(layout, &context)
  }
}

/// Leaves room for a frame around the text.
private struct Framing: TextRenderer {
  let seen: Seen

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(ProposedViewSize(width: proposal.width.map { $0 - 20 }, height: nil))
    return CGSize(width: size.width + 20, height: size.height + 10)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.layouts.append(layout)
    context.translateBy(x: 10, y: 5)
    for line in layout { context.draw(line) }
  }
}

@Suite @MainActor struct TextRendererTests {
  private func layout(
    _ text: Text, width: CGFloat? = nil, limit: Int? = nil,
    _ environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> Text.Layout {
    let seen = Seen()
    let view = text.lineLimit(limit).textRenderer(Recording(seen: seen))
    let session = Session(
      view, proposal: ProposedViewSize(width: width, height: nil), environment: environment)
    defer { session.end() }
    _ = session.picture()
    return try #require(seen.layouts.last)
  }

  private func runs(_ view: some View, width: CGFloat? = nil) -> [(text: String, x: Double, y: Double)] {
    let session = Session(view, proposal: ProposedViewSize(width: width, height: nil))
    defer { session.end() }
    return placedRuns(session.picture().root).map { ($0.run.text, Double($0.x), Double($0.y)) }
  }

  @Test func drawingEveryLineRunOrGlyphIsTheText() {
    let text = Text("The **quick** brown שלום עולם fox jumps").underline()
    let plain = runs(text, width: 90)
    func rendered(_ draw: @escaping (Text.Layout, inout GraphicsContext) -> Void) -> [(
      text: String, x: Double, y: Double
    )] { runs(text.textRenderer(Recording(seen: Seen(), draw: draw)), width: 90) }
    let lines = rendered { layout, context in for line in layout { context.draw(line) } }
    let wholes = rendered { layout, context in for line in layout { for run in line { context.draw(run) } } }
    #expect(plain.count > 3)
    #expect(lines.map(\.text) == plain.map(\.text) && wholes.map(\.text) == plain.map(\.text))
    #expect(zip(lines, plain).allSatisfy { abs($0.x - $1.x) < 1e-4 && $0.y == $1.y })
    let glyphs = rendered { layout, context in
      for line in layout { for run in line { for glyph in run { context.draw(glyph) } } }
    }
    // Glyphs of right-to-left runs come from the left.
    #expect(glyphs.map(\.text).joined().sorted() == plain.map(\.text).joined().sorted())
    for run in plain {
      #expect(glyphs.contains { abs($0.x - run.x) < 1e-4 && $0.y == run.y })
    }
  }

  @Test func raisedRunsStandOnTheirBaselines() throws {
    let text = Text("a") + Text("b").baselineOffset(5) + Text("c").baselineOffset(-3)
    let line = try #require(layout(text).first)
    let bounds = line.map(\.typographicBounds)
    #expect(bounds.map(\.ascent) == [13, 13, 13] && bounds.map(\.descent) == [3, 3, 3])
    #expect(bounds.map { $0.origin.y - line.origin.y } == [0, -5, 3])
    #expect(line.typographicBounds.ascent == 18 && line.typographicBounds.descent == 6)
  }

  @Test func layoutsAreCollections() throws {
    let text = try layout(Text(verbatim: "one two three four five six seven"), width: 80)
    #expect(text.count > 2 && !text.isTruncated)
    var characters: [Text.Layout.CharacterIndex] = []
    for (number, line) in text.enumerated() {
      #expect(line.count == 1)
      let run = try #require(line.first)
      #expect(run.layoutDirection == .leftToRight && line.paragraphLayoutDirection == .leftToRight)
      #expect(run.characterIndices.count == run.count)
      characters += run.characterIndices
      let bounds = line.typographicBounds
      #expect(bounds.origin == line.origin && bounds.width > 0 && bounds.ascent > bounds.descent)
      #expect(abs(bounds.rect.height - 16) < 0.01 && bounds.rect.minY >= 0)
      #expect(number == 0 || line.origin.y > text[number - 1].origin.y)
      // The glyphs stand side by side and make up the run.
      var x = bounds.origin.x
      for glyph in run {
        #expect(abs(glyph.typographicBounds.origin.x - x) < 1e-6)
        x += glyph.typographicBounds.width
      }
      #expect(abs(x - bounds.origin.x - bounds.width) < 1e-6)
      let part = run[1..<3]
      #expect(
        part.count == 2 && part.startIndex == 1 && part[2].characterIndices == [run.characterIndices[2]])
      #expect(part.typographicBounds.width == run[1].typographicBounds.width + run[2].typographicBounds.width)
      #expect(Text.Layout.RunSlice(run: run, indices: -5..<999).count == run.count)
    }
    #expect(characters == characters.sorted() && Set(characters).count == characters.count)
    #expect(characters.first.map { $0.advanced(by: 3).distance(to: $0) } == -3)
    #expect(try layout(Text(verbatim: "")).isEmpty)
  }

  @Test func rightToLeftRunsReadFromTheRight() throws {
    let line = try #require(layout(Text(verbatim: "abc שלום")) { $0.layoutDirection = .leftToRight }.first)
    #expect(line.map(\.layoutDirection) == [.leftToRight, .rightToLeft])
    let hebrew = try #require(line.last)
    #expect(hebrew.characterIndices == hebrew.characterIndices.sorted().reversed())
    let arabic = try #require(layout(Text(verbatim: "שלום")).first)
    #expect(arabic.paragraphLayoutDirection == .rightToLeft)
  }

  @Test func attributesMarkRuns() throws {
    let text =
      Text("a \(Text("b").customAttribute(Emphasis(strength: 2))) c ").customAttribute(Name(name: "outer"))
      + Text("d").customAttribute(Emphasis()).customAttribute(Emphasis(strength: 9)) + Text("e")
    let line = try #require(layout(text).first)
    #expect(line.map { $0[Emphasis.self]?.strength } == [nil, 2, nil, 1, nil])
    #expect(line.map { $0[Name.self]?.name } == ["outer", "outer", "outer", nil, nil])
    #expect(line.first?.first?[Name.self]?.name == "outer")
    let marked = size(of: Text("affine").customAttribute(Emphasis()))
    #expect(marked == size(of: Text("affine")))
    #expect(Text("a").customAttribute(Emphasis()) == Text("a").customAttribute(Emphasis()))
    #expect(Text("a").customAttribute(Emphasis()) != Text("a").customAttribute(Emphasis(strength: 3)))
  }

  @Test func truncationIsTold() throws {
    let long = Text(verbatim: "a text that does not fit in so little room")
    let cut = try layout(long, width: 60, limit: 1)
    #expect(cut.isTruncated && cut.count == 1)
    let ellipsis = try #require(cut.first?.last)
    #expect(ellipsis.count == 1 && ellipsis.typographicBounds.width > 0)
    #expect(try layout(long, width: 60).isTruncated == false)
  }

  @Test func aMovedLineIsDrawnWhereItWasMoved() {
    let text = Text("abc")
    let plain = runs(text)
    let moved = runs(
      text.textRenderer(
        Recording(seen: Seen()) { layout, context in
          for var line in layout {
            line.origin.x += 7
            line.origin.y += 3
            context.draw(line)
          }
        }))
    #expect(moved.count == 1 && plain.count == 1)
    #expect(moved.first.map(\.x) == plain.first.map { $0.x + 7 })
    #expect(moved.first.map(\.y) == plain.first.map { $0.y + 3 })
  }

  @Test func renderersGiveTheSize() throws {
    let text = Text("some words that break into several lines")
    let seen = Seen()
    let framed = size(of: text.textRenderer(Framing(seen: seen)), width: 120)
    let plain = size(of: text, width: 100)
    #expect(framed == CGSize(width: plain.width + 20, height: plain.height + 10))
    // It is laid out for what the renderer proposed.
    let lines = runs(text, width: 100).map(\.text)
    #expect(runs(text.textRenderer(Framing(seen: seen)), width: 120).map(\.text) == lines)
    #expect(size(of: text.textRenderer(Recording(seen: seen)), width: 100) == plain)
  }

  @Test func paddingIsTheRoomAround() throws {
    let seen = Seen()
    let padding = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = Text("abc").textRenderer(Recording(seen: seen, padding: padding))
    let inner = size(of: Text("abc"))
    _ = runs(view)
    _ = runs(view.environment(\.layoutDirection, .rightToLeft))
    #expect(
      seen.clips == [
        CGRect(x: -2, y: -1, width: inner.width + 6, height: inner.height + 4),
        CGRect(x: -4, y: -1, width: inner.width + 6, height: inner.height + 4),
      ])
  }

  @Test func animatedRenderersDrawEveryStep() throws {
    let seen = Seen()
    struct Screen: View {
      let seen: Seen
      @State var step = 0.0
      var body: some View {
        Text("abc").textRenderer(Recording(seen: seen, step: step))
          .onAppear { withAnimation(.linear(duration: 1)) { step = 1 } }
      }
    }
    let session = Session(Screen(seen: seen), proposal: .unspecified)
    defer { session.end() }
    for time in [0, 0.25, 0.5, 0.75, 1.1] {
      session.graph.advance(to: time)
      session.update()
      _ = session.picture()
    }
    let steps = seen.steps
    #expect(steps.first == 0 && steps.last == 1)
    #expect(steps.contains { abs($0 - 0.5) < 0.01 })
    #expect(steps == steps.sorted())
  }

  @Test func imagesInTextsAreRuns() throws {
    let text = Text("a\(Image(systemName: "star"))b")
    let line = try #require(layout(text).first)
    #expect(line.count == 3)
    let count = { (view: AnyView) -> Int in
      let session = Session(view, proposal: .unspecified)
      defer { session.end() }
      return session.picture().root.fragment.items.count
    }
    let plain = count(AnyView(text))
    #expect(plain > 2)
    #expect(count(AnyView(text.textRenderer(Recording(seen: Seen())))) == plain)
  }

  private func size(of view: some View, width: CGFloat? = nil) -> CGSize {
    let session = Session(view, proposal: ProposedViewSize(width: width, height: nil))
    defer { session.end() }
    session.update()
    return session.root.element?.size ?? .zero
  }
}
