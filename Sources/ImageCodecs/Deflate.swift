import CGraphicsLibraries
import Foundation
import Synchronization

/// zlib streams through libdeflate. Compressors are half a megabyte and are kept for the next image.
enum Deflate {
  private struct Pooled: @unchecked Sendable {
    // A compressor is used by the one caller that took it out of the pool.
    let level: Int32
    let compressor: OpaquePointer
  }

  private static let pool = Mutex<[Pooled]>([])
  /// More idle compressors than cores are of no use to anybody.
  private static let poolLimit = 4

  /// `input` as a zlib stream appended to `output`. Returns false when memory is short.
  static func compress(_ input: UnsafeRawBufferPointer, level: Int, to output: inout Data) -> Bool {
    let level = Int32(min(max(level, 1), 12))
    let pooled = pool.withLock { pool -> Pooled? in
      guard let index = pool.lastIndex(where: { $0.level == level }) else { return nil }
      return pool.remove(at: index)
    }
    guard let compressor = pooled?.compressor ?? libdeflate_alloc_compressor(level) else { return false }
    let bound = libdeflate_zlib_compress_bound(compressor, input.count)
    // Not in `output` itself, which would have to be cleared first.
    let stream = UnsafeMutableRawBufferPointer.allocate(byteCount: bound, alignment: 16)
    defer { stream.deallocate() }
    let written = libdeflate_zlib_compress(
      compressor, input.baseAddress, input.count, stream.baseAddress, bound)
    output.append(contentsOf: stream.prefix(written))
    let returned = Pooled(level: level, compressor: compressor)
    let isKept = pool.withLock { pool in
      guard pool.count < poolLimit else { return false }
      pool.append(returned)
      return true
    }
    if !isKept { libdeflate_free_compressor(compressor) }
    return written > 0
  }

  /// Fills `output` from the zlib stream `input`; throws unless it gives exactly as many bytes.
  static func decompress(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(ImageDecodingError) {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .unsupported("no memory for inflating")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var used = 0
    var written = 0
    let result = libdeflate_zlib_decompress_ex(
      decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &used, &written)
    switch result {
    case LIBDEFLATE_SUCCESS where written == output.count: return
    case LIBDEFLATE_SUCCESS, LIBDEFLATE_SHORT_OUTPUT: throw .truncated
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .corrupt("more pixel data than the header announces")
    default: throw .corrupt("the compressed data are damaged")
    }
  }
}
