import CGraphicsLibraries
import DisplayList

/// How the pixels of an image become those of a page.
struct ImageSampling: Hashable {
  var interpolation = ImageItem.Interpolation.medium
  var isAntialiased = true

  /// Whether all pixels count that fall into one.
  var isSmooth: Bool { interpolation == .medium || interpolation == .high }

  /// How cairo finds what is between pixels, where `shrink` of them fall into one.
  func filter(shrink: Double) -> cairo_filter_t {
    switch interpolation {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    // GOOD averages all pixels that fall into one when an image shrinks, and is bilinear otherwise.
    case .medium, .high: shrink > 1.001 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
  }
}

extension ImageItem {
  var sampling: ImageSampling { ImageSampling(interpolation: interpolation, isAntialiased: isAntialiased) }
}
