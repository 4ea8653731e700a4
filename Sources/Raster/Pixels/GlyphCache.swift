import DisplayList
import Synchronization

/// Masks of glyphs at four positions within a pixel, drawn once and blended many times.
///
/// Cairo 1.16 sets glyphs on whole pixels only, which makes moving or narrow text dance.
final class GlyphCache: Sendable {
  static let shared = GlyphCache()

  /// Larger glyphs, in pixels an em, are filled as paths.
  static let largestSize = 96.0

  private struct State: Sendable {
    var strikes: [GlyphStrike.Key: GlyphStrike] = [:]
    var outlines: [FontID: GlyphOutlines] = [:]
    var bytes = 0
  }

  private let state = Mutex(State())
  static let budget = 16 << 20

  /// The masks of a face at a size.
  func strike(_ key: GlyphStrike.Key) -> GlyphStrike {
    state.withLock { state in
      if let known = state.strikes[key] { return known }
      let outlines = state.outlines[key.font] ?? GlyphOutlines()
      state.outlines[key.font] = outlines
      let strike = GlyphStrike(key, outlines)
      state.strikes[key] = strike
      return strike
    }
  }

  /// Told of the memory that masks and outlines have taken. Forgets all of them when it is too much, and says so:
  /// those in use stay with whoever uses them.
  func forgets(after bytes: Int) -> Bool {
    guard bytes > 0 else { return false }
    return state.withLock { state in
      state.bytes += bytes
      guard state.bytes > Self.budget else { return false }
      state = State()
      return true
    }
  }

  func removeAll() { state.withLock { $0 = State() } }

  /// Bytes that masks and outlines take which are found here.
  var bytes: Int { state.withLock { $0.bytes } }
}
