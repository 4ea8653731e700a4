import SwiftUI

#if !os(Linux)
  import ImageIO
  import UniformTypeIdentifiers
#endif

extension Image {
  /// The image that a file holds; nil where it holds none.
  init?(contentsOf url: URL) {
    #if os(Linux)
      guard let image = try? CGImage(contentsOf: url) else { return nil }
    #else
      guard let source = CGImageSourceCreateWithURL(url as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { return nil }
    #endif
    self.init(decorative: image, scale: 1)
  }
}

#if !os(Linux)
  extension ImageRenderer {
    /// The content as a PNG file.
    func pngData() -> Data? {
      let data = NSMutableData()
      guard let cgImage,
        let file = CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil)
      else { return nil }
      CGImageDestinationAddImage(file, cgImage, nil)
      return CGImageDestinationFinalize(file) ? data as Data : nil
    }

    /// The content as a PDF file of one page.
    func pdfData() -> Data? {
      let data = NSMutableData()
      render { size, draw in
        var page = CGRect(origin: .zero, size: size)
        guard let consumer = CGDataConsumer(data: data),
          let context = CGContext(consumer: consumer, mediaBox: &page, nil)
        else { return }
        context.beginPDFPage(nil)
        draw(context)
        context.endPDFPage()
        context.closePDF()
      }
      return data.length > 0 ? data as Data : nil
    }
  }
#endif
