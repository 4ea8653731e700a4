import DisplayList
import Foundation
import LayoutEngine
import SceneHost
import SwiftUI
import TextEngine
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// What each modifier does to a text itself and, set around it, to the texts below.
@Suite @MainActor struct TextModifierTests {
  private typealias Run = (run: GlyphRun, paint: Paint, x: CGFloat, y: CGFloat)

  private func runs(_ view: some View, width: CGFloat? = nil) -> [Run] {
    let session = Session(view, proposal: ProposedViewSize(width: width, height: nil))
    defer { session.end() }
    return placedRuns(session.picture().root)
  }

  private func size(_ view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    let session = Session(view, proposal: ProposedViewSize(width: width, height: height))
    defer { session.end() }
    session.update()
    return session.root.element?.size ?? .zero
  }

  /// Fills and strokes: what is drawn beside glyphs.
  private func lines(_ view: some View) -> [Item] {
    let session = Session(view, proposal: .unspecified)
    defer { session.end() }
    func items(_ placed: Placed) -> [Item] {
      placed.fragment.items.flatMap { item -> [Item] in
        switch item {
        case .children(let tree):
          var inner: [Item] = []
          tree.forEach { inner += items($0) }
          return inner
        case .group(_, let content), .native(_, let content): return items(content)
        case .fill, .stroke: return [item]
        default: return []
        }
      }
    }
    return items(session.picture().root)
  }

  private func face(_ view: some View) throws -> FontFace {
    let run = try #require(runs(view).first)
    return try #require(FontRegistry.shared.face(run.run.font))
  }

  private let word = Text(verbatim: "affine 11")

  @Test func weightsAndSlants() throws {
    #expect(try face(word).weight == 400)
    #expect(try face(word.bold()).weight == 700 && face(word.bold(false)).weight == 400)
    #expect(try face(VStack { word }.bold()).weight == 700)
    #expect(try face(VStack { word.bold(false) }.bold()).weight == 400)
    #expect(try face(word.fontWeight(.light)).weight == 300)
    #expect(try face(VStack { word }.fontWeight(.black)).weight == 900)
    #expect(try face(VStack { word.fontWeight(nil) }.fontWeight(.black)).weight == 900)
    #expect(try face(word.italic()).isItalic && face(VStack { word }.italic()).isItalic)
    #expect(try !face(VStack { word.italic(false) }.italic()).isItalic)
  }

  @Test func designsAndWidths() throws {
    #expect(try face(word.fontDesign(.serif)).familyName == "Noto Serif")
    #expect(try face(word.fontDesign(.monospaced)).familyName == "JetBrains Mono")
    #expect(try face(word.fontDesign(.rounded)).familyName == "Quicksand Medium")
    #expect(try face(VStack { word }.fontDesign(.serif)).familyName == "Noto Serif")
    #expect(try face(VStack { word.fontDesign(nil) }.fontDesign(.serif)).familyName == "Noto Serif")
    #expect(try face(word.monospaced()).familyName == "JetBrains Mono")
    #expect(try face(VStack { word }.monospaced()).familyName == "JetBrains Mono")
    #expect(try face(word.monospaced(false)).familyName == "Inter")
    func width(_ text: Text, around: Font.Width? = nil) -> Double? {
      var values = EnvironmentValues()
      values.textLook.traits.width = around
      var writer = TextWriter(TextEnvironment(values), values)
      writer.write(text)
      return writer.runs.first?.attributes.font.width
    }
    #expect(width(word) == 100 && width(word.fontWidth(.condensed)) == 80)
    #expect(width(word, around: .expanded) == 120)
    #expect(width(word.fontWidth(nil), around: .expanded) == 120)
    #expect(width(word.fontWidth(.standard), around: .expanded) == 100)
    #expect(size(VStack { word }.fontWidth(.standard)) == size(word))
  }

  @Test func digitsOfOneWidth() {
    let (narrow, wide) = (Text(verbatim: "111"), Text(verbatim: "888"))
    #expect(size(narrow).width < size(wide).width)
    #expect(size(narrow.monospacedDigit()).width == size(wide.monospacedDigit()).width)
    #expect(size(VStack { narrow }.monospacedDigit()) == size(VStack { wide }.monospacedDigit()))
    #expect(size(Text(verbatim: "ill").monospacedDigit()) == size(Text(verbatim: "ill")))
  }

  @Test func kerningAndTracking() {
    let plain = size(word).width
    #expect(abs(size(word.kerning(2)).width - plain - 18) <= 0.5)
    #expect(abs(size(VStack { word }.kerning(2)).width - plain - 18) <= 0.5)
    #expect(abs(size(word.tracking(2)).width - plain - 18) <= 1)
    #expect(abs(size(VStack { word }.tracking(2)).width - plain - 18) <= 1)
    // Tracking holds before kerning.
    #expect(size(word.kerning(50).tracking(2)) == size(word.tracking(2)))
    // Ligatures stay with kerning and are taken apart by tracking.
    let ligature = Text(verbatim: "ffi").font(.custom("Noto Serif", fixedSize: 20))
    #expect(runs(ligature.kerning(1)).first?.run.glyphs.count == runs(ligature).first?.run.glyphs.count)
    #expect(runs(ligature.tracking(1)).first?.run.glyphs.count == 3)
    #expect(size(word.kerning(.nan)) == size(word) && size(word.tracking(.infinity)).width.isFinite)
  }

  @Test func baselineOffsets() throws {
    let y = try #require(runs(word).first?.y)
    #expect(runs(word.baselineOffset(4)).first.map(\.y).map { $0 < y + 4 } == true)
    let mixed = runs(Text("a\(Text("b").baselineOffset(4))"))
    #expect(mixed.count == 2)
    #expect(mixed.first.map(\.y) == mixed.last.map { $0.y + 4 })
    let below = runs(VStack { Text("a\(Text("b").baselineOffset(-3))") }.baselineOffset(0))
    #expect(below.first.map(\.y) == below.last.map { $0.y - 3 })
    #expect(size(word.baselineOffset(.nan)) == size(word))
  }

  @Test func linesUnderAndThrough() throws {
    #expect(lines(word).isEmpty)
    let baseline = try #require(runs(word).first?.y)
    let under = try #require(lines(word.underline()).first)
    let through = try #require(lines(word.strikethrough()).first)
    #expect(under.bounds.minY >= baseline && through.bounds.maxY < baseline)
    #expect(abs(under.bounds.width - size(word).width) <= 0.5)
    #expect(lines(VStack { word }.underline()).count == 1)
    #expect(lines(VStack { word }.strikethrough()).count == 1)
    #expect(lines(VStack { word.underline(false) }.underline()).isEmpty)
    #expect(lines(VStack { word.strikethrough(false) }.strikethrough()).isEmpty)
    func paint(_ item: Item?) -> Paint? {
      switch item {
      case .fill(_, let paint, _), .stroke(_, let paint, _): paint
      default: nil
      }
    }
    #expect(paint(under) == runs(word).first?.paint)
    #expect(paint(lines(word.underline(color: .red)).first) == runs(word.foregroundColor(.red)).first?.paint)
    #expect(
      paint(lines(word.foregroundColor(.red).strikethrough()).first)
        == paint(lines(word.underline(color: .red)).first))
    for pattern: Text.LineStyle.Pattern in [.dot, .dash, .dashDot, .dashDotDot] {
      let item = lines(word.underline(pattern: pattern)).first
      guard case .stroke(_, _, let style)? = item else {
        Issue.record("\(pattern) is no dashed line")
        continue
      }
      #expect(!style.dash.isEmpty)
    }
  }

  @Test func aLineGoesOnOverPiecesOfOneHeight() throws {
    let mixed = Text("one *two* שלום 漢字 \(Text("red").foregroundColor(.red))")
    let under = lines(mixed.underline(color: .blue))
    #expect(under.count == 1)
    #expect(try abs(#require(under.first).bounds.width - size(mixed).width) <= 0.5)
    #expect(lines(mixed.strikethrough(pattern: .dash, color: .blue)).count == 1)
    // In the colours of the text there are as many as colours; and one for each line of text.
    #expect(lines(mixed.underline()).count == 2)
    #expect(lines(Text("a\nb").underline()).count == 2)
    let sizes = Text("a") + Text("b").font(.title)
    #expect(lines(sizes.underline()).count == 2)
    #expect(lines(Text("[a **b** *c*](https://swift.org)").strikethrough()).count == 3)
    #expect(lines(Text("[a *b*](https://swift.org)").strikethrough()).count == 1)
    // Small capitals are of two sizes, and of one text.
    let capitals = Text("Small Capitals").font(.system(size: 20).lowercaseSmallCaps()).underline()
    #expect(runs(capitals).count > 3 && lines(capitals).count == 1)
    struct Lines: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    #expect(lines(mixed.underline(color: .blue).textRenderer(Lines())).count == 1)
  }

  @Test func aBackgroundGoesOnOverPiecesOfOneLine() throws {
    var string = AttributedString("one שלום 漢字 end")
    string.backgroundColor = .yellow
    let whole = lines(Text(string))
    #expect(whole.count == 1)
    #expect(try abs(#require(whole.first).bounds.width - size(Text(string)).width) <= 0.5)
    // The ellipsis stands on it too.
    let cut = Text(string).lineLimit(1).frame(width: 60)
    #expect(runs(cut).last?.run.text == "…")
    let last = try #require(runs(cut).last)
    #expect(try #require(lines(cut).first).bounds.maxX > last.x + 5)
    string[try #require(string.range(of: "漢字"))].backgroundColor = .green
    #expect(lines(Text(string)).count == 3)
  }

  @Test func coloursAndStyles() throws {
    let red = try #require(runs(word.foregroundColor(.red)).first?.paint)
    #expect(runs(word.foregroundStyle(.red)).first?.paint == red)
    #expect(runs(VStack { word.foregroundColor(nil) }.foregroundColor(.red)).first?.paint == red)
    #expect(runs(VStack { word }.foregroundStyle(.red)).first?.paint == red)
    #expect(runs(word).first?.paint != red)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    guard case .linearGradient(_, let start, let end)? = runs(word.foregroundStyle(gradient)).first?.paint
    else {
      Issue.record("A gradient is a gradient in a text")
      return
    }
    #expect(start.x == 0 && abs(end.x - size(word).width) < 0.01)
  }

  @Test func casesScalesAndAlignment() throws {
    #expect(runs(word.textCase(.uppercase)).map(\.run.text) == ["AFFINE 11"])
    #expect(runs(Text(verbatim: "ABC").textCase(.lowercase)).map(\.run.text) == ["abc"])
    #expect(runs(VStack { word.textCase(nil) }.textCase(.uppercase)).map(\.run.text) == ["affine 11"])
    let turkish = Text(verbatim: "i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
    #expect(runs(turkish).map(\.run.text) == ["İ"])
    let lines = Text(verbatim: "one two three\nfour")
    func last(_ alignment: TextAlignment) -> CGFloat? {
      runs(lines.multilineTextAlignment(alignment)).last?.x
    }
    let (leading, center, trailing) = (last(.leading), last(.center), last(.trailing))
    let x = try #require(center)
    #expect(leading == 0 && x > 0)
    #expect(trailing.map { abs($0 - 2 * x) < 0.51 } == true)
    let mirrored = lines.multilineTextAlignment(.leading).environment(\.layoutDirection, .rightToLeft)
    #expect(runs(mirrored).last?.x == trailing)
  }

  @Test func linesAndTheirLimits() {
    let long = Text(verbatim: "one two three four five six seven eight")
    let one = size(long.lineLimit(1), width: 60).height
    let free = size(long, width: 60).height
    #expect(free > 3 * one)
    #expect(size(long.lineLimit(nil), width: 60).height == free)
    #expect(size(long.lineLimit(0), width: 60).height == one)
    #expect(size(long.lineLimit(...2), width: 60).height == size(long.lineLimit(2), width: 60).height)
    #expect(
      size(Text("a").lineLimit(3...)).height == size(Text("a").lineLimit(3, reservesSpace: true)).height)
    #expect(
      size(Text("a").lineLimit(2...4)).height == size(Text("a").lineLimit(2, reservesSpace: true)).height)
    #expect(size(long.lineLimit(2...3), width: 60).height == size(long.lineLimit(3), width: 60).height)
    #expect(size(Text("a").lineLimit(3, reservesSpace: false)) == size(Text("a")))
    let three = size(Text("a").font(.title).lineLimit(3, reservesSpace: true)).height
    for empty in [Text(verbatim: ""), Text(""), Text("\(Text(""))")] {
      #expect(size(empty) == .zero)
      let reserving = size(empty.font(.title).lineLimit(3, reservesSpace: true))
      #expect(reserving == CGSize(width: 0, height: three))
    }
    // In a canvas as well.
    var drawn: [CGSize] = []
    let canvas = Canvas { context, _ in
      for empty in [Text(verbatim: ""), Text("")] {
        let text = context.resolve(empty.font(.title))
        drawn.append(text.measure(in: CGSize(width: 100, height: 100)))
      }
    }
    _ = runs(canvas.lineLimit(3, reservesSpace: true), width: 100)
    let wanted = CGSize(width: 0, height: three)
    #expect(drawn == [wanted, wanted])
    // What is reserved is used, however little is proposed.
    let lines = size(Text("a\nbb\nc").lineLimit(3, reservesSpace: true))
    #expect(size(Text("a\nbb\nc").lineLimit(3, reservesSpace: true), width: 80, height: 20) == lines)
    let spaced = size(long.lineSpacing(10), width: 60).height
    #expect(spaced > free + 20)
    #expect(size(long.lineSpacing(-10), width: 60).height == free)
    #expect(size(long.lineSpacing(.nan), width: 60).height == free)
  }

  @Test func truncationShrinkingAndTightening() {
    let long = Text(verbatim: "one two three four five six")
    func shown(_ view: some View) -> String { runs(view, width: 80).map(\.run.text).joined() }
    #expect(shown(long.lineLimit(1)).hasSuffix("…"))
    #expect(shown(long.lineLimit(1).truncationMode(.head)).hasPrefix("…"))
    let middle = shown(long.lineLimit(1).truncationMode(.middle))
    #expect(middle.hasPrefix("one") && middle.hasSuffix("six") && middle.contains("…"))
    let shrunk = runs(long.lineLimit(1).minimumScaleFactor(0.3), width: 80)
    #expect(!shrunk.map(\.run.text).joined().contains("…"))
    #expect(shrunk.first.map { $0.run.size < 13 } == true)
    #expect(shown(long.lineLimit(1).minimumScaleFactor(0.9)).contains("…"))
    #expect(shown(long.lineLimit(1).minimumScaleFactor(.nan)).contains("…"))
    let digit = Text(verbatim: "8").font(.system(size: 300)).minimumScaleFactor(0.01)
    let small = size(digit, width: 1000, height: 100)
    #expect(small.height > 98 && small.height <= 100 && small.width < 60)
    #expect(size(digit, width: 50, height: 1000).width <= 50 && size(digit).height > 300)
    let width = size(long).width - 3
    let tight = runs(long.lineLimit(1).allowsTightening(true), width: width).map(\.run.text).joined()
    let loose = runs(long.lineLimit(1).allowsTightening(false), width: width).map(\.run.text).joined()
    #expect(!tight.contains("…") && loose.contains("…"))
  }

  @Test func environmentsAndLegibility() throws {
    #expect(try face(word.environment(\.legibilityWeight, .bold)).weight > 400)
    #expect(try face(word.environment(\.legibilityWeight, .regular)).weight == 400)
    #expect(LegibilityWeight.bold != .regular && Set([LegibilityWeight.bold, .regular]).count == 2)
    #expect(size(word.font(.title).environment(\.font, .caption)) == size(word.font(.title)))
    #expect(size(word.environment(\.font, .title)) == size(VStack { word }.font(.title)))
    let limited = Text("a b c d e f g").environment(\.lineLimit, 1)
    #expect(size(limited, width: 20).height == 16)
  }
}
