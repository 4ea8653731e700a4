import CGraphicsLibraries
import Foundation
import Geometry

/// Draws SVG files through librsvg. Nothing outside of a file is read for it.
package struct SVGDecoder {
  var limits = ImageLimits.standard

  package init(limits: ImageLimits = .standard) { self.limits = limits }

  /// In user units: the width and height of the file, or what its view box says, or what is drawn.
  func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    try reading(data) { library, handle throws(ImageDecodingError) -> CGSize in try size(library, handle) }
  }

  /// The drawing with `scale` pixels to the user unit; a scale that is no positive number counts as 1.
  func decode(_ data: Data, scale: Double) throws(ImageDecodingError) -> CGImage {
    try reading(data) { library, handle throws(ImageDecodingError) -> CGImage in
      let size = try size(library, handle)
      let scale = scale.isFinite && scale > 0 ? scale : 1
      return try image(
        library, handle, width: Int(saturating: (size.width * scale).rounded(.up)),
        height: Int(saturating: (size.height * scale).rounded(.up)))
    }
  }

  /// The drawing stretched onto as many pixels.
  package func decode(_ data: Data, width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    try reading(data) { library, handle throws(ImageDecodingError) -> CGImage in
      try image(library, handle, width: width, height: height)
    }
  }

  private func reading<Result>(
    _ data: Data, _ body: (RSVGLibrary, OpaquePointer) throws(ImageDecodingError) -> Result
  ) throws(ImageDecodingError) -> Result {
    guard let library = RSVGLibrary.shared else { throw .unsupported("SVG, without librsvg on this machine") }
    try SVGScan(limits: limits).check(data)
    return try data.withBytes { bytes throws(ImageDecodingError) -> Result in
      var error: UnsafeMutablePointer<GError>?
      let handle = library.read(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &error)
      guard let handle else { throw Self.failure(&error, library) }
      defer { library.release(UnsafeMutableRawPointer(handle)) }
      library.setResolution(handle, 96)
      return try body(library, handle)
    }
  }

  private func size(
    _ library: RSVGLibrary, _ handle: OpaquePointer
  ) throws(ImageDecodingError) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) == 0 || !(width > 0 && height > 0) {
      var hasBox: gboolean = 0
      var box = RSVGLibrary.Rectangle()
      library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
      if hasBox == 0 { _ = library.geometry(handle, nil, &box, nil, nil) }
      (width, height) = (box.width, box.height)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .corrupt("the image has no size")
    }
    guard width <= Double(limits.side), height <= Double(limits.side) else {
      throw .tooLarge(width: Int(saturating: width), height: Int(saturating: height))
    }
    return CGSize(width: width, height: height)
  }

  private func image(
    _ library: RSVGLibrary, _ handle: OpaquePointer, width: Int, height: Int
  ) throws(ImageDecodingError) -> CGImage {
    // A short file may well have many pixels here: their number alone is held.
    try limits.check(width: width, height: height, fileBytes: .max)
    return try CGImage.decoded(width: width, height: height) { pixels throws(ImageDecodingError) in
      pixels.update(repeating: 0)
      let surface = cairo_image_surface_create_for_data(
        pixels.baseAddress, CAIRO_FORMAT_ARGB32, Int32(truncatingIfNeeded: width),
        Int32(truncatingIfNeeded: height), Int32(truncatingIfNeeded: width * 4))
      defer { cairo_surface_destroy(surface) }
      let cr = cairo_create(surface)
      defer { cairo_destroy(cr) }
      var area = RSVGLibrary.Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      var error: UnsafeMutablePointer<GError>?
      let drawn = library.render(handle, cr, &area, &error)
      guard drawn != 0 else { throw Self.failure(&error, library) }
      cairo_surface_flush(surface)
      // From blue first to red first.
      for start in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(start, start + 2) }
    }
  }

  private static func failure(
    _ error: inout UnsafeMutablePointer<GError>?, _ library: RSVGLibrary
  ) -> ImageDecodingError {
    let message = error?.pointee.message.map { String(cString: $0) } ?? "the file cannot be drawn"
    library.clear(&error)
    return .corrupt(message)
  }
}
