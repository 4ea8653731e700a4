/// Which parts of an image stay as they are when it is stretched, as its catalogue says. Lengths are points.
struct ImageSlicing: Hashable, Sendable {
  var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  /// The part between that is repeated; nil for all of it.
  var centerWidth: Double?, centerHeight: Double?
  var mode = Image.ResizingMode.stretch

  /// Nil where nothing stays as it is. Catalogues count pixels.
  init?(_ slicing: AssetContents.Entry.Slicing, scale: Double) {
    func points(_ pixels: Double?) -> Double { max((pixels ?? 0).finite(or: 0), 0) / scale }
    top = points(slicing.capInsets?.top)
    left = points(slicing.capInsets?.left)
    bottom = points(slicing.capInsets?.bottom)
    right = points(slicing.capInsets?.right)
    guard top + left + bottom + right > 0 else { return nil }
    func center(_ length: Double?, _ first: Double, _ last: Double) -> Double? {
      let length = points(length)
      return length > 0 && first + last > 0 ? length : nil
    }
    centerWidth = center(slicing.center?.width, left, right)
    centerHeight = center(slicing.center?.height, top, bottom)
    if slicing.center?.mode == "tile" { mode = .tile }
  }
}
