import Foundation
import ImageCodecs
import Synchronization

/// A drawing that becomes pixels in the size in which it is shown.
final class VectorImage: Sendable {
  /// Points.
  let size: CGSize
  private let data: Data
  /// The last few, kept for the pictures that name them.
  private let made = Mutex<[StoredImage]>([])

  private static let kept = 4
  /// A side longer than this is drawn from fewer pixels.
  private static let longest = 8_192.0

  /// - Parameter scale: User units of the file to a point.
  init(_ data: Data, scale: Double) throws(ImageDecodingError) {
    self.data = data
    let size = try ImageDecoder().size(of: data)
    self.size = CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// The drawing stretched onto so many pixels.
  func pixels(width: Double, height: Double) throws(ImageDecodingError) -> StoredImage {
    let shrink = min(1, Self.longest / max(width, height, 1))
    let (columns, rows) = (
      max(1, Int(saturating: (width * shrink).rounded(.up))),
      max(1, Int(saturating: (height * shrink).rounded(.up)))
    )
    if let known = made.withLock({
      $0.first { $0.pixels.width == columns && $0.pixels.height == rows }
    }) {
      return known
    }
    let image = ImageStore.shared.insert(
      try ImageDecoder().decode(data, width: columns, height: rows))
    let removed = made.withLock { made in
      made.append(image)
      return made.count > Self.kept ? made.removeFirst() : nil
    }
    withExtendedLifetime(removed) {}
    return image
  }
}
