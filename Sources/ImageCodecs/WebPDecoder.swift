import CGraphicsLibraries
import Foundation
import Geometry

/// Reads WebP files through libwebp: lossy and lossless, with alpha; of moving ones the first picture.
struct WebPDecoder {
  var limits = ImageLimits.standard

  func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    let library = try library()
    return try data.withBytes { bytes throws(ImageDecodingError) -> CGSize in
      let features = try features(library, bytes, fileBytes: bytes.count)
      return CGSize(
        width: Int(truncatingIfNeeded: features.width), height: Int(truncatingIfNeeded: features.height))
    }
  }

  func decode(_ data: Data) throws(ImageDecodingError) -> CGImage {
    let library = try library()
    return try data.withBytes { bytes throws(ImageDecodingError) -> CGImage in
      let features = try features(library, bytes, fileBytes: bytes.count)
      if features.has_animation != 0 { return try firstPicture(library, bytes) }
      return try picture(library, bytes, features)
    }
  }

  private func library() throws(ImageDecodingError) -> WebPLibrary {
    guard let library = WebPLibrary.shared else {
      throw .unsupported("WebP, without libwebp on this machine")
    }
    return library
  }

  private func features(
    _ library: WebPLibrary, _ bytes: UnsafeRawBufferPointer, fileBytes: Int
  ) throws(ImageDecodingError) -> WebPBitstreamFeatures {
    var features = WebPBitstreamFeatures()
    let status = library.features(
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features,
      WEBP_DECODER_ABI_VERSION)
    if let failure = failure(status) { throw failure }
    try limits.check(
      width: Int(truncatingIfNeeded: features.width), height: Int(truncatingIfNeeded: features.height),
      fileBytes: fileBytes)
    return features
  }

  private func picture(
    _ library: WebPLibrary, _ bytes: UnsafeRawBufferPointer, _ features: WebPBitstreamFeatures
  ) throws(ImageDecodingError) -> CGImage {
    let (width, height) = (Int(truncatingIfNeeded: features.width), Int(truncatingIfNeeded: features.height))
    return try CGImage.decoded(width: width, height: height) { pixels throws(ImageDecodingError) in
      var config = WebPDecoderConfig()
      guard library.configuration(&config, WEBP_DECODER_ABI_VERSION) != 0 else {
        throw .unsupported("another version of libwebp")
      }
      config.output.colorspace = MODE_rgbA
      config.output.is_external_memory = 1
      config.output.u.RGBA.rgba = pixels.baseAddress
      config.output.u.RGBA.stride = Int32(truncatingIfNeeded: width * 4)
      config.output.u.RGBA.size = pixels.count
      let status = library.decode(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &config)
      library.freeBuffer(&config.output)
      if let failure = failure(status) { throw failure }
    }
  }

  /// The first picture of a moving one, on its canvas.
  private func firstPicture(
    _ library: WebPLibrary, _ bytes: UnsafeRawBufferPointer
  ) throws(ImageDecodingError) -> CGImage {
    var file = WebPData(bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
    guard let demuxer = library.demuxer(&file, 0, nil, WEBP_DEMUX_ABI_VERSION) else { throw .truncated }
    defer { library.freeDemuxer(demuxer) }
    let width = Int(library.number(demuxer, WEBP_FF_CANVAS_WIDTH))
    let height = Int(library.number(demuxer, WEBP_FF_CANVAS_HEIGHT))
    try limits.check(width: width, height: height, fileBytes: bytes.count)
    var frame = WebPIterator()
    guard library.frame(demuxer, 1, &frame) != 0 else { throw .corrupt("no picture in the file") }
    defer { library.freeFrame(&frame) }
    let part = UnsafeRawBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size)
    let picture = try picture(library, part, features(library, part, fileBytes: bytes.count))
    let (left, top) = (Int(frame.x_offset), Int(frame.y_offset))
    guard left >= 0, top >= 0, left + picture.width <= width, top + picture.height <= height else {
      throw .corrupt("a picture outside of its canvas")
    }
    return try CGImage.decoded(width: width, height: height) { pixels throws(ImageDecodingError) in
      pixels.update(repeating: 0)
      for y in 0..<picture.height {
        let row = picture.pixels[(y * picture.bytesPerRow)..<((y + 1) * picture.bytesPerRow)]
        let start = ((top + y) * width + left) * 4
        _ = pixels[start..<(start + row.count)].update(fromContentsOf: row)
      }
    }
  }

  private func failure(_ status: VP8StatusCode) -> ImageDecodingError? {
    switch status {
    case VP8_STATUS_OK: nil
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: .truncated
    case VP8_STATUS_OUT_OF_MEMORY: .outOfMemory
    case VP8_STATUS_UNSUPPORTED_FEATURE: .unsupported("a feature of WebP")
    default: .corrupt("WebP status \(status.rawValue)")
    }
  }
}
