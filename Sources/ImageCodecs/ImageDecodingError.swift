/// Why bytes did not become an image.
public enum ImageDecodingError: Error, Sendable, Hashable {
  /// The bytes do not begin like a format that is known here.
  case unknownFormat
  /// The bytes end before the image does.
  case truncated
  /// The bytes contradict their format.
  case corrupt(String)
  /// The bytes may be right, but ask for what is not decoded here.
  case unsupported(String)
  /// More pixels than `ImageLimits` allows.
  case tooLarge(width: Int, height: Int)
  /// So few bytes for so many pixels that the file was made to exhaust memory.
  case implausibleRatio(decodedBytes: Int, fileBytes: Int)
  /// A longer file than `ImageLimits` allows.
  case fileTooLong(bytes: Int)
  /// Elements nested deeper than `ImageLimits` allows.
  case tooDeep(limit: Int)
  /// There is not enough memory for the pixels.
  case outOfMemory
}

/// Why an image did not become bytes.
package enum ImageEncodingError: Error, Sendable, Hashable {
  /// PNG has no image without pixels, and none above 2³¹ − 1 a side.
  case size(width: Int, height: Int)
  case outOfMemory
}
