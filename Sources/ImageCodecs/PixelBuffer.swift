import Foundation

/// Memory for pixels, whose contents are what they happen to be. Used by one task at a time.
///
/// A large piece is given huge pages, where the system has them: ordinary ones are handed out one by one as they are
/// first written, which for a fresh picture takes longer than painting it. Handing out and clearing huge ones still takes
/// longer than most layers' painting, so the pieces freed last are kept for the next layer or picture.
package final class PixelBuffer: @unchecked Sendable {
  package let bytes: UnsafeMutableRawBufferPointer
  /// What the system was asked for; 0 for ordinary memory.
  private let wholeCount: Int

  /// nil without memory.
  package init?(byteCount: Int) {
    guard byteCount >= Self.large else {
      guard let memory = malloc(max(byteCount, 1)) else { return nil }
      bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
      wholeCount = 0
      return
    }
    wholeCount = (byteCount + Self.hugePage - 1) & ~(Self.hugePage - 1)
    guard let memory = Self.kept.reuse(wholeCount) ?? Self.allocate(wholeCount) else { return nil }
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: byteCount)
  }

  deinit {
    guard let memory = bytes.baseAddress else { return }
    if wholeCount == 0 || !Self.kept.keep(memory, wholeCount) { free(memory) }
  }

  private static let hugePage = 2 << 20
  /// From here on clearing a huge page takes less than being handed its part in ordinary ones.
  private static let large = 512 << 10

  private static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, hugePage, count) == 0, let memory else { return nil }
    // Advice only: refused, the memory is as it was.
    _ = madvise(memory, count, MADV_HUGEPAGE)
    return memory
  }

  private static let kept = KeptMemory()
}

/// The pieces of memory that were freed last.
private final class KeptMemory: @unchecked Sendable {
  private struct Piece {
    var memory: UnsafeMutableRawPointer
    var count: Int
  }

  /// Guards `pieces`. A mutex that tools see: one task's writes to a piece come before the next one's.
  private let lock = NSLock()
  /// The oldest first.
  private var pieces: [Piece] = []
  private var count = 0
  /// A page of a large screen, and a layer of it.
  private static let mostBytes = 16 << 20

  func reuse(_ count: Int) -> UnsafeMutableRawPointer? {
    lock.withLock {
      guard let index = pieces.lastIndex(where: { $0.count == count }) else { return nil }
      self.count -= count
      return pieces.remove(at: index).memory
    }
  }

  /// False where it is not kept: the caller frees it.
  func keep(_ memory: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    guard count <= Self.mostBytes else { return false }
    let leaving = lock.withLock {
      pieces.append(Piece(memory: memory, count: count))
      self.count += count
      var leaving: [Piece] = []
      while self.count > Self.mostBytes {
        leaving.append(pieces.removeFirst())
        self.count -= leaving[leaving.count - 1].count
      }
      return leaving
    }
    for piece in leaving { free(piece.memory) }
    return true
  }
}
