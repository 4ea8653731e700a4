import DisplayList
import Foundation
import Geometry
import Synchronization

/// Images as they lie on the page's pixels: resampled once, then copied.
///
/// Besides the time saved, a part of a picture drawn again has the same bytes: cairo rounds where a row
/// of a resampled image starts, so that cutting the row elsewhere would change it.
enum ScaledImages {
  private struct Key: Hashable {
    let pixels: ObjectIdentifier
    let part: CGRect
    let place: CGRect
    let sampling: ImageSampling
  }

  /// Entries hold their source, so that its address cannot come to mean another; surfaces in the cache
  /// are not written any more.
  private struct Entry: @unchecked Sendable {
    let pixels: SharedPixels
    let surface: PixelSurface
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
  }

  private static let state = Mutex(State())
  private static let budget = 64 << 20
  /// Larger images are resampled where they show.
  private static let largest = 4 << 20

  /// The image on the page; nil for one that is turned or large.
  static func surface(
    _ pixels: SharedPixels, part: CGRect, onto rect: CGRect, matrix: AffineMatrix,
    _ sampling: ImageSampling
  ) -> PixelSurface? {
    let place = matrix.boundingBox(of: rect)
    let whole = DeviceRect(covering: place)
    guard matrix.isAxisAligned, matrix.a > 0, matrix.d > 0, whole.width * whole.height <= largest else {
      return nil
    }
    let key = Key(
      pixels: ObjectIdentifier(pixels), part: part, place: place, sampling: sampling)
    if let entry = state.withLock({ $0.entries[key] }) { return entry.surface }
    guard let surface = PixelSurface(whole) else { return nil }
    PixelCanvas(surface, matrix: matrix)
      .resample(pixels, part: part, onto: rect, sampling, opacity: 1)
    surface.flush()
    let entry = Entry(pixels: pixels, surface: surface)
    let bytes = surface.stride * surface.height
    let removed = state.withLock { state -> [Key: Entry] in
      var removed: [Key: Entry] = [:]
      state.bytes += bytes
      if state.bytes > budget || state.entries.count >= 512 {
        removed = state.entries
        state.entries = [:]
        state.bytes = bytes
      }
      state.entries[key] = entry
      return removed
    }
    withExtendedLifetime(removed) {}
    return surface
  }
}
