import CGraphicsLibraries
import SystemLibraries

/// libjpeg-turbo, opened when the first JPEG file is read.
struct JPEGLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = JPEGLibrary()

  let open: tjInitDecompress_t
  let header: tjDecompressHeader3_t
  let decompress: tjDecompress2_t
  let message: tjGetErrorStr2_t
  let severity: tjGetErrorCode_t
  let close: tjDestroy_t

  private init?() {
    guard let library = SystemLibrary("libturbojpeg.so.0"),
      let open: tjInitDecompress_t = library.function("tjInitDecompress"),
      let header: tjDecompressHeader3_t = library.function("tjDecompressHeader3"),
      let decompress: tjDecompress2_t = library.function("tjDecompress2"),
      let message: tjGetErrorStr2_t = library.function("tjGetErrorStr2"),
      let severity: tjGetErrorCode_t = library.function("tjGetErrorCode"),
      let close: tjDestroy_t = library.function("tjDestroy")
    else { return nil }
    self.open = open
    self.header = header
    self.decompress = decompress
    self.message = message
    self.severity = severity
    self.close = close
  }
}
