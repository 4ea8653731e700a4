import DisplayList

/// Copies of an image side by side. A symbol has no pixels to tile; its paint is clear.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat
  /// Where a copy starts, in points; nil for the corner of the filled area.
  private var origin: CGPoint?

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
    let source = sourceRect.isFinite ? sourceRect.standardized : CGRect(x: 0, y: 0, width: 1, height: 1)
    let factor = scale.isFinite ? max(scale, 0) : 1
    let tile = CGSize(
      width: content.size.width * source.width * factor, height: content.size.height * source.height * factor)
    guard case .pixels(let loaded) = content.picture, tile.width > 0, tile.height > 0 else { return }
    shape.paint = ShapePaint(
      .image(
        ImageID(raw: loaded.image.id), source: source, tile: tile, origin: origin ?? shape.bounds.origin))
    shape.paint.opacity = HierarchicalShapeStyle.fading(shape.level)
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
