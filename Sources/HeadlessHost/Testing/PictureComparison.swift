import Foundation
import Geometry
import ImageCodecs
import Raster

/// A picture is another than the stored one.
public struct PictureMismatch: Error, CustomStringConvertible {
  public let description: String
}

extension HeadlessSession {
  /// Compares the present picture with a stored one.
  ///
  /// Where they differ the new picture is written beside the stored one as `NAME.new.png`, and what differs, in red on the
  /// faded new picture, as `NAME.difference.png`. Where nothing is stored yet the picture is stored, and the error says so:
  /// look at it, and keep it.
  ///
  /// - Parameters:
  ///   - file: Where the PNG file is stored.
  ///   - scale: Pixels to a point.
  ///   - tolerance: How far red, green, blue and alpha of a pixel may be apart, from 0 to 1.
  ///   - share: How many of the pixels may be further apart, from 0 to 1.
  /// - Throws: A `PictureMismatch` where they differ or nothing was stored; the error of a file that cannot be read or
  ///   written.
  public func compare(
    with file: URL, scale: CGFloat = 1, tolerance: Double = 0.02, share: Double = 0
  ) throws {
    let png = pngData(scale: scale)
    guard FileManager.default.fileExists(atPath: file.path) else {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try png.write(to: file)
      throw PictureMismatch(description: "nothing was stored at \(file.path); now the picture is: look at it")
    }
    let decoder = PNGDecoder()
    let new = try decoder.decode(png)
    let data = try Data(contentsOf: file)
    guard let stored = try? decoder.decode(data) else {
      throw PictureMismatch(description: "\(file.path) is no PNG file that can be read")
    }
    let difference = PictureDifference(from: stored, to: new, tolerance: tolerance)
    let (beside, marked) = (file.beside("new"), file.beside("difference"))
    guard !difference.isWithin(share) else {
      // What an earlier run has left would mislead.
      for left in [beside, marked] where FileManager.default.fileExists(atPath: left.path) {
        try FileManager.default.removeItem(at: left)
      }
      return
    }
    try png.write(to: beside)
    if let image = difference.marked { try PNGEncoder().encode(image).write(to: marked) }
    throw PictureMismatch(description: "\(difference.description) from \(file.path): see \(beside.path)")
  }
}

extension URL {
  fileprivate func beside(_ part: String) -> URL {
    deletingPathExtension().appendingPathExtension(part).appendingPathExtension("png")
  }
}

/// Where two pictures differ.
struct PictureDifference: CustomStringConvertible {
  private let stored: CGImage
  private let new: CGImage
  /// For each pixel whether it differs; nil where the sizes do.
  private let pixels: [Bool]?
  private let count: Int

  init(from stored: CGImage, to new: CGImage, tolerance: Double) {
    (self.stored, self.new) = (stored, new)
    guard stored.width == new.width, stored.height == new.height else {
      (pixels, count) = (nil, 0)
      return
    }
    let (a, b) = (stored.premultipliedRGBA, new.premultipliedRGBA)
    let limit = tolerance > 0 ? tolerance * 255 : 0
    var pixels = [Bool](repeating: false, count: stored.width * stored.height)
    for index in a.indices where abs(Double(a[index]) - Double(b[index])) > limit { pixels[index / 4] = true }
    self.pixels = pixels
    count = pixels.count { $0 }
  }

  func isWithin(_ share: Double) -> Bool {
    pixels.map { Double(count) <= (share > 0 ? share : 0) * Double($0.count) } ?? false
  }

  var description: String {
    guard let pixels else {
      return "\(new.width) by \(new.height) pixels instead of \(stored.width) by \(stored.height)"
    }
    return "\(count) of \(pixels.count) pixels differ"
  }

  /// The new picture, faded, with what differs in red; nil where the sizes differ.
  var marked: CGImage? {
    guard let pixels else { return nil }
    var bytes = new.premultipliedRGBA
    for (pixel, differs) in pixels.enumerated() {
      let index = pixel * 4
      if differs {
        bytes.replaceSubrange(index..<index + 4, with: [255, 0, 0, 255])
      } else {
        for part in index..<index + 4 { bytes[part] /= 4 }
      }
    }
    return CGImage(width: new.width, height: new.height, premultipliedRGBA: bytes)
  }
}
