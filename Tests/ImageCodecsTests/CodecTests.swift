import Foundation
import Geometry
import Testing

@testable import ImageCodecs

struct CodecTests {
  /// The colour of a pixel, with the room that lossy formats need.
  private func shows(_ image: CGImage, _ x: Int, _ y: Int, _ color: [Int], within room: Int = 40) -> Bool {
    let start = (y * image.width + x) * 4
    return zip(image.pixels[start..<(start + 4)], color).allSatisfy { abs(Int($0) - $1) <= room }
  }

  private static let opaque: [(String, Data)] = [
    ("baseline JPEG", CodecSamples.jpegBaseline), ("progressive JPEG", CodecSamples.jpegProgressive),
    ("JPEG of inks", CodecSamples.jpegCMYK), ("GIF", CodecSamples.gifPlain),
    ("interlaced GIF", CodecSamples.gifInterlaced), ("moving GIF", CodecSamples.gifMoving),
    ("lossy WebP", CodecSamples.webpLossy), ("moving WebP", CodecSamples.webpMoving),
  ]

  @Test func everyFormatShowsItsColours() throws {
    for (name, data) in Self.opaque {
      let image = try ImageDecoder().decode(data)
      let size = try ImageDecoder().size(of: data)
      #expect(image.width == 24 && image.height == 16, "\(name)")
      #expect(size == CGSize(width: 24, height: 16), "\(name)")
      let colors = (
        green: shows(image, 3, 3, [20, 200, 20, 255]), red: shows(image, 4, 13, [220, 20, 20, 255]),
        blue: shows(image, 19, 8, [20, 20, 220, 255])
      )
      #expect(colors.green && colors.red && colors.blue, "\(name)")
    }
  }

  @Test func grayAndTransparency() throws {
    let gray = try ImageDecoder().decode(CodecSamples.jpegGray)
    #expect(gray.pixels[0] == gray.pixels[1] && gray.pixels[1] == gray.pixels[2] && gray.pixels[3] == 255)
    let gif = try ImageDecoder().decode(CodecSamples.gifTransparent)
    #expect(shows(gif, 4, 8, [220, 20, 20, 255]) && shows(gif, 20, 8, [0, 0, 0, 0], within: 0))
    // Half transparent: colours come premultiplied.
    let webp = try ImageDecoder().decode(CodecSamples.webpLossless)
    #expect(shows(webp, 20, 8, [10, 10, 110, 128], within: 1))
  }

  @Test func photographsStandUpright() throws {
    let image = try ImageDecoder().decode(CodecSamples.jpegTurned)
    #expect(image.width == 16 && image.height == 24)
    // A quarter turn to the right: the first corner is now the second.
    #expect(shows(image, 12, 3, [20, 200, 20, 255]) && shows(image, 3, 3, [220, 20, 20, 255]))
    #expect(shows(image, 8, 20, [20, 20, 220, 255]))
  }

  @Test func orientationsTurnAsTheirNamesSay() throws {
    // 1 2 3
    // 4 5 6
    let pixels: [UInt8] = (UInt8(1)...6).flatMap { [$0, 0, 0, 255] }
    let image = try #require(CGImage(width: 3, height: 2, premultipliedRGBA: pixels))
    let expected: [Int: [UInt8]] = [
      1: [1, 2, 3, 4, 5, 6], 2: [3, 2, 1, 6, 5, 4], 3: [6, 5, 4, 3, 2, 1], 4: [4, 5, 6, 1, 2, 3],
      5: [1, 4, 2, 5, 3, 6], 6: [4, 1, 5, 2, 6, 3], 7: [6, 3, 5, 2, 4, 1], 8: [3, 6, 2, 5, 1, 4],
      9: [1, 2, 3, 4, 5, 6],
    ]
    for (orientation, order) in expected {
      let turned = image.turned(exif: orientation)
      #expect(stride(from: 0, to: 24, by: 4).map { turned.pixels[$0] } == order, "\(orientation)")
      #expect(turned.width == ((5...8).contains(orientation) ? 2 : 3))
    }
  }

  private func svg(_ content: String, _ attributes: String = "width='24' height='16'") -> Data {
    Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8)
  }

  @Test func vectorsAreDrawnInAnyScale() throws {
    let data = svg("<rect width='12' height='16' fill='#dc1414'/><path d='M12 0h12v16h-12z' fill='blue'/>")
    #expect(try ImageDecoder().size(of: data) == CGSize(width: 24, height: 16))
    let image = try ImageDecoder().decode(data, scale: 2.5)
    #expect(image.width == 60 && image.height == 40)
    #expect(shows(image, 10, 20, [220, 20, 20, 255], within: 1))
    #expect(shows(image, 50, 20, [0, 0, 255, 255], within: 1))
    let boxed = svg("<circle cx='5' cy='5' r='5'/>", "viewBox='0 0 10 20'")
    #expect(try ImageDecoder().size(of: boxed) == CGSize(width: 10, height: 20))
    let bare = svg("<rect width='7' height='9'/>", "")
    #expect(try ImageDecoder().size(of: bare) == CGSize(width: 7, height: 9))
  }

  @Test func formatsAreKnownByTheirBytes() {
    #expect(ImageFormat(CodecSamples.jpegGray) == .jpeg)
    #expect(ImageFormat(CodecSamples.gifPlain) == .gif)
    #expect(ImageFormat(CodecSamples.webpLossy) == .webp)
    #expect(ImageFormat(Data("\u{FEFF}\n<?xml version='1.0'?><!-- a --><svg/>".utf8)) == .svg)
    for other in ["", "<html>", "svg", "RIFF1234WAVE", "\u{89}PNG", "BM"] {
      #expect(ImageFormat(Data(other.utf8)) == nil, "\(other)")
    }
  }

  // MARK: Hostile files

  private func error(_ data: Data, limits: ImageLimits = .standard) -> ImageDecodingError? {
    do throws(ImageDecodingError) {
      _ = try ImageDecoder(limits: limits).decode(data)
      return nil
    } catch { return error }
  }

  @Test func sizesThatAFileClaimsAreChecked() throws {
    var jpeg = CodecSamples.jpegBaseline
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0])))
    jpeg.replaceSubrange((frame.lowerBound + 5)..<(frame.lowerBound + 9), with: [0xFF, 0, 0xFF, 0])
    #expect(error(jpeg) == .tooLarge(width: 65_280, height: 65_280))
    var gif = CodecSamples.gifPlain
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(error(gif) == .tooLarge(width: 65_535, height: 65_535))
    var inner = CodecSamples.gifPlain
    let picture = try #require(inner.range(of: Data([0x2C, 0, 0, 0, 0])))
    inner.replaceSubrange(picture.upperBound..<(picture.upperBound + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(error(inner) == .tooLarge(width: 65_535, height: 65_535))
    var webp = CodecSamples.webpMoving
    webp.replaceSubrange(24..<30, with: [0xFF, 0x7F, 0, 0xFF, 0x7F, 0])
    #expect(error(webp) != nil)
    let vector = svg("<rect width='1' height='1'/>", "width='100000' height='100000'")
    #expect(error(vector) == .tooLarge(width: 100_000, height: 100_000))
    var limits = ImageLimits()
    limits.fileBytes = 100
    #expect(error(CodecSamples.jpegGray, limits: limits) == .fileTooLong(bytes: CodecSamples.jpegGray.count))
  }

  @Test func vectorsThatExhaustAreRefused() throws {
    let deep = svg(String(repeating: "<g>", count: 20_000) + String(repeating: "</g>", count: 20_000))
    #expect(error(deep) == .tooDeep(limit: 200))
    func isRefused(_ content: String) -> Bool {
      if case .unsupported = error(svg(content)) { return true }
      return false
    }
    #expect(isRefused("<filter id='f'><feTurbulence numOctaves='2000000000'/></filter>"))
    #expect(isRefused("<filter id='f'><feMorphology radius='9 5000'/></filter>"))
    #expect(isRefused(String(repeating: "<g/>", count: 200_001)))
    #expect(isRefused("<image href='data:image/png,abc'/>"))
    #expect(isRefused("<image href='&#100;ata:image/png;base64,AAAA'/>") == false)
    // A drawing within a drawing would be read in a process of its own, one for each.
    let page = PDFTests.pdf("").base64EncodedString()
    #expect(isRefused("<image href='data:application/pdf;base64,\(page)'/>"))
    var limits = ImageLimits()
    limits.side = 20
    let within = svg("<image href='data:image/gif;base64,\(CodecSamples.gifPlain.base64EncodedString())'/>")
    #expect(error(within, limits: limits) == .tooLarge(width: 24, height: 16))
    #expect(error(within) == nil)
  }

  @Test("few lines of SVG that draw billions of elements are refused, whatever they refer with")
  func expansion() throws {
    /// Nine definitions, each of ten that refer to the one before.
    func laughs(_ one: (Int) -> String, _ group: (Int, String) -> String, _ style: String = "") -> Data {
      let levels = (1...9).map { group($0, String(repeating: one($0 - 1), count: 10)) }.joined()
      return svg(
        style + "<defs><g id='d0'><rect width='1' height='1'/></g>" + levels + "</defs>" + one(9))
    }
    func grouped(_ level: Int, _ content: String) -> String { "<g id='d\(level)'>\(content)</g>" }
    func pattern(_ level: Int, _ content: String) -> String {
      "<pattern id='d\(level)' width='1' height='1'>\(content)</pattern>"
    }
    let used = laughs({ "<use href='#d\($0)'/>" }, grouped)
    let old = laughs({ "<use xlink:href=\"#d\($0)\"/>" }, grouped)
    let filled = laughs({ "<rect width='9' height='9' fill='url(#d\($0))'/>" }, pattern)
    let sheet = "<style>" + (0...9).map { ".c\($0){fill:url(#d\($0))}" }.joined() + "</style>"
    let styled = laughs({ "<rect class='c\($0)' width='9' height='9'/>" }, pattern, sheet)
    let loose = laughs(
      { "<rect width='9' height='9' fill='url( #d\($0) )'/>" },
      { "<pattern title=' id=\"x\"' id = 'd\($0)' width='1' height='1'>\($1)</pattern>" })
    for data in [used, old, filled, styled, loose] {
      #expect(throws: ImageDecodingError.self) { try SVGDecoder().decode(data, scale: 1) }
      #expect(data.count < 10_000)
    }
    // Circles of references end, and what is drawn a few times is no more than that.
    let circle = svg("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>")
    _ = try? SVGDecoder().decode(circle, scale: 1)
    let few = svg(
      "<defs><rect id='r' width='1' height='1'/></defs>" + String(repeating: "<use href='#r'/>", count: 50))
    #expect(try SVGDecoder().decode(few, scale: 1).width == 24)
  }

  @Test("references are read and counted in linear time")
  func hostileReferences() {
    func scan(_ content: String) -> ImageDecodingError? {
      do throws(ImageDecodingError) {
        try SVGScan(limits: .standard).check(svg(content))
        return nil
      } catch { return error }
    }
    func isRefused(_ content: String) -> Bool {
      if case .unsupported = scan(content) { return true }
      return false
    }
    #expect(isRefused("<path d='" + String(repeating: "(#", count: 200_000) + "'/>"))
    #expect(scan("<path d='" + String(repeating: "(#a)", count: 100_000) + "'/>") == nil)
    // Unknown names cost nothing, however many elements a style sheet's may be of.
    let sheet = "<style>" + (0..<900).map { "a{fill:url(#x\($0))}" }.joined() + "</style>"
    #expect(scan(sheet + String(repeating: "<g/>", count: 100_000)) == nil)
    // Circles, in which every reference is looked at without an end to it.
    let circle = (0..<60).map { index in
      let all = (0..<60).map { "<use href='#c\($0)'/>" }.joined()
      return "<g id='c\(index)'>" + String(repeating: all, count: 40) + "</g>"
    }
    #expect(isRefused(circle.joined()))
    #expect(
      isRefused(
        "<style>path{marker-mid:url(#m)}</style><g id='m'><a/><a/><a/><a/><a/></g><path d='"
          + String(repeating: "1 1 ", count: 100_000) + "'/>"))
  }

  private static let seeds: [(ImageFormat, [Data])] = [
    (.jpeg, [CodecSamples.jpegBaseline, CodecSamples.jpegProgressive, CodecSamples.jpegTurned]),
    (.gif, [CodecSamples.gifPlain, CodecSamples.gifInterlaced, CodecSamples.gifMoving]),
    (.webp, [CodecSamples.webpLossy, CodecSamples.webpLossless, CodecSamples.webpMoving]),
    (
      .svg,
      [
        Data(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16" viewBox="0 0 24 16"><defs>
          <linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>
          <g transform="rotate(20 3 4)"><path d="M1 2C3 4 5 6 7 8z" fill="url(#a)"/><use href="#a"/></g>
          </svg>
          """.utf8)
      ]
    ),
  ]

  /// A thousand damaged files of each format: an image within the limits, or a typed error.
  @Test(arguments: seeds.map(\.0)) func damagedFilesGiveErrorsOrImages(format: ImageFormat) throws {
    let seeds = try #require(Self.seeds.first { $0.0 == format }?.1)
    var random = SeededGenerator(state: 11)
    var limits = ImageLimits()
    limits.pixels = 1_000_000
    var failures = 0
    for round in 0..<1_000 {
      var data = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        guard data.count > 1 else { break }
        let place = Int.random(in: 0..<data.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: data.remove(at: place)
        case 1: data.insert(UInt8.random(in: 0...255, using: &random), at: place)
        case 2: data = data.prefix(max(place, 1))
        default: data[place] = UInt8.random(in: 0...255, using: &random)
        }
        data = Data(data)
      }
      do throws(ImageDecodingError) {
        let image = try ImageDecoder(limits: limits).decode(data)
        #expect(image.width * image.height <= limits.pixels)
        #expect(image.pixels.count == image.width * image.height * 4)
      } catch { failures += 1 }
    }
    #expect(failures > 100)
  }

  @Test(arguments: seeds.map(\.0)) func everyTruncationIsATypedError(format: ImageFormat) throws {
    let data = try #require(Self.seeds.first { $0.0 == format }?.1.first)
    // What follows the pixels is not asked for: the end mark, trailers.
    let tail = format == .jpeg ? 2 : format == .gif ? 2 : 1
    for count in 0..<(data.count - tail) {
      let isError = error(Data(data.prefix(count))) != nil
      #expect(isError, "\(format) of \(count) bytes")
    }
  }
}
