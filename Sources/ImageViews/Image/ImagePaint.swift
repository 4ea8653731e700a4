import DisplayList

/// Copies of an image side by side: of pixels, of a symbol, of a drawing. A template and a symbol have the foreground
/// style.
public struct ImagePaint: ShapeStyle {
  /// The image that is repeated. Its own resizing mode does not count.
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates. What is beyond the image does not count.
  public var sourceRect: CGRect
  /// The size of a copy relative to the image's own. Without a positive one nothing is painted.
  public var scale: CGFloat
  /// Where a copy starts, in points; nil for the corner of the filled area.
  private var origin: CGPoint?

  /// Copies of an image, or of a part of it, side by side.
  ///
  /// - Parameters:
  ///   - sourceRect: The part of the image that is repeated, in unit coordinates.
  ///   - scale: The size of a copy relative to the image's own; without a positive one nothing is painted.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func tiled(from origin: CGPoint) -> ImagePaint {
    var copy = self
    copy.origin = origin
    return copy
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = ShapePaint(.color(.clear))
    let environment = shape.environment
    let text = TextEnvironment(environment)
    let content = ImageContent(image, environment, text.fontStyle, text)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let source = sourceRect.isFinite ? sourceRect.standardized.overlap(whole) : whole
    let factor = scale.isFinite ? max(scale, 0) : 1
    let tile = CGSize(
      width: content.size.width * source.width * factor, height: content.size.height * source.height * factor)
    guard !source.isNull, tile.isFinite, tile.width > 0, tile.height > 0,
      let picture = content.source(scale: factor, in: environment)
    else { return }
    shape.paint = ShapePaint(
      .tiles(
        TilePaint(
          picture, source: source, tile: tile, origin: origin ?? shape.bounds.origin,
          interpolation: content.interpolation)))
    shape.paint.opacity = HierarchicalShapeStyle.fading(shape.level)
  }
}

extension ImageContent {
  /// The image as it is repeated, drawn for copies of `scale` times its size; nil where there is nothing to see.
  fileprivate func source(scale: Double, in environment: EnvironmentValues) -> ImageSource? {
    if case .pixels(let loaded) = picture, !isTemplate, !loaded.isMirrored, loaded.source == nil {
      return .pixels(ImageID(loaded.image))
    }
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let rect = CGRect(origin: .zero, size: size)
    var single = self
    single.options.resizing = nil
    let items = single.items(
      in: rect, ImageInk(environment, bounds: rect),
      isRightToLeft: environment.layoutDirection == .rightToLeft, id: 0)
    return items.isEmpty ? nil : .picture(Fragment(id: 0, items: items), size: size)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Copies of an image, or of a part of it in unit coordinates, side by side.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
