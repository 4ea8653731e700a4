import SwiftUI

#if !os(Linux)
  import ImageIO
#endif

extension Image {
  /// The image that a file holds; nil where it holds none.
  init?(contentsOf url: URL) {
    #if os(Linux)
      let image = try? CGImage(contentsOf: url)
    #else
      let file = CGImageSourceCreateWithURL(url as CFURL, nil)
      let image = file.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    #endif
    guard let image else { return nil }
    self.init(decorative: image, scale: 1)
  }
}

#if !os(Linux)
  extension ImageRenderer {
    /// The content as a PNG file.
    func pngData() -> Data? {
      let data = NSMutableData()
      let file = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil)
      guard let cgImage, let file else { return nil }
      CGImageDestinationAddImage(file, cgImage, nil)
      return CGImageDestinationFinalize(file) ? data as Data : nil
    }

    /// The content as a PDF file of one page.
    func pdfData() -> Data? {
      let data = NSMutableData()
      render { size, draw in
        var page = CGRect(origin: .zero, size: size)
        let context = CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: &page, nil) }
        context?.beginPDFPage(nil)
        context.map(draw)
        context?.endPDFPage()
        context?.closePDF()
      }
      return data as Data
    }
  }
#endif
