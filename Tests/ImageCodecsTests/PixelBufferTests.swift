import Foundation
import Testing

@testable import ImageCodecs

@Suite("Memory for pixels")
struct PixelBufferTests {
  @Test("has room for as many bytes as were asked for", arguments: [0, 1, 4096, 600_000, 5_000_000])
  func room(count: Int) throws {
    let buffer = try #require(PixelBuffer(byteCount: count))
    #expect(buffer.bytes.count == count)
    for byte in [UInt8(0xAA), 0x55] {
      buffer.bytes.initializeMemory(as: UInt8.self, repeating: byte)
      #expect(buffer.bytes.allSatisfy { $0 == byte })
    }
  }

  @Test("two buffers never share memory, nor with one that was freed on another thread")
  func apart() async {
    await withTaskGroup(of: Bool.self) { group in
      for mark in 1...8 {
        group.addTask {
          for round in 0..<50 {
            guard let buffer = PixelBuffer(byteCount: 600_000 + round % 3 * 3_000_000) else { return false }
            let byte = UInt8(mark * 16 + round % 16)
            buffer.bytes.initializeMemory(as: UInt8.self, repeating: byte)
            await Task.yield()
            let isOwn = stride(from: 0, to: buffer.bytes.count, by: 4096).allSatisfy {
              buffer.bytes[$0] == byte
            }
            guard isOwn else { return false }
          }
          return true
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }
}
