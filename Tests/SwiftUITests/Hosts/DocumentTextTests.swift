import DisplayList
import Foundation
import Geometry
import HeadlessHost
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore
@testable import TextViews

/// Text in PDF and SVG files: that it is text, where it stands, and where its links lead.
@Suite @MainActor struct DocumentTextTests {
  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("An efficient affair").font(.title)
        Text("The quick brown fox jumps over the lazy dog, and the five boxing wizards jump after it.")
          .frame(width: 150, alignment: .leading)
        Text(verbatim: "Съешь ещё этих мягких французских булок").font(.system(size: 15, design: .serif))
        Text(verbatim: "نص حكيم له سر قاطع").font(.title2)
        Text("See **[the map](https://example.org/map?a='b'&c=1)** of it")
        Link("A link", destination: URL(string: "https://example.org/link") ?? URL(fileURLWithPath: "/"))
        Text("Small").font(.system(size: 9).monospaced()).scaleEffect(1.5)
      }
      .padding(20)
      .frame(width: 320, alignment: .leading)
    }
  }

  @Test func filesHaveTheLinks() throws {
    let renderer = ImageRenderer(content: Page())
    let svg = String(decoding: renderer.svgData() ?? Data(), as: UTF8.self)
    #expect(svg.contains("<a href=\"https://example.org/link\">"))
    #expect(svg.contains("<a href=\"https://example.org/map?a=&#39;b&#39;&amp;c=1\">"))
    #expect(svg.components(separatedBy: "<a ").count - 1 == 2)
    let pdf = String(decoding: renderer.pdfData() ?? Data(), as: Unicode.ASCII.self)
    #expect(pdf.contains("/URI (https://example.org/link)"))
    #expect(pdf.contains("/URI (https://example.org/map?a='b'&c=1)"))
    #expect(links(pdf) == 2)
  }

  @Test func unsafeAddressesAreNoLinks() throws {
    let script = try #require(URL(string: "JavaScript:alert"))
    let view = VStack {
      Text("[a](javascript:alert)")
      Text("[b](data:text/html,x)")
      Link("c", destination: script)
    }
    let renderer = ImageRenderer(content: view)
    #expect(!String(decoding: renderer.svgData() ?? Data(), as: UTF8.self).contains("<a "))
    #expect(!String(decoding: renderer.pdfData() ?? Data(), as: Unicode.ASCII.self).contains("/URI"))
    let page = try #require(URL(string: "https://a.b"))
    let hidden = ScrollView {
      Color.red.frame(height: 500)
      Link("below", destination: page)
    }
    let clipped = ImageRenderer(content: hidden.frame(width: 50, height: 50)).pdfData()
    #expect(!String(decoding: clipped ?? Data(), as: Unicode.ASCII.self).contains("/URI"))
  }

  /// The annotations of a PDF file that lead somewhere.
  private func links(_ pdf: String) -> Int { pdf.components(separatedBy: "/Subtype /Link").count - 1 }

  @Test(arguments: [(40.0, 4), (60, 3), (80, 2), (100, 2), (300, 1)])
  func aWrappedLinkIsOneForEachLine(_ width: Double, _ lines: Int) {
    let renderer = ImageRenderer(
      content: Text("[one two **three** four](https://a.b) five").frame(width: width))
    let svg = String(decoding: renderer.svgData() ?? Data(), as: UTF8.self)
    #expect(svg.components(separatedBy: "<a href").count - 1 == lines)
    #expect(svg.components(separatedBy: "</a>").count - 1 == lines)
    #expect(links(String(decoding: renderer.pdfData() ?? Data(), as: Unicode.ASCII.self)) == lines)
  }

  @Test func linksSideBySideAreToldApart() {
    let view = Text("[a](https://a.b)[b](https://a.c) and https://example.org/x")
    let pdf = ImageRenderer(content: view).pdfData() ?? Data()
    #expect(links(String(decoding: pdf, as: Unicode.ASCII.self)) == 3)
  }

  /// The rows of pixels with ink, from the first to the last of each line, and the columns.
  private func lines(_ image: CGImage, scale: Double) -> [CGRect] {
    let pixels = image.premultipliedRGBA
    func isInk(_ x: Int, _ y: Int) -> Bool {
      let start = (y * image.width + x) * 4
      return pixels[start + 3] > 100 && pixels[start..<start + 3].reduce(0, { $0 + Int($1) }) < 560
    }
    var lines: [CGRect] = []
    var open: CGRect?
    for y in 0..<image.height {
      var left: Int?
      var right = 0
      for x in 0..<image.width where isInk(x, y) {
        left = left ?? x
        right = x
      }
      if let left {
        let row = CGRect(x: left, y: y, width: right - left + 1, height: 1)
        open = open.map { $0.union(row) } ?? row
      } else if let line = open {
        lines.append(line)
        open = nil
      }
    }
    return lines.map {
      CGRect(
        x: $0.minX / scale, y: $0.minY / scale, width: $0.width / scale, height: $0.height / scale)
    }
  }

  @Test(.enabled(if: PDFTools.areThere)) func picturesAndFilesAgreeInEveryLine() throws {
    struct Plain: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 14) {
          Text("An efficient affair").font(.title)
          Text("The quick brown fox jumps over the lazy dog, and the five boxing wizards jump after it.")
            .frame(width: 150, alignment: .leading)
          Text("Centred words that take several lines of a narrow measure")
            .multilineTextAlignment(.center).frame(width: 130)
          Text(verbatim: "نص حكيم له سر قاطع").font(.title2)
        }
        .padding(20)
        .background(.white)
      }
    }
    let renderer = ImageRenderer(content: Plain())
    renderer.scale = 4
    let picture = lines(try #require(renderer.cgImage), scale: 4)
    #expect(picture.count >= 7)
    let ppm = try PDFTools.run("pdftoppm", try #require(renderer.pdfData()), ["-r", "288", "FILE"])
    let document = lines(try #require(PortablePixmap.image(ppm)), scale: 4)
    #expect(document.count == picture.count)
    for (a, b) in zip(picture, document) {
      let distances = [a.minX - b.minX, a.maxX - b.maxX, a.minY - b.minY, a.maxY - b.maxY].map(abs)
      #expect((distances.max() ?? 9) <= 0.5, "\(a) \(b)")
    }
    // The file of SVG has the runs of the picture, each where it starts.
    let svg = String(decoding: renderer.svgData() ?? Data(), as: UTF8.self)
    let runs = placedRuns(renderer.picture.root)
    let texts = svg.matches(of: /<text[^>]* x="([-0-9.]+)[^"]*" y="([-0-9.]+)[^"]*"[^>]*>([^<]*)</)
    #expect(texts.count == runs.count)
    for (text, run) in zip(texts, runs) {
      #expect(String(text.3) == run.run.text)
      #expect(abs((Double(text.2) ?? -99) - Double(run.y)) <= 0.5)
      guard !run.run.isRightToLeft else { continue }
      #expect(abs((Double(text.1) ?? -99) - Double(run.x)) <= 0.5)
    }
  }
}

/// Portable pixmaps, as pdftoppm writes them.
private enum PortablePixmap {
  static func image(_ data: Data) -> CGImage? {
    var fields: [Int] = []
    var offset = 2
    while fields.count < 3, offset < data.count {
      let start = offset
      while offset < data.count, (48...57).contains(data[offset]) { offset += 1 }
      if offset > start, let number = Int(String(decoding: data[start..<offset], as: UTF8.self)) {
        fields.append(number)
      }
      offset += 1
    }
    guard fields.count == 3, data.count >= offset + fields[0] * fields[1] * 3 else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(fields[0] * fields[1] * 4)
    for index in 0..<fields[0] * fields[1] {
      pixels += data[(offset + index * 3)..<(offset + index * 3 + 3)] + [255]
    }
    return CGImage(width: fields[0], height: fields[1], premultipliedRGBA: pixels)
  }
}
