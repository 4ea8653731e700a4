import Foundation
import Geometry
import Synchronization

/// Decoded pixels by id. Pictures name images by these ids (`ImageID(raw:)`), so that they stay small
/// and can leave the main actor; whoever puts an image into a picture keeps its `StoredImage`.
///
/// Ids are hashes of the content: the same pixels get the same id in every process. An image leaves
/// the store when nobody keeps its `StoredImage` any more; the last few are kept for a while, for the
/// picture that a host still draws after its view has gone.
package final class ImageStore: Sendable {
  package static let shared = ImageStore()

  fileprivate struct Weak {
    weak var image: StoredImage?
  }

  fileprivate struct State {
    var images: [UInt64: Weak] = [:]
    var recent: [StoredImage] = []
    var recentBytes = 0
    var sweepAt = 64
  }

  private let state = Mutex(State())
  /// Bytes of images that are kept though nobody else does.
  private let recentBudget: Int

  /// A store that keeps `recentBudget` bytes of the latest images alive by itself.
  package init(recentBudget: Int = 64 << 20) { self.recentBudget = max(0, recentBudget) }

  /// Puts an image in, or finds the one of the same pixels that is there already.
  package func insert(_ image: CGImage) -> StoredImage {
    var id = ImageStore.hash(image)
    return state.withLock { state in
      while let known = state.images[id]?.image {
        if known.hasPixels(of: image) {
          state.keep(known, budget: recentBudget)
          return known
        }
        id &+= 1
      }
      let stored = StoredImage(id: id, pixels: image)
      if state.images.count >= state.sweepAt {
        state.images = state.images.filter { $0.value.image != nil }
        state.sweepAt = max(64, 2 * state.images.count)
      }
      state.images[id] = Weak(image: stored)
      state.keep(stored, budget: recentBudget)
      return stored
    }
  }

  /// The image of an id, nil when nobody keeps it any more.
  package func image(_ id: UInt64) -> StoredImage? {
    state.withLock { $0.images[id]?.image }
  }

  /// Forgets the images that only the store itself keeps.
  package func purge() {
    let released = state.withLock { state in
      defer {
        state.recent = []
        state.recentBytes = 0
      }
      return state.recent
    }
    withExtendedLifetime(released) {}
  }

  /// Images alive; for tests and memory reports.
  package var count: Int {
    state.withLock { $0.images.values.reduce(0) { $0 + ($1.image == nil ? 0 : 1) } }
  }

  private static func hash(_ image: CGImage) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: image.width) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(truncatingIfNeeded: image.height) &* 0xC2B2_AE3D_27D4_EB4F
    image.pixels.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        mix(&hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian)
        offset += 8
      }
      while offset < bytes.count {
        mix(&hash, UInt64(bytes[offset]))
        offset += 1
      }
    }
    return hash
  }

  @inline(__always) private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    hash = product.high ^ product.low &+ 0xE703_7ED1_A0B4_28DB
  }
}

/// An image of the store. The store holds it weakly: keep it as long as a picture names it.
package final class StoredImage: Sendable {
  /// The id that pictures use.
  package let id: UInt64
  package let pixels: CGImage

  init(id: UInt64, pixels: CGImage) {
    self.id = id
    self.pixels = pixels
  }

  var bytes: Int { pixels.width * pixels.height * 4 }

  func hasPixels(of image: CGImage) -> Bool {
    pixels === image
      || (pixels.width == image.width && pixels.height == image.height && pixels.pixels == image.pixels)
  }
}

extension ImageStore.State {
  /// Makes `image` the latest, and lets the oldest go until the budget holds.
  fileprivate mutating func keep(_ image: StoredImage, budget: Int) {
    guard image.bytes <= budget else { return }
    if let index = recent.firstIndex(where: { $0 === image }) {
      recent.append(recent.remove(at: index))
      return
    }
    recent.append(image)
    recentBytes += image.bytes
    while recentBytes > budget || recent.count > 256 {
      recentBytes -= recent.removeFirst().bytes
    }
  }
}
