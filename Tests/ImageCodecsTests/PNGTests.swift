import Foundation
import Geometry
import Testing

@testable import ImageCodecs

struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}

/// A PNG file made by hand from scanlines.
private func file(
  width: Int, height: Int, depth: UInt8, color: UInt8, interlace: UInt8 = 0, lines: [UInt8],
  palette: [UInt8]? = nil, transparency: [UInt8]? = nil
) -> Data {
  var file = Data(PNGFormat.signature)
  _ = file.appendChunk(PNGFormat.header) { data in
    data.appendBigEndian(UInt32(width))
    data.appendBigEndian(UInt32(height))
    data.append(contentsOf: [depth, color, 0, 0, interlace])
    return true
  }
  for (type, body) in [(PNGFormat.palette, palette), (PNGFormat.transparency, transparency)] {
    guard let body else { continue }
    _ = file.appendChunk(type) { data in
      data.append(contentsOf: body)
      return true
    }
  }
  _ = file.appendChunk(PNGFormat.data) { data in
    lines.withUnsafeBytes { Deflate.compress($0, level: 6, to: &data) }
  }
  _ = file.appendChunk(PNGFormat.end) { _ in true }
  return file
}

private func noise(_ width: Int, _ height: Int, opaque: Bool, seed: UInt64) throws -> CGImage {
  var random = SeededGenerator(state: seed)
  var pixels: [UInt8] = []
  for _ in 0..<width * height {
    let alpha = opaque ? 255 : UInt8.random(in: 0...255, using: &random)
    for _ in 0..<3 { pixels.append(UInt8.random(in: 0...alpha, using: &random)) }
    pixels.append(alpha)
  }
  return try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
}

struct PNGTests {
  @Test(arguments: [(1, 1), (7, 3), (64, 64), (301, 17)])
  func opaquePixelsSurvive(width: Int, height: Int) throws {
    let image = try noise(width, height, opaque: true, seed: 1)
    let data = try PNGEncoder().encode(image)
    #expect(data[25] == 2)
    #expect(try PNGDecoder().decode(data).pixels == image.pixels)
  }

  @Test func translucentPixelsSurvive() throws {
    // Straight components of 8 bits name every premultiplied pixel exactly.
    let image = try noise(40, 40, opaque: false, seed: 2)
    let data = try PNGEncoder().encode(image)
    #expect(data[25] == 6)
    #expect(try PNGDecoder().decode(data).pixels == image.pixels)
  }

  @Test func plainPicturesAreNotFiltered() throws {
    let pixels = [UInt8](repeating: 255, count: 64 * 64 * 4)
    let rows = pixels.withUnsafeBytes {
      PNGRows($0, width: 64, height: 64, bytesPerRow: 256, order: .rgba).isPlain
    }
    #expect(rows)
    let image = try noise(64, 64, opaque: true, seed: 3)
    let noisy = image.pixels.withUnsafeBytes {
      PNGRows($0, width: 64, height: 64, bytesPerRow: 256, order: .rgba).isPlain
    }
    #expect(!noisy)
  }

  @Test(arguments: [UInt8(1), 2, 4, 8, 16])
  func grayOfEveryDepth(depth: UInt8) throws {
    // Black and white beside one another.
    let lines: [UInt8] =
      switch depth {
      case 1: [0, 0b0100_0000]
      case 2: [0, 0b0011_0000]
      case 4: [0, 0x0F]
      case 8: [0, 0, 255]
      default: [0, 0, 0, 255, 255]
      }
    let image = try PNGDecoder().decode(file(width: 2, height: 1, depth: depth, color: 0, lines: lines))
    #expect(image.pixels == [0, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func paletteWithTransparency() throws {
    let data = file(
      width: 3, height: 1, depth: 2, color: 3, lines: [0, 0b00_01_10_00],
      palette: [255, 0, 0, 0, 255, 0, 0, 0, 255], transparency: [255, 128])
    #expect(try PNGDecoder().decode(data).pixels == [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 255, 255])
    let beyond = file(width: 1, height: 1, depth: 8, color: 3, lines: [0, 200], palette: [1, 2, 3])
    #expect(try PNGDecoder().decode(beyond).pixels == [0, 0, 0, 255])
  }

  @Test func keyColorIsTransparent() throws {
    let data = file(
      width: 2, height: 1, depth: 8, color: 2, lines: [0, 1, 2, 3, 4, 5, 6],
      transparency: [0, 1, 0, 2, 0, 3])
    #expect(try PNGDecoder().decode(data).pixels == [0, 0, 0, 0, 4, 5, 6, 255])
  }

  @Test func wideSamplesAreRounded() throws {
    let lines: [UInt8] = [0, 0x80, 0x00, 0x40, 0x00, 0xFF, 0xFF, 0xFF, 0xFF]
    let image = try PNGDecoder().decode(file(width: 1, height: 1, depth: 16, color: 6, lines: lines))
    #expect(image.pixels == [128, 64, 255, 255])
  }

  @Test func interlacedEqualsPlain() throws {
    let (width, height) = (13, 11)
    func gray(_ x: Int, _ y: Int) -> UInt8 { UInt8(x * 17 + y) }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    var lines: [UInt8] = []
    for (x0, y0, dx, dy) in passes where x0 < width && y0 < height {
      for y in stride(from: y0, to: height, by: dy) {
        lines.append(0)
        for x in stride(from: x0, to: width, by: dx) { lines.append(gray(x, y)) }
      }
    }
    let image = try PNGDecoder().decode(
      file(width: width, height: height, depth: 8, color: 0, interlace: 1, lines: lines))
    for y in 0..<height {
      for x in 0..<width { #expect(image.pixels[(y * width + x) * 4] == gray(x, y)) }
    }
  }

  @Test func everyFilterIsUndone() {
    var random = SeededGenerator(state: 5)
    let count = 40
    for step in [1, 2, 3, 4, 8] {
      let above = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let row = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for filter in UInt8(0)...4 {
        var residues = row
        for i in 0..<count {
          let left = i >= step ? row[i - step] : 0
          let corner = i >= step ? above[i - step] : 0
          let guess: UInt8 =
            switch filter {
            case 1: left
            case 2: above[i]
            case 3: UInt8((Int(left) + Int(above[i])) / 2)
            case 4: PNGFilter.predict(left, above[i], corner)
            default: 0
            }
          residues[i] = row[i] &- guess
        }
        let isKnown = residues.withUnsafeMutableBufferPointer { residues in
          above.withUnsafeBufferPointer { above in
            PNGFilter.undo(filter, residues.baseAddress!, above: above.baseAddress, count: count, step: step)
          }
        }
        #expect(isKnown && residues == row, "filter \(filter), step \(step)")
      }
    }
  }
}

struct PNGHostileTests {
  @Test func sizesAreCheckedBeforeAnythingElse() {
    func error(_ width: Int, _ height: Int) -> ImageDecodingError? {
      do throws(ImageDecodingError) {
        _ = try PNGDecoder().decode(file(width: width, height: height, depth: 8, color: 6, lines: [0]))
        return nil
      } catch { return error }
    }
    #expect(error(16_385, 1) == .tooLarge(width: 16_385, height: 1))
    #expect(error(12_000, 12_000) == .tooLarge(width: 12_000, height: 12_000))
    #expect(error(4_294_967_295, 4_294_967_295) != nil)
    #expect(error(0, 4) == .corrupt("the image has no pixels"))
    guard case .implausibleRatio = error(9_000, 9_000) else {
      Issue.record("a few bytes for 81 million pixels were accepted")
      return
    }
  }

  @Test func everyTruncationIsATypedError() throws {
    let data = try PNGEncoder().encode(noise(9, 9, opaque: false, seed: 6))
    for count in 0..<data.count {
      #expect(throws: ImageDecodingError.self) { try PNGDecoder().decode(data.prefix(count)) }
    }
    #expect(throws: ImageDecodingError.truncated) { try PNGDecoder().decode(data.prefix(data.count - 1)) }
    #expect(throws: ImageDecodingError.unknownFormat) { try PNGDecoder().decode(Data("GIF89a".utf8)) }
    #expect(throws: ImageDecodingError.unknownFormat) { try PNGDecoder().decode(Data()) }
  }

  @Test func mutatedFilesGiveErrorsOrImages() throws {
    var random = SeededGenerator(state: 7)
    let seeds = [
      try PNGEncoder().encode(noise(20, 20, opaque: true, seed: 8)),
      try PNGEncoder().encode(noise(20, 20, opaque: false, seed: 9)),
      file(
        width: 3, height: 1, depth: 2, color: 3, lines: [0, 0b00_01_10_00],
        palette: [255, 0, 0, 0, 255, 0, 0, 0, 255], transparency: [255, 128]),
    ]
    var failures = 0
    for round in 0..<1_000 {
      var data = seeds[round % seeds.count]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 8..<data.count, using: &random)
        data[place] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 2 == 0 { repairSums(&data) }
      do throws(ImageDecodingError) {
        let image = try PNGDecoder().decode(data)
        #expect(image.pixels.count == image.width * image.height * 4)
      } catch { failures += 1 }
    }
    #expect(failures > 300)
  }

  /// Makes the check sums right again, so that damage reaches what lies behind them.
  private func repairSums(_ data: inout Data) {
    var cursor = 8
    while cursor + 12 <= data.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(data[cursor + $1]) }
      guard length <= data.count - cursor - 12 else { return }
      var copy = Data()
      let type = (4..<8).reduce(UInt32(0)) { $0 << 8 | UInt32(data[cursor + $1]) }
      _ = copy.appendChunk(type) { body in
        body.append(data[(cursor + 8)..<(cursor + 8 + length)])
        return true
      }
      data.replaceSubrange(cursor..<(cursor + 12 + length), with: copy)
      cursor += 12 + length
    }
  }
}

struct ImageStoreTests {
  @Test func samePixelsHaveOneId() throws {
    let store = ImageStore()
    let first = store.insert(try noise(5, 5, opaque: true, seed: 1))
    let second = store.insert(try noise(5, 5, opaque: true, seed: 1))
    let other = store.insert(try noise(5, 5, opaque: true, seed: 2))
    #expect(first === second && first.id == second.id && first.id != other.id)
    #expect(store.image(first.id) === first)
    #expect(ImageStore().insert(try noise(5, 5, opaque: true, seed: 1)).id == first.id)
  }

  @Test func imagesThatNobodyKeepsLeave() throws {
    let store = ImageStore(recentBudget: 250)
    var kept: StoredImage? = store.insert(try noise(10, 10, opaque: true, seed: 3))
    let id = try #require(kept).id
    #expect(store.image(id) != nil)
    kept = nil
    #expect(store.image(id) == nil)
    for seed in 0..<1_000 { _ = store.insert(try noise(5, 5, opaque: true, seed: UInt64(seed))) }
    #expect(store.count <= 2)
    store.purge()
    #expect(store.count == 0)
  }
}
