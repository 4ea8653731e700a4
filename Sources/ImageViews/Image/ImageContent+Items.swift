import DisplayList
import ImageCodecs
import SymbolDrawings

extension ImageContent {
  /// What draws the image in a rectangle.
  func items(in rect: CGRect, _ ink: ImageInk, isRightToLeft: Bool, id: UInt64) -> [Item] {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    let foreground = ink.primary
    switch picture {
    case .nothing: return []
    case .symbol(let symbol): return symbol.items(in: rect, ink, isRightToLeft: isRightToLeft, id: id)
    case .missing:
      return SymbolPicture(drawing: .placeholder).items(in: rect, ink, isRightToLeft: false, id: id)
    case .pixels(let loaded):
      let pixels = ImageID(pixels(of: loaded, in: rect))
      let items = items(
        .pixels(pixels), loaded.slicing, in: rect, foreground: isTemplate ? foreground : nil, id: id)
      guard loaded.isMirrored else { return items }
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0)
      return [group(.transform(.value(ProjectionTransform(flip))), items, id)]
    case .drawing(let drawing, let scope):
      return items(
        drawing.fragment(scope, id: id), in: rect, foreground: isTemplate ? foreground : nil, id: id)
    }
  }

  var interpolation: ImageItem.Interpolation {
    switch options.interpolation {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }

  private func group(_ effect: Effect, _ items: [Item], _ id: UInt64) -> Item {
    .group(effect, Placed(Fragment(id: id, items: items)))
  }

  private func items(
    _ content: ImageSource, _ slicing: ImageSlicing?, in rect: CGRect, foreground: ShapePaint?, id: UInt64
  ) -> [Item] {
    let slices = ImageSlices.of(size, options.resizing, slicing, in: rect)
    if slices.count == 1, let tile = slices[0].tile {
      let tiles = TilePaint(content, tile: tile, origin: rect.origin, interpolation: interpolation)
      let fill = Item.fill(Path(rect), .tiles(tiles), FillStyle(antialiased: options.isAntialiased))
      return foreground?.fill(maskedBy: Placed(Fragment(id: id, items: [fill])), in: rect, id: id) ?? [fill]
    }
    var item = ImageItem(
      content, rect: rect, slices: slices.count > 1 ? slices : [], interpolation: interpolation,
      isAntialiased: options.isAntialiased)
    guard let foreground else { return [.image(item)] }
    // What is between the paint and the alpha of the image needs it as a mask.
    if foreground.shadows.isEmpty, foreground.backdrop == nil, foreground.blendMode == nil {
      item.template = foreground.flattened
      return [.image(item)]
    }
    return foreground.fill(
      maskedBy: Placed(Fragment(id: id, items: [.image(item)])), in: rect, id: id)
  }

  /// The pixels for a rectangle: of a file that has others for other sizes as many as show there.
  private func pixels(of loaded: LoadedImage, in rect: CGRect) -> StoredImage {
    guard let source = loaded.source else { return loaded.image }
    let isCut = options.resizing?.mode == .tile || options.resizing?.hasCaps == true || loaded.slicing != nil
    if source.isPhotograph {
      let needsAll = isCut || options.interpolation == .none
      let factor = needsAll ? .infinity : ScalableImage.photographDetail
      let (width, height) = (rect.width * factor, rect.height * factor)
      if canWait { return source.presentPixels(width: width, height: height) ?? loaded.image }
      return (try? source.pixels(width: width, height: height)) ?? loaded.image
    }
    let factor = max(displayScale.clamped(to: 1...4), 2)
    let (width, height) = (rect.width * factor, rect.height * factor)
    let isFine =
      Double(loaded.image.pixels.width) >= width && Double(loaded.image.pixels.height) >= height
    if isFine || isCut { return loaded.image }
    return (try? source.pixels(width: width, height: height)) ?? loaded.image
  }

  /// A drawing: stretched whole it stays lines and areas.
  private func items(_ fragment: Fragment, in rect: CGRect, foreground: ShapePaint?, id: UInt64) -> [Item] {
    guard !fragment.isEmpty, size.width > 0, size.height > 0 else { return [] }
    let slices = ImageSlices.of(size, options.resizing, nil, in: rect)
    guard slices.count == 1, slices[0].tile == nil else {
      return items(.picture(fragment, size: size), nil, in: rect, foreground: foreground, id: id)
    }
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    let drawn = Item.group(.transform(.value(ProjectionTransform(place))), Placed(fragment))
    guard let foreground else { return [drawn] }
    return foreground.fill(maskedBy: Placed(Fragment(id: id, items: [drawn])), in: rect, id: id)
  }
}

extension ImageID {
  /// Names the pixels, and keeps them as long as a picture does.
  init(_ stored: StoredImage) { self.init(raw: stored.id, keeping: stored) }
}
