import Foundation
import ImageCodecs
import Synchronization

/// A file that becomes pixels in the size in which it is shown: a drawing, or a photograph that is larger than what
/// shows of it.
final class ScalableImage: Sendable {
  /// Points.
  let size: CGSize
  private let data: Data
  /// The photograph's own pixels; nil for a drawing, which has none.
  private let photograph: CGSize?
  /// The last few, kept for the pictures that name them.
  private let made = Mutex<[StoredImage]>([])

  private static let kept = 4
  /// A side longer than this is drawn from fewer pixels.
  private static let longest = 8_192.0
  /// Smaller photographs are decoded whole.
  private static let leastPhotograph = 2_000_000.0

  /// - Parameter scale: User units or pixels of the file to a point.
  private init(_ data: Data, size: CGSize, scale: Double, photograph: CGSize?) {
    self.data = data
    self.size = CGSize(width: size.width / scale, height: size.height / scale)
    self.photograph = photograph
  }

  /// Nil for a file of an image that is decoded whole.
  static func reading(_ data: Data, scale: Double) throws(ImageDecodingError) -> ScalableImage? {
    switch ImageFormat(data) {
    case .svg, .pdf:
      return ScalableImage(data, size: try ImageDecoder().size(of: data), scale: scale, photograph: nil)
    case .jpeg:
      let size = try JPEGDecoder().uprightSize(of: data)
      guard size.width * size.height >= leastPhotograph else { return nil }
      return ScalableImage(data, size: size, scale: scale, photograph: size)
    default: return nil
    }
  }

  var isPhotograph: Bool { photograph != nil }

  /// Pixels for so many that show: of a drawing exactly them, of a photograph at least as many, where it has them.
  func pixels(width: Double, height: Double) throws(ImageDecodingError) -> StoredImage {
    if let photograph {
      let spare = min(photograph.width / max(width, 1), photograph.height / max(height, 1))
      let shrink = [8, 4, 2].first { spare >= Double($0) } ?? 1
      let (columns, rows) = JPEGDecoder.size(photograph, shrunkBy: shrink)
      return try known(columns, rows) { () throws(ImageDecodingError) in
        try JPEGDecoder().decode(data, shrunkBy: shrink)
      }
    }
    let shrink = min(1, Self.longest / max(width, height, 1))
    let (columns, rows) = (
      max(1, Int(saturating: (width * shrink).rounded(.up))),
      max(1, Int(saturating: (height * shrink).rounded(.up)))
    )
    return try known(columns, rows) { () throws(ImageDecodingError) in
      try ImageDecoder().decode(data, width: columns, height: rows)
    }
  }

  private func known(
    _ columns: Int, _ rows: Int, _ make: () throws(ImageDecodingError) -> CGImage
  ) throws(ImageDecodingError) -> StoredImage {
    if let known = made.withLock({
      $0.first { $0.pixels.width == columns && $0.pixels.height == rows }
    }) {
      return known
    }
    let image = ImageStore.shared.insert(try make())
    let removed = made.withLock { made in
      made.append(image)
      return made.count > Self.kept ? made.removeFirst() : nil
    }
    withExtendedLifetime(removed) {}
    return image
  }
}
