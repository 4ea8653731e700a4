import DisplayList
import Foundation
import HeadlessHost
import LayoutEngine
import PangoReference
import Raster
import SwiftUICore
import TextViews
import TextEngine

/// Text: shaping, breaking and measuring, each beside Pango's own layout of the same text in the same font.
extension Scenarios {
  private static let attributes = TextAttributes(font: FontDescriptor(.system, size: 13))

  static func text(_ n: Int) -> [Measurement] {
    labels(max(n, 100)) + paragraph() + document(max(n, 10)) + textPage(max(n, 10))
      + runs(max(n, 10))
  }

  private static func beside(
    _ mine: Measurement, _ pango: @autoclosure () -> Measurement
  ) -> [Measurement] {
    guard Instruments.measuresPeers else { return [mine] }
    let pango = pango()
    var mine = mine
    mine.notes["share_of_pango"] = pango.median > 0 ? mine.median / pango.median : 0
    return [mine, pango]
  }

  /// The look of all texts, in the array that they share as the texts of a view's place do.
  private static let looks = [attributes]

  /// Nanoseconds for each of `n` operations.
  private static func perOperation(_ measurement: Measurement) -> Measurement {
    var measurement = measurement
    measurement.notes["ns_each"] = measurement.median * 1e9 / Double(max(measurement.n, 1))
    return measurement
  }

  // The scenarios below make Pango's layouts when they are asked for, never for ours alone: Pango looks for fonts on a
  // thread of its own, whose work would be counted.

  // MARK: Labels

  /// Short labels: one that comes again and again, 256 that come again, and labels never seen.
  static func labels(_ n: Int) -> [Measurement] {
    lazy var pango = PangoText(size: 13)
    var sum = 0.0
    func size(_ label: String) {
      sum += Double(ShapedText.shape(label, sharing: looks).layout(TextLayoutOptions(width: 200)).size.width)
    }
    let label = "Estimated arrival 12:30"
    let same = perOperation(measure("text-label-same", n) { for _ in 0..<n { size(label) } })
    let several = (0..<256).map { "Item number \($0) of 256" }
    let different = perOperation(
      measure("text-label-different", n) { for index in 0..<n { size(several[index & 255]) } })
    var next = 0
    let fresh = perOperation(
      measure("text-label-unseen", n) {
        for _ in 0..<n {
          next += 1
          size("Unseen number \(next)")
        }
      })
    func peer(_ name: String, _ label: (Int) -> String) -> Measurement {
      perOperation(
        measure(name, n) { for index in 0..<n { sum += pango.size(label(index), width: 200).width } })
    }
    return beside(same, peer("text-label-same-pango") { _ in label })
      + beside(different, peer("text-label-different-pango") { several[$0 & 255] }) + [fresh]
  }

  // MARK: Paragraphs

  /// 300 words, shaped and measured at ten widths; Pango does one.
  private static func paragraph() -> [Measurement] {
    var writer = Writer(.limited)
    let words = writer.sentence(300)
    lazy var pango = PangoText(size: 13)
    var sum = 0.0
    let ten = measure("text-paragraph-ten-widths", 300, prepare: { ShapedText.forgetShaped() }) {
      let text = ShapedText.shape(words, sharing: looks)
      for step in 0..<10 {
        sum += Double(text.layout(TextLayoutOptions(width: 200 + Double(step) * 31)).size.height)
      }
    }
    return beside(
      ten, measure("text-paragraph-one-width-pango", 300) { sum += pango.size(words, width: 400).height })
  }

  /// 10: paragraphs of 100 words, first and at a new width, with 2,000 different words and with words that
  /// never come again.
  static func document(_ paragraphs: Int) -> [Measurement] {
    warmUp()
    return [(Vocabulary.limited, "limited"), (.unlimited, "unlimited")].flatMap { vocabulary, name in
      var writer = Writer(vocabulary)
      let words = (0..<paragraphs).map { _ in writer.sentence(100) }
      lazy var pango = PangoText(size: 13)
      var texts: [ShapedText] = []
      var sum = 0.0
      func lay(_ width: Double) {
        for text in texts { sum += Double(text.layout(TextLayoutOptions(width: width)).size.height) }
      }
      let first = measure(
        "text-document-first-\(name)", paragraphs, runs: 7,
        prepare: {
          texts = []
          ShapedText.forgetShaped()
        }
      ) {
        texts = words.map { ShapedText.shape($0, sharing: looks) }
        lay(400)
      }
      var width = 400.0
      let again = measure("text-document-new-width-\(name)", paragraphs, runs: 7) {
        width += 7
        lay(width)
      }
      return beside(
        first,
        measure("text-document-first-\(name)-pango", paragraphs, runs: 3) {
          for word in words { sum += pango.size(word, width: 400).height }
        }) + beside(again, newWidth("text-document-new-width-\(name)-pango", words.map { pango.layout($0) }))
    }
  }

  /// Pango's kept layouts at widths that they had not.
  private static func newWidth(_ name: String, _ layouts: [PangoLayout]) -> Measurement {
    var width = 400.0
    var sum = 0.0
    return measure(name, layouts.count, runs: 3) {
      width += 7
      for layout in layouts {
        layout.wrap(at: width)
        sum += layout.size.height
      }
    }
  }

  // MARK: Views

  /// 10: the same page as views.
  static func textPage(_ n: Int) -> [Measurement] {
    warmUp()
    var writer = Writer(.limited)
    let words = (0..<n).map { _ in writer.sentence(100) }
    var tree: Tree?
    let first = measure(
      "text-page-first", n, runs: 7, counters: { tree?.graph.counters ?? Counters() },
      prepare: {
        tree = nil
        ShapedText.forgetShaped()
      }
    ) {
      tree = Tree(TextPage(words: words))
      tree?.root.layout(Proposal(width: 400, height: .nan))
    }
    guard let whole = tree else { return [first] }
    var width = 400.0
    let again = measure("text-page-new-width", n, runs: 7, tree: whole) {
      width += 7
      whole.root.layout(Proposal(width: width, height: .nan))
    }
    return [first, again]
  }

  /// Glyph runs drawn on pixels: of few letters at one size, and of many at eight. Each first as a process draws
  /// them first, when glyphs are not known yet.
  static func runs(_ n: Int) -> [Measurement] {
    var writer = Writer(.unlimited)
    let same = (0..<n).map { TextRuns.Run("Glyph run \($0)", size: 13, number: $0) }
    let different = (0..<n).map {
      TextRuns.Run(writer.sentence(2), size: Double(10 + $0 % 8), number: $0)
    }
    return drawn("text-runs-drawn", same) + drawn("text-runs-different", different)
  }

  private static func drawn(_ name: String, _ runs: [TextRuns.Run]) -> [Measurement] {
    let session = HeadlessSession(TextRuns(runs: runs), size: CGSize(width: 1280, height: 800))
    session.update()
    let picture = session.picture
    let n = runs.count
    var pixels = 0
    func draw() { pixels += Rasterizer.image(of: picture).width }
    Rasterizer.forgetGlyphs()
    let first = measure("\(name)-first", n, runs: 1) { draw() }
    let again = measure(name, n) { draw() }
    guard Instruments.measuresPeers else { return [first, again] }
    var fonts: [Double: PangoText] = [:]
    let layouts = runs.map { run -> PangoLayout in
      let font = fonts[run.size] ?? PangoText(size: run.size)
      fonts[run.size] = font
      let layout = font.layout(run.text)
      // Shapes it.
      pixels += Int(clamping: layout.lines.count)
      return layout
    }
    func drawPango() {
      let surface = PangoSurface(width: 1280, height: 800)
      for (layout, run) in zip(layouts, runs) { surface.draw(layout, at: run.place) }
    }
    let pangoFirst = measure("\(name)-first-pango", n, runs: 1) { drawPango() }
    return beside(first, pangoFirst) + beside(again, measure("\(name)-pango", n) { drawPango() })
  }
}

private struct TextPage: View {
  let words: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) }
    }
  }
}

private struct TextRuns: View {
  struct Run {
    let text: String
    let size: Double
    let place: CGPoint

    init(_ text: String, size: Double, number: Int) {
      self.text = text
      self.size = size
      place = CGPoint(x: Double(number * 97 % 1200), y: Double(number * 53 % 780) + 0.25)
    }
  }

  let runs: [Run]

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      ForEach(runs.indices, id: \.self) {
        Text(verbatim: runs[$0].text).font(.system(size: runs[$0].size)).foregroundStyle(.black)
          .offset(x: runs[$0].place.x, y: runs[$0].place.y)
      }
    }
  }
}
