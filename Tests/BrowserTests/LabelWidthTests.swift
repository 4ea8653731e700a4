import DisplayList
import Foundation
import HeadlessHost
import Raster
import SwiftUI
import Testing

/// One label is as wide in a picture, in a PDF and in a browser: the width by which the text room lays it out,
/// the advance that a PDF viewer finds, and what Chromium makes of the SVG's text.
@MainActor
struct LabelWidthTests {
  private static let words = [
    "Overview", "To AWAY, fi 1,284.50 %", "Ελληνικά Кириллица", "日本語のラベル", "한국어 mixed 中文",
    "مرحبا بالعالم", "हिन्दी में लिखा", "e\u{301}tude naïve",
  ]
  private static let sizes: [CGFloat] = [9, 13, 17.5, 28, 41]

  private struct Label {
    let text: String
    let size: CGFloat
    let picture: Picture
    /// What the text room says, in points.
    let width: Double
  }

  private static func labels() -> [Label] {
    words.flatMap { text in
      sizes.map { size in
        let session = HeadlessSession(Text(text).font(.system(size: size)).lineLimit(1).fixedSize())
        let picture = session.picture
        var width = 0.0
        func visit(_ placed: Placed) {
          for item in placed.fragment.items {
            switch item {
            case .glyphs(let run, _): width += run.glyphs.reduce(0.0) { $0 + Double($1.advance) }
            case .children(let tree): tree.forEach { visit($0) }
            case .group(_, let content): visit(content)
            default: break
            }
          }
        }
        visit(picture.root)
        return Label(text: text, size: size, picture: picture, width: width)
      }
    }
  }

  @Test func theViewIsAsWideAsItsGlyphs() {
    for label in Self.labels() {
      // A view's width is rounded up to a pixel.
      let gap = Double(label.picture.size.width) - label.width
      #expect(gap > -0.01 && gap < 1.01, "\(label.text) at \(label.size): \(gap)")
    }
  }

  @Test func aPDFHasTheSameAdvance() throws {
    guard let viewer = Program.find(["pdftotext"]) else {
      return print("Skipped: no pdftotext (poppler-utils) on this machine, so no PDF is measured.")
    }
    let folder = try TemporaryFolder()
    for label in Self.labels() where !label.text.contains("\u{301}") && !label.text.contains("ह") {
      let file = folder.url.appending(path: "label.pdf")
      try PDFRaster.data(of: label.picture).write(to: file)
      let page = try Program.output(viewer, ["-bbox", file.path(percentEncoded: false), "-"])
      let edges = page.split(separator: "\n").compactMap { line -> (Double, Double)? in
        guard let low = Self.number("xMin", in: line), let high = Self.number("xMax", in: line) else {
          return nil
        }
        return (low, high)
      }
      let low = edges.map(\.0).min() ?? 0
      let width = (edges.map(\.1).max() ?? 0) - low
      // A PDF holds widths in thousandths of the font's size.
      let slack = 0.5 + 0.002 * label.width
      #expect(abs(width - label.width) < slack, "\(label.text) at \(label.size): \(width), \(label.width)")
    }
  }

  private static func number(_ name: String, in line: Substring) -> Double? {
    guard line.contains("<word"), let start = line.range(of: name + "=\"") else { return nil }
    return Double(line[start.upperBound...].prefix { $0 != "\"" })
  }

  @Test func chromiumAgrees() throws {
    guard let browser = Program.browser else {
      return print("Skipped: no Chromium or Chrome on this machine, so no browser measures the labels.")
    }
    let labels = Self.labels()
    let folder = try TemporaryFolder()
    let pictures = labels.map { String(decoding: SVGRaster.data(of: $0.picture), as: UTF8.self) }
    let file = folder.url.appending(path: "labels.html")
    // First where the characters stand as the file places them, then what the browser shapes by itself.
    let script = """
      const out = [];
      for (const svg of document.querySelectorAll('svg')) {
        const texts = [...svg.querySelectorAll('text')];
        const boxes = texts.map(t => t.getBoundingClientRect());
        const drawn = Math.max(...boxes.map(b => b.right)) - Math.min(...boxes.map(b => b.left));
        let shaped = 0;
        for (const t of texts) {
          t.removeAttribute('x'); t.removeAttribute('textLength');
          shaped += t.getComputedTextLength();
        }
        out.push(drawn + ' ' + shaped);
      }
      document.getElementById('result').textContent = '[[' + out.join(';') + ']]';
      """
    let page =
      "<!doctype html><meta charset=utf-8>\(pictures.joined())<p id=result></p><script>\(script)</script>"
    try Data(page.utf8).write(to: file)
    let dump = try Program.dump(file, browser: browser, in: folder)
    let start = try #require(dump.range(of: "<p id=\"result\">[["), "the browser ran the page")
    let list = dump[start.upperBound...].prefix { $0 != "]" }.split(separator: ";")
    try #require(list.count == labels.count)
    for (label, entry) in zip(labels, list) {
      let numbers = entry.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 2)
      let place = "\(label.text) at \(label.size): \(numbers), \(label.width)"
      // Boxes hold what the first and the last letter hang over.
      #expect(abs(numbers[0] - label.width) < 2, "drawn: \(place)")
      #expect(abs(numbers[1] - label.width) < 0.5, "shaped: \(place)")
    }
  }
}
