/// What a decoder accepts. Headers are checked against these before anything is allocated.
package struct ImageLimits: Sendable, Hashable {
  /// Pixels per side. 16,384 is what every raster and browser still draws.
  package var side = 16_384
  /// Pixels altogether: 100 million are 400 MB decoded.
  package var pixels = 100_000_000
  /// Decoded bytes for one byte of the file. Deflate itself cannot exceed 1,032.
  package var ratio = 1_000
  /// Images that decode to no more than this are not held to `ratio`: a plain image packs well.
  package var unquestionedBytes = 64 << 20
  /// Bytes of a file. Photographs of 100 million pixels have some 50 MB.
  package var fileBytes = 256 << 20
  /// Bytes of an SVG file, whose reading costs about a hundred times its length.
  package var vectorBytes = 8 << 20
  /// Elements of an SVG file in one another; each costs the reader a piece of the stack.
  package var vectorDepth = 200
  /// Elements of an SVG file.
  package var vectorElements = 200_000
  /// Elements of an SVG file as they are drawn, those that are referred to once for each reference. librsvg draws
  /// some hundred thousand small ones a second, and itself gives up at 500,000 of them by reference.
  package var vectorExpansion = 400_000
  /// Bytes of a PDF file.
  package var documentBytes = 32 << 20
  /// Seconds of work and bytes of memory for a PDF file.
  package var documentSeconds = 10
  package var documentMemory = 1 << 30

  package init() {}

  package static let standard = ImageLimits()

  /// Throws when an image of this size, held in `fileBytes`, is not to be decoded.
  package func check(width: Int, height: Int, fileBytes: Int) throws(ImageDecodingError) {
    guard width > 0, height > 0 else { throw .corrupt("the image has no pixels") }
    guard width <= side, height <= side, width * height <= pixels else {
      throw .tooLarge(width: width, height: height)
    }
    let decoded = width * height * 4
    guard decoded <= unquestionedBytes || decoded / ratio <= fileBytes else {
      throw .implausibleRatio(decodedBytes: decoded, fileBytes: fileBytes)
    }
  }
}
