import Foundation

/// Memory for pixels. A large piece is given huge pages, where the system has them: ordinary ones are handed out one by
/// one as they are first written, which for a fresh picture takes longer than painting it.
///
/// The caller frees it with `free`. Nil without memory.
package enum PixelMemory {
  private static let hugePage = 2 << 20
  /// From here on clearing a huge page takes less than being handed its part in ordinary ones.
  private static let large = 512 << 10

  package static func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    guard byteCount >= large else {
      return malloc(byteCount).map { UnsafeMutableRawBufferPointer(start: $0, count: byteCount) }
    }
    var memory: UnsafeMutableRawPointer?
    let whole = (byteCount + hugePage - 1) & ~(hugePage - 1)
    guard posix_memalign(&memory, hugePage, whole) == 0, let memory else { return nil }
    // Advice only: refused, the memory is as it was.
    _ = madvise(memory, whole, MADV_HUGEPAGE)
    return UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }
}
