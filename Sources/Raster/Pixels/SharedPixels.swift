import CGraphicsLibraries
import Foundation
import Geometry
import ImageCodecs
import Synchronization

/// An image in cairo's pixel order, written once and then only read, by any task.
final class SharedPixels: @unchecked Sendable {
  let surface: PixelSurface

  var width: Int { surface.width }
  var height: Int { surface.height }
  var size: CGSize { CGSize(width: width, height: height) }

  /// The image at half its size, once it was needed.
  let smaller = Mutex<SharedPixels?>(nil)

  init(_ surface: PixelSurface) { self.surface = surface }

  /// Premultiplied red, green, blue, alpha bytes.
  convenience init?(_ image: CGImage) {
    guard
      let surface = PixelSurface(DeviceRect(x: 0, y: 0, width: image.width, height: image.height))
    else { return nil }
    image.pixels.withUnsafeBytes { bytes in
      for y in 0..<image.height {
        let row = surface.words(y)
        for x in 0..<image.width {
          let word = bytes.loadUnaligned(fromByteOffset: (y * image.width + x) * 4, as: UInt32.self)
          row[x] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | word >> 16 & 0xFF
        }
      }
    }
    surface.markDirty()
    self.init(surface)
  }

  /// Premultiplied blue, green, red, alpha bytes.
  convenience init?(blueFirst pixels: [UInt8], width: Int, height: Int) {
    guard pixels.count >= width * height * 4,
      let surface = PixelSurface(DeviceRect(x: 0, y: 0, width: width, height: height))
    else { return nil }
    pixels.withUnsafeBytes { bytes in
      for y in 0..<height {
        let row = surface.words(y)
        for x in 0..<width {
          row[x] = bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    surface.markDirty()
    self.init(surface)
  }

  // MARK: - Images of the store

  private struct Entry {
    weak var image: StoredImage?
    let pixels: SharedPixels
  }

  private struct State {
    var entries: [UInt64: Entry] = [:]
    var bytes = 0
  }

  private static let state = Mutex(State())
  private static let budget = 128 << 20

  /// The pixels of an image of the store; nil for one that has left it or is too large for cairo.
  static func of(_ id: UInt64) -> SharedPixels? {
    guard let image = ImageStore.shared.image(id) else { return nil }
    if let entry = state.withLock({ $0.entries[id] }), entry.image === image { return entry.pixels }
    guard let pixels = SharedPixels(image.pixels) else { return nil }
    state.withLock { state in
      let bytes = pixels.width * pixels.height * 4
      if state.entries[id] == nil { state.bytes += bytes }
      if state.bytes > budget || state.entries.count >= 512 {
        state.entries.removeAll()
        state.bytes = bytes
      }
      state.entries[id] = Entry(image: image, pixels: pixels)
    }
    return pixels
  }
}
