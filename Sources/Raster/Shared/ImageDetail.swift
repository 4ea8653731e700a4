import Foundation
import Geometry

/// How much of an image's detail a document keeps.
enum ImageDetail {
  /// Pixels to a point of the page: 288 to the inch, as for print.
  static let density = 4.0

  /// How many pixels of an image fall into one that the document needs, below 1 for an image that is too coarse.
  static func excess(of size: CGSize, onto rect: CGRect, _ toPage: AffineMatrix) -> Double {
    let (width, height) = (rect.width * toPage.scaleX * density, rect.height * toPage.scaleY * density)
    guard width > 0, height > 0 else { return 1 }
    return min(size.width / width, size.height / height)
  }
}
