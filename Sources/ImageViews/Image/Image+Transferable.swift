import DataTransfer
import Foundation
import ImageCodecs

extension Image: Transferable {
  /// A picture as PNG. An image is made of the data of any picture that files hold (PNG, JPEG, GIF, WebP, SVG, PDF).
  /// One of a program's resources, and a symbol, is only drawn where it stands: it has no data to hand over.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { (image: Image) in
      guard case .pixels(let pixels, _) = image.source else {
        throw TransferError.cannotExport("Image", as: .png)
      }
      return try PNGEncoder().encode(pixels)
    }
    .exportingCondition { image in
      if case .pixels = image.source { true } else { false }
    }
    DataRepresentation(importedContentType: .image) { data in
      Image(decorative: try CGImage(data: data), scale: 1)
    }
    DataRepresentation(importedContentType: .pdf) { data in
      Image(decorative: try CGImage(data: data), scale: 1)
    }
  }
}
