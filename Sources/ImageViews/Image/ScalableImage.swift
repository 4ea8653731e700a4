import Foundation
import ImageCodecs
import Observation
import Synchronization
import ViewGraph

/// A file that becomes pixels in the size in which it is shown: a drawing, or a photograph that is larger than what
/// shows of it.
final class ScalableImage: Sendable, Hashable {
  /// Points.
  let size: CGSize
  private let data: Data
  /// The photograph's own pixels; nil for a drawing, which has none.
  private let photograph: CGSize?
  /// The last few, kept for the pictures that name them: of a photograph all sizes that were wanted.
  private let made = Mutex<[StoredImage]>([])
  private let refining = Mutex(Refining())
  private let registrar = ObservationRegistrar()

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
      return try pixels(of: photograph, shrunkBy: Self.shrink(photograph, width, height))
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

  /// The most pixels of the file that are there already; nil before any were made.
  var finest: StoredImage? { made.withLock { $0.max { $0.pixels.width < $1.pixels.width } } }

  /// How many pixels of a photograph become one where so many show.
  private static func shrink(_ photograph: CGSize, _ width: Double, _ height: Double) -> Int {
    let spare = min(photograph.width / max(width, 1), photograph.height / max(height, 1))
    return [8, 4, 2].first { spare >= Double($0) } ?? 1
  }

  private func known(_ photograph: CGSize, shrunkBy shrink: Int) -> StoredImage? {
    let (columns, rows) = JPEGDecoder.size(photograph, shrunkBy: shrink)
    return made.withLock { $0.first { $0.pixels.width >= columns && $0.pixels.height >= rows } }
  }

  private func pixels(
    of photograph: CGSize, shrunkBy shrink: Int
  ) throws(ImageDecodingError) -> StoredImage {
    if let known = known(photograph, shrunkBy: shrink) { return known }
    let (columns, rows) = JPEGDecoder.size(photograph, shrunkBy: shrink)
    return try known(columns, rows) { () throws(ImageDecodingError) in
      try JPEGDecoder().decode(data, shrunkBy: shrink)
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

  static func == (a: ScalableImage, b: ScalableImage) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Pixels to a point that are kept of a photograph: as many as documents do.
  static let photographDetail = 4.0
}

// MARK: - Finer pixels, later

extension ScalableImage: Observable {
  /// What is being decoded for those who wait.
  private struct Refining {
    /// How many pixels are to become one; nil for nothing to do.
    var shrink: Int?
    var isUnderWay = false
    /// Whether the file has failed to give more than there is.
    var isSpent = false
  }

  /// For so many pixels that show, those of a photograph that are there. Where they are too few, more are decoded
  /// beside the main actor; an evaluation that tracks what it observes is run again when they are there. A file that
  /// does not give them keeps what it has.
  func presentPixels(width: Double, height: Double) -> StoredImage? {
    guard let photograph else { return finest }
    let shrink = Self.shrink(photograph, width, height)
    if let known = known(photograph, shrunkBy: shrink) { return known }
    ViewNode.observingReader { registrar.access(self, keyPath: \.finest) }
    let begins = refining.withLock { state in
      guard !state.isSpent else { return false }
      state.shrink = min(state.shrink ?? shrink, shrink)
      defer { state.isUnderWay = true }
      return !state.isUnderWay
    }
    if begins { Task.detached(priority: .userInitiated) { await self.refine(photograph) } }
    return finest
  }

  @concurrent private func refine(_ photograph: CGSize) async {
    while let shrink = nextShrink() {
      let image = try? pixels(of: photograph, shrunkBy: shrink)
      if image == nil { refining.withLock { $0.isSpent = true } }
      // On the actor that draws: no evaluation is between looking for pixels and being tracked.
      await MainActor.run { registrar.withMutation(of: self, keyPath: \.finest) {} }
    }
  }

  private func nextShrink() -> Int? {
    refining.withLock { state in
      let next = state.isSpent ? nil : state.shrink
      state.shrink = nil
      state.isUnderWay = next != nil
      return next
    }
  }
}
