import DisplayList

extension GraphicsContext {
  /// An image in the environment of the canvas, ready to be drawn.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public var size: CGSize { content.size }
    /// The distance from the bottom to the baseline.
    public let baseline: CGFloat
    /// What a template image is painted with; nil for the foreground style. A palette has the paints of a symbol's
    /// layers.
    public var shading: Shading?
    let content: ImageContent
  }

  /// The image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    let text = TextEnvironment(environment)
    let content = ImageContent(image, environment, text.fontStyle, text)
    let baseline = content.baseline.map { Double(content.size.height) - $0 } ?? 0
    return ResolvedImage(baseline: CGFloat(baseline), shading: nil, content: content)
  }

  /// Draws the image stretched onto a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let ink = (image.shading ?? .foreground).ink(in: environment, bounds: rect)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    emit(image.content.items(in: rect, ink, isRightToLeft: isRightToLeft, id: recorder.id))
  }

  /// Draws the image in its own size; `anchor` of its frame is at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let corner = anchor.point(in: image.size)
    draw(
      image,
      in: CGRect(origin: CGPoint(x: point.x - corner.x, y: point.y - corner.y), size: image.size))
  }

  /// Draws an image stretched onto a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image in its own size; `anchor` of its frame is at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// Copies of an image, or of a part of it in unit coordinates, side by side from `origin`; `scale` is that of
  /// the copies.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale).tiled(from: origin))
  }
}
