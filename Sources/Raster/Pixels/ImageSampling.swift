import DisplayList

/// How the pixels of an image become those of a page.
struct ImageSampling: Hashable {
  var interpolation = ImageItem.Interpolation.medium
  var isAntialiased = true

  /// Whether all pixels count that fall into one.
  var isSmooth: Bool { interpolation == .medium || interpolation == .high }
}

extension ImageItem {
  var sampling: ImageSampling { ImageSampling(interpolation: interpolation, isAntialiased: isAntialiased) }
}
