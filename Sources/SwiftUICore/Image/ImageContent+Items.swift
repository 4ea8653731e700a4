import DisplayList
import ImageCodecs

extension ImageContent {
  /// What draws the image in a rectangle, in a paint.
  func items(in rect: CGRect, foreground: ShapePaint, isRightToLeft: Bool, id: UInt64) -> [Item] {
    items(in: rect, ImageInk(foreground), isRightToLeft: isRightToLeft, id: id)
  }

  /// What draws the image in a rectangle.
  func items(in rect: CGRect, _ ink: ImageInk, isRightToLeft: Bool, id: UInt64) -> [Item] {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    let foreground = ink.primary
    switch picture {
    case .symbol(let symbol): return symbol.items(in: rect, ink, isRightToLeft: isRightToLeft, id: id)
    case .missing:
      return SymbolPicture(drawing: .placeholder).items(in: rect, ink, isRightToLeft: false, id: id)
    case .pixels(let loaded):
      let items = items(loaded, in: rect, foreground: isTemplate ? foreground : nil, id: id)
      guard loaded.isMirrored else { return items }
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
      return [group(.transform(.value(ProjectionTransform(flip))), items, id)]
    case .drawing(let drawing, let scope):
      return items(
        drawing.fragment(scope, id: id), in: rect, foreground: isTemplate ? foreground : nil, id: id)
    }
  }

  private func group(_ effect: Effect, _ items: [Item], _ id: UInt64) -> Item {
    .group(effect, Placed(Fragment(id: id, items: items)))
  }

  // MARK: Pixels

  private func items(
    _ loaded: LoadedImage, in rect: CGRect, foreground: ShapePaint?, id: UInt64
  ) -> [Item] {
    let image = ImageID(raw: pixels(of: loaded, in: rect).id)
    let interpolation: ImageItem.Interpolation =
      switch options.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    // What is between the paint and the alpha of the image needs it as a mask.
    let isPlain = foreground.map { $0.shadows.isEmpty && $0.backdrop == nil && $0.blendMode == nil } ?? true
    func item(_ slice: ImageSlice, _ template: Paint?) -> Item {
      .image(
        ImageItem(
          image: image, source: slice.source, rect: slice.target, interpolation: interpolation,
          template: template, isAntialiased: options.isAntialiased))
    }
    func fill(_ slice: ImageSlice) -> Item {
      .fill(
        Path(slice.target),
        .image(image, source: slice.source, tile: slice.tile, origin: slice.target.origin),
        FillStyle(antialiased: options.isAntialiased))
    }
    let slices = ImageSlice.slices(of: size, options.resizing, loaded.slicing, in: rect)
    guard let foreground else { return slices.map { $0.isTiled ? fill($0) : item($0, nil) } }
    if isPlain, !slices.contains(where: \.isTiled) {
      return slices.map { item($0, foreground.flattened) }
    }
    let mask = Placed(Fragment(id: id, items: slices.map { $0.isTiled ? fill($0) : item($0, nil) }))
    return foreground.fill(maskedBy: mask, in: rect, id: id)
  }

  /// The pixels for a rectangle: of a drawing as many as show there.
  private func pixels(of loaded: LoadedImage, in rect: CGRect) -> StoredImage {
    guard let vector = loaded.vector else { return loaded.image }
    let factor = max(displayScale.clamped(to: 1...4), 2)
    let (width, height) = (rect.width * factor, rect.height * factor)
    let isFine =
      Double(loaded.image.pixels.width) >= width && Double(loaded.image.pixels.height) >= height
    if isFine || options.resizing?.mode == .tile || loaded.slicing != nil { return loaded.image }
    return (try? vector.pixels(width: width, height: height)) ?? loaded.image
  }

  // MARK: Drawings

  private func items(_ fragment: Fragment, in rect: CGRect, foreground: ShapePaint?, id: UInt64) -> [Item] {
    guard !fragment.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let slices = ImageSlice.slices(of: size, options.resizing, nil, in: rect)
    let items = slices.flatMap { slice in slice.items(fragment, of: size, id: id) }
    guard let foreground else { return items }
    return foreground.fill(maskedBy: Placed(Fragment(id: id, items: items)), in: rect, id: id)
  }
}
