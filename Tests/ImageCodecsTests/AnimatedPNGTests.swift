import Foundation
import Geometry
import Testing

@testable import ImageCodecs

/// Animated PNG files, read again by the rules of their specification.
struct AnimatedPNGTests {
  private struct Frame {
    var x: Int, y: Int, width: Int, height: Int
    var milliseconds: Int
    var image: CGImage
  }

  private static func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) throws -> CGImage {
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
    return try #require(CGImage(width: width, height: height, premultipliedRGBA: pixels))
  }

  private static func chunks(_ file: Data) -> [(type: UInt32, body: Data)] {
    file.withUnsafeBytes { bytes in
      var chunks: [(UInt32, Data)] = []
      var at = 8
      while at + 12 <= bytes.count {
        let length = Int(bytes.bigEndian(at: at))
        chunks.append((bytes.bigEndian(at: at + 4), Data(bytes[at + 8..<at + 8 + length])))
        at += 12 + length
      }
      return chunks
    }
  }

  /// The frames of a file, each decoded as a file of its own.
  private static func frames(_ file: Data) throws -> [Frame] {
    let chunks = chunks(file)
    let header = try #require(chunks.first { $0.type == PNGFormat.header }?.body)
    let count = try #require(chunks.first { $0.type == PNGFormat.animation }?.body)
    var frames: [Frame] = []
    var numbers: [UInt32] = []
    var control = Data()
    for (type, body) in chunks {
      switch type {
      case PNGFormat.frameControl:
        control = body
        numbers.append(body.withUnsafeBytes { $0.bigEndian(at: 0) })
      case PNGFormat.data, PNGFormat.frameData:
        if type == PNGFormat.frameData { numbers.append(body.withUnsafeBytes { $0.bigEndian(at: 0) }) }
        let stream = type == PNGFormat.data ? body : Data(body.dropFirst(4))
        var single = Data(PNGFormat.signature)
        _ = single.appendChunk(PNGFormat.header) { data in
          data.append(control[4..<12])
          data.append(header[8...])
          return true
        }
        _ = single.appendChunk(PNGFormat.data) { data in
          data.append(stream)
          return true
        }
        _ = single.appendChunk(PNGFormat.end) { _ in true }
        let parts = control.withUnsafeBytes { bytes in
          [4, 8, 12, 16].map { Int(bytes.bigEndian(at: $0)) } + [Int(bytes.bigEndian(at: 20) >> 16)]
        }
        #expect(control[22..<26] == Data([0x03, 0xE8, 0, 0]))
        frames.append(
          Frame(
            x: parts[2], y: parts[3], width: parts[0], height: parts[1], milliseconds: parts[4],
            image: try PNGDecoder().decode(single)))
      default: break
      }
    }
    #expect(numbers == Array(0..<UInt32(numbers.count)), "the numbers of the chunks follow one another")
    #expect(count.withUnsafeBytes { Int($0.bigEndian(at: 0)) } == frames.count)
    return frames
  }

  @Test("what is written is read again, frame by frame") func roundTrip() throws {
    let images = try (0..<4).map { step in
      try Self.image(20, 10) { x, y in
        x / 3 == step && y > 4 ? [200, UInt8(x), 0, 255] : [UInt8(y), 10, 20, UInt8(100 + y)]
      }
    }
    var encoder = AnimatedPNGEncoder()
    for image in images { try encoder.append(image, for: 0.04) }
    let frames = try Self.frames(encoder.data)
    #expect(frames.count == 4)
    #expect(frames.allSatisfy { $0.milliseconds == 40 })
    var shown = try PNGDecoder().decode(encoder.data)
    #expect(
      try shown.pixels == PNGDecoder().decode(PNGEncoder().encode(images[0])).pixels,
      "the first for old viewers")
    for (frame, image) in zip(frames, images) {
      var pixels = shown.pixels
      for y in 0..<frame.height {
        for x in 0..<frame.width * 4 {
          pixels[(frame.y + y) * 80 + frame.x * 4 + x] = frame.image.pixels[y * frame.width * 4 + x]
        }
      }
      shown = try #require(CGImage(width: 20, height: 10, premultipliedRGBA: pixels))
      // Straight samples of translucent pixels are rounded.
      #expect(zip(shown.pixels, image.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test("of a picture only what differs is kept, and one that does not lengthens the one before")
  func differences() throws {
    let plain = try Self.image(40, 30) { _, _ in [255, 255, 255, 255] }
    let dotted = try Self.image(40, 30) { x, y in
      (12..<15).contains(x) && (20..<22).contains(y) ? [0, 0, 0, 255] : [255, 255, 255, 255]
    }
    var encoder = AnimatedPNGEncoder()
    for image in [plain, plain, plain, dotted] { try encoder.append(image, for: 0.1) }
    let frames = try Self.frames(encoder.data)
    #expect(frames.map(\.milliseconds) == [300, 100])
    let last = try #require(frames.last)
    #expect(last.x == 12 && last.y == 20 && last.width == 3 && last.height == 2)
  }

  @Test("durations that are none, and pictures of another size") func limits() throws {
    var encoder = AnimatedPNGEncoder()
    #expect(encoder.data.isEmpty)
    try encoder.append(Self.image(2, 2) { x, _ in [UInt8(x), 0, 0, 255] }, for: -.infinity)
    try encoder.append(Self.image(2, 2) { x, _ in [UInt8(x), 1, 0, 255] }, for: .nan)
    try encoder.append(Self.image(2, 2) { x, _ in [UInt8(x), 2, 0, 255] }, for: .infinity)
    #expect(throws: ImageEncodingError.self) {
      try encoder.append(Self.image(3, 2) { _, _ in [0, 0, 0, 255] }, for: 1)
    }
    #expect(try Self.frames(encoder.data).map(\.milliseconds) == [0, 0, 65_535])
  }
}
