import Foundation
import Geometry

/// Writes animated PNG files: what shows no animations shows the first picture.
///
/// Of each picture only the smallest rectangle that differs from the one before is kept, and a picture that does not
/// differ makes the one before last longer. The animation begins anew when it is over.
///
///     var encoder = AnimatedPNGEncoder()
///     for image in images { try encoder.append(image, for: 1.0 / 30) }
///     try encoder.data.write(to: file)
package struct AnimatedPNGEncoder: Sendable {
  private struct Frame {
    var area: Area
    var stream: Data
    var seconds: Double
  }
  private struct Area { var x: Int, y: Int, width: Int, height: Int }

  private var frames: [Frame] = []
  private var last: CGImage?
  /// 1 (fast) to 12 (small).
  private let level: Int

  package init(level: Int = 6) { self.level = level }

  /// Adds a picture. All are as large as the first.
  ///
  /// - Parameter seconds: How long it shows. Less than nothing and NaN are nothing; files know thousandths, and a picture
  ///   shows for 65 seconds at most.
  package mutating func append(_ image: CGImage, for seconds: Double) throws(ImageEncodingError) {
    let limit = Int(Int32.max)
    let isSized = image.width > 0 && image.height > 0 && image.width <= limit / 8 && image.height <= limit
    guard isSized, last.map({ $0.width == image.width && $0.height == image.height }) ?? true else {
      throw .size(width: image.width, height: image.height)
    }
    let seconds = max(0, seconds)
    var area = Area(x: 0, y: 0, width: image.width, height: image.height)
    if let last {
      guard let changed = Self.difference(last, image) else {
        frames[frames.count - 1].seconds += seconds
        return
      }
      area = changed
    }
    frames.append(Frame(area: area, stream: try stream(image, area), seconds: seconds))
    last = image
  }

  /// The rectangle in which two pictures of one size differ; nil where they do not.
  private static func difference(_ before: CGImage, _ now: CGImage) -> Area? {
    let row = now.width * 4
    return before.pixels.withUnsafeBytes { before in
      now.pixels.withUnsafeBytes { now in
        guard let old = before.baseAddress, let new = now.baseAddress else { return nil }
        let rows = 0..<now.count / row
        func differs(_ y: Int) -> Bool { memcmp(old + y * row, new + y * row, row) != 0 }
        guard let top = rows.first(where: differs), let bottom = rows.last(where: differs) else { return nil }
        var (left, right) = (row, 0)
        for y in top...bottom {
          let line = y * row
          var x = 0
          while x < left, before[line + x] == now[line + x] { x += 1 }
          left = min(left, x)
          x = row - 1
          while x > right, before[line + x] == now[line + x] { x -= 1 }
          right = max(right, x)
        }
        return Area(x: left / 4, y: top, width: right / 4 - left / 4 + 1, height: bottom - top + 1)
      }
    }
  }

  /// The compressed pixels of an area.
  private func stream(_ image: CGImage, _ area: Area) throws(ImageEncodingError) -> Data {
    var stream = Data()
    let isWritten = image.pixels.withUnsafeBytes { bytes in
      let start = (area.y * image.width + area.x) * 4
      let rows = PNGRows(
        UnsafeRawBufferPointer(rebasing: bytes[start...]), width: area.width, height: area.height,
        bytesPerRow: image.width * 4, order: .rgba, keepsAlpha: true)
      guard let lines = rows.isPlain ? rows.unfiltered() : rows.filtered() else { return false }
      // Not freed while its bytes are read.
      defer { withExtendedLifetime(lines) {} }
      return Deflate.compress(UnsafeRawBufferPointer(lines.bytes), level: level, to: &stream)
    }
    guard isWritten else { throw .outOfMemory }
    return stream
  }

  /// The file; empty before there is a picture.
  package var data: Data {
    var file = Data()
    guard let first = frames.first else { return file }
    file.append(contentsOf: PNGFormat.signature)
    file.addChunk(PNGFormat.header) { data in
      data.appendBigEndian(UInt32(truncatingIfNeeded: first.area.width))
      data.appendBigEndian(UInt32(truncatingIfNeeded: first.area.height))
      data.append(contentsOf: [8, 6, 0, 0, 0])
    }
    file.addChunk(PNGFormat.standardRGB) { $0.append(0) }
    file.addChunk(PNGFormat.animation) { data in
      data.appendBigEndian(UInt32(truncatingIfNeeded: frames.count))
      data.appendBigEndian(0)
    }
    var number: UInt32 = 0
    func take() -> UInt32 {
      defer { number += 1 }
      return number
    }
    for (index, frame) in frames.enumerated() {
      file.addChunk(PNGFormat.frameControl) { data in
        data.appendBigEndian(take())
        for value in [frame.area.width, frame.area.height, frame.area.x, frame.area.y] {
          data.appendBigEndian(UInt32(truncatingIfNeeded: value))
        }
        // Thousandths of a second; at most 65,535, so that the number fits.
        let duration = UInt32(min((frame.seconds * 1000).rounded(), 65_535))
        data.appendBigEndian(duration << 16 | 1000)
        // The picture stays, and the next is written over it.
        data.append(contentsOf: [0, 0])
      }
      if index == 0 {
        file.addChunk(PNGFormat.data) { $0.append(frame.stream) }
      } else {
        file.addChunk(PNGFormat.frameData) { data in
          data.appendBigEndian(take())
          data.append(frame.stream)
        }
      }
    }
    file.addChunk(PNGFormat.end) { _ in }
    return file
  }
}

extension Data {
  /// Adds a chunk whose body can be written without fail.
  fileprivate mutating func addChunk(_ type: UInt32, _ write: (inout Data) -> Void) {
    _ = appendChunk(type) { data in
      write(&data)
      return true
    }
  }
}
