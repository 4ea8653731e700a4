import CPDFRenderer
import Foundation
import Geometry

/// Draws the first page of PDF files through pdfium, in a process of its own for each file (decision 0014).
package struct PDFDecoder {
  var limits = ImageLimits.standard

  package init(limits: ImageLimits = .standard) { self.limits = limits }

  /// pdfium, opened when the first PDF file is read and then kept for good.
  private struct Library: @unchecked Sendable {
    let functions: UnsafeRawPointer

    /// Nil where the library is not installed.
    static let shared: Library? = {
      let places = DataFolders.all.map { $0 + "/treeswift/pdfium/libpdfium.so" } + ["libpdfium.so"]
      return places.lazy.compactMap { treeswift_pdf_open($0) }.first.map(Library.init(functions:))
    }()
  }

  /// Whether PDF files can be drawn on this machine.
  package static var isAvailable: Bool { Library.shared != nil }

  /// In points: the first page's visible area.
  func size(of data: Data) throws(ImageDecodingError) -> CGSize {
    var (width, height) = (0.0, 0.0)
    try read(data) { library, bytes, bounds in
      treeswift_pdf_size(library, bytes.baseAddress, bytes.count, bounds, &width, &height)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .corrupt("the page has no size")
    }
    guard width <= Double(limits.side), height <= Double(limits.side) else {
      throw .tooLarge(width: Int(saturating: width), height: Int(saturating: height))
    }
    return CGSize(width: width, height: height)
  }

  /// The page with `scale` pixels to the point; a scale that is no positive number counts as 1.
  func decode(_ data: Data, scale: Double) throws(ImageDecodingError) -> CGImage {
    let size = try size(of: data)
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return try decode(
      data, width: Int(saturating: (size.width * scale).rounded(.up)),
      height: Int(saturating: (size.height * scale).rounded(.up)))
  }

  /// The page stretched onto as many pixels.
  func decode(_ data: Data, width: Int, height: Int) throws(ImageDecodingError) -> CGImage {
    try limits.check(width: width, height: height, fileBytes: .max)
    return try CGImage.decoded(width: width, height: height) { pixels throws(ImageDecodingError) in
      let start = pixels.baseAddress
      try read(data) { library, bytes, bounds in
        treeswift_pdf_draw(
          library, bytes.baseAddress, bytes.count, bounds, Int32(clamping: width), Int32(clamping: height),
          start)
      }
    }
  }

  private func read(
    _ data: Data,
    _ body: (UnsafeRawPointer, UnsafeRawBufferPointer, treeswift_pdf_bounds) -> treeswift_pdf_result
  ) throws(ImageDecodingError) {
    guard let library = Library.shared else {
      throw .unsupported("PDF, without pdfium on this machine; Tools/setup installs it")
    }
    guard data.count <= limits.documentBytes else { throw .fileTooLong(bytes: data.count) }
    let bounds = treeswift_pdf_bounds(
      seconds: UInt32(clamping: limits.documentSeconds), bytes: max(limits.documentMemory, 0))
    let result = data.withUnsafeBytes { body(library.functions, $0, bounds) }
    switch result {
    case TREESWIFT_PDF_DONE: return
    case TREESWIFT_PDF_LOCKED: throw .unsupported("a PDF file with a password")
    case TREESWIFT_PDF_EXHAUSTED:
      throw .unsupported("a PDF file that takes too long, or too much memory, to draw")
    case TREESWIFT_PDF_NO_PROCESS: throw .outOfMemory
    default: throw .corrupt("the PDF file cannot be read")
    }
  }
}
