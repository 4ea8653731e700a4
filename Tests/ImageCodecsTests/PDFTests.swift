import Foundation
import Geometry
import Testing

@testable import ImageCodecs

/// Images in PDF files.
@Suite(.enabled(if: PDFDecoder.isAvailable))
struct PDFTests {
  /// A file of one page of 24 by 16 points, with further objects from the fifth on.
  static func pdf(_ content: String, resources: String = "", objects: [String] = [], page: String = "")
    -> Data
  {
    func stream(_ text: String, _ keys: String = "") -> String {
      "<<\(keys)/Length \(text.utf8.count)>>stream\n\(text)\nendstream"
    }
    let all =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 16]/Contents 4 0 R/Resources<<\(resources)>>\(page)>>",
        stream(content),
      ] + objects
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in all.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let start = file.utf8.count
    file += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    file += "trailer<</Size \(all.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF"
    return Data(file.utf8)
  }

  private static let halves = pdf(
    "0.8 0.2 0.2 rg 0 0 12 16 re f /A gs 0 0 1 rg 12 0 6 16 re f",
    resources: "/ExtGState<</A<</ca 0.5>>>>")

  private func error(_ data: Data, _ limits: ImageLimits = .standard) -> ImageDecodingError? {
    do throws(ImageDecodingError) {
      _ = try ImageDecoder(limits: limits).decode(data)
      return nil
    } catch { return error }
  }

  @Test("a page is drawn in any scale, on nothing")
  func pages() throws {
    #expect(ImageFormat(Self.halves) == .pdf)
    #expect(try ImageDecoder().size(of: Self.halves) == CGSize(width: 24, height: 16))
    let image = try ImageDecoder().decode(Self.halves, scale: 2)
    #expect(image.width == 48 && image.height == 32)
    func pixel(_ x: Int) -> [UInt8] {
      let start = (16 * 48 + x) * 4
      return Array(image.premultipliedRGBA[start..<start + 4])
    }
    #expect(pixel(5) == [204, 51, 51, 255] && pixel(45) == [0, 0, 0, 0])
    let blue = pixel(30)
    #expect(blue[0] == 0 && abs(Int(blue[2]) - 128) <= 1 && abs(Int(blue[3]) - 128) <= 1)
    let tall = try ImageDecoder().decode(Self.halves, width: 10, height: 90)
    #expect(tall.width == 10 && tall.height == 90)
    #expect(throws: ImageDecodingError.unknownFormat) {
      try ImageDecoder().decode(CodecSamples.jpegGray, width: 1, height: 1)
    }
  }

  @Test("sizes are checked, and what is no page is an error")
  func errors() {
    #expect(error(Data("%PDF-1.7 and nothing".utf8)) == .corrupt("the PDF file cannot be read"))
    var limits = ImageLimits()
    limits.side = 20
    #expect(error(Self.halves, limits) == .tooLarge(width: 24, height: 16))
    limits = ImageLimits()
    limits.documentBytes = 100
    #expect(error(Self.halves, limits) == .fileTooLong(bytes: Self.halves.count))
  }

  @Test("a page that draws billions of things is given up")
  func expansion() {
    func form(_ index: Int, _ content: String) -> String {
      """
      <</Type/XObject/Subtype/Form/BBox[0 0 24 16]/Resources<</XObject<</F \(index + 1) 0 R>>>>\
      /Length \(content.utf8.count)>>stream
      \(content)
      endstream
      """
    }
    let many = String(repeating: "/F Do ", count: 10)
    let forms = (5..<14).map { form($0, many) } + [form(14, "0 0 1 1 re f")]
    var limits = ImageLimits()
    limits.documentSeconds = 1
    limits.documentMemory = 256 << 20
    let data = Self.pdf(many, resources: "/XObject<</F 5 0 R>>", objects: forms)
    if case .unsupported = error(data, limits) {} else { Issue.record("drawn") }
  }

  @Test("a thousand damaged files are images or errors")
  func damage() {
    var generator = Mutations(state: 7)
    var drawn = 0
    var limits = ImageLimits()
    limits.documentSeconds = 2
    for _ in 0..<1_000 {
      var data = Self.halves
      for _ in 0...Int(generator.next() % 4) {
        let place = Int(generator.next() % UInt64(data.count))
        switch generator.next() % 3 {
        case 0: data[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: data.removeSubrange(place..<min(place + 3, data.count))
        default: data.insert(contentsOf: Array("9999999".utf8), at: place)
        }
        if data.isEmpty { break }
      }
      if error(data, limits) == nil { drawn += 1 }
    }
    #expect(drawn > 0 && drawn < 1_000)
  }

  private struct Mutations: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }
}
