import SwiftUI

#if !os(Linux)
  import ImageIO
#endif

extension Image {
  /// The image that a file holds; nil where it holds none.
  init?(contentsOf url: URL) {
    #if os(Linux)
      guard let image = try? CGImage(contentsOf: url) else { return nil }
    #else
      guard let file = CGImageSourceCreateWithURL(url as CFURL, nil),
        let image = CGImageSourceCreateImageAtIndex(file, 0, nil)
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
      guard let cgImage, let file = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
      else { return nil }
      CGImageDestinationAddImage(file, cgImage, nil)
      return CGImageDestinationFinalize(file) ? data as Data : nil
    }

    /// The content as a PDF file of one page.
    func pdfData() -> Data? {
      let data = NSMutableData()
      render { size, draw in
        var page = CGRect(origin: .zero, size: size)
        guard let consumer = CGDataConsumer(data: data) else { return }
        let context = CGContext(consumer: consumer, mediaBox: &page, nil)
        context?.beginPDFPage(nil)
        context.map(draw)
        context?.endPDFPage()
        context?.closePDF()
      }
      return data as Data
    }
  }
#endif
