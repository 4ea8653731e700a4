import CGraphicsLibraries
import SystemLibraries

/// giflib, opened when the first GIF file is read.
struct GIFLibrary: Sendable {
  /// Nil where the library is not installed.
  static let shared = GIFLibrary()

  let open: DGifOpen_t
  let close: DGifCloseFile_t
  let recordType: DGifGetRecordType_t
  let `extension`: DGifGetExtension_t
  let nextExtension: DGifGetExtensionNext_t
  let imageDescription: DGifGetImageDesc_t
  let line: DGifGetLine_t
  let message: GifErrorString_t

  private init?() {
    guard let library = SystemLibrary("libgif.so.7"),
      let open: DGifOpen_t = library.function("DGifOpen"),
      let close: DGifCloseFile_t = library.function("DGifCloseFile"),
      let recordType: DGifGetRecordType_t = library.function("DGifGetRecordType"),
      let `extension`: DGifGetExtension_t = library.function("DGifGetExtension"),
      let nextExtension: DGifGetExtensionNext_t = library.function("DGifGetExtensionNext"),
      let imageDescription: DGifGetImageDesc_t = library.function("DGifGetImageDesc"),
      let line: DGifGetLine_t = library.function("DGifGetLine"),
      let message: GifErrorString_t = library.function("GifErrorString")
    else { return nil }
    self.open = open
    self.close = close
    self.recordType = recordType
    self.extension = `extension`
    self.nextExtension = nextExtension
    self.imageDescription = imageDescription
    self.line = line
    self.message = message
  }
}
