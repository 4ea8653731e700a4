import DisplayList
import TextEngine

extension GraphicsContext {
  /// A text in the environment of the canvas, ready to be measured and drawn.
  public struct ResolvedText {
    /// What the text is painted with where it sets no colour itself.
    public var shading: Shading
    let text: ShapedText
    let options: TextLayoutOptions
    /// What the text sets itself.
    let paints: [TextPaint]
    /// The images that stand in the text.
    let images: [TextImage]
    let marks: [TextMarks]

    func layout(in size: CGSize) -> TextLayout {
      var options = options
      options.width = Double(size.width)
      options.height = Double(size.height)
      return text.layout(options)
    }

    /// The size of the text in a size in points.
    public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

    /// The distance from the top to the first baseline.
    public func firstBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).firstBaseline) }

    /// The distance from the top to the last baseline.
    public func lastBaseline(in size: CGSize) -> CGFloat { CGFloat(layout(in: size).lastBaseline) }
  }

  /// The text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    let environment = TextEnvironment(recorder.environment)
    var writer = TextWriter(environment, recorder.environment)
    let shaped = writer.shape(text)
    return ResolvedText(
      shading: .foreground, text: shaped, options: environment.options, paints: writer.paints,
      images: writer.images, marks: writer.marks)
  }

  /// Draws the text in a rectangle, from its top; lines that do not fit are left out.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.origin.isFinite else { return }
    let layout = text.layout(in: rect.size)
    let bounds = CGRect(origin: rect.origin, size: layout.size)
    let paint = text.shading.paint(in: environment, bounds: bounds).flattened
    let own = text.paints.map { $0.paint(in: recorder.scope, bounds: bounds) }
    var inks: [ImageInk] = []
    if !text.images.isEmpty {
      inks = [text.shading.ink(in: environment, bounds: bounds)]
      inks += text.paints.map { $0.ink(in: environment, bounds: bounds) }
    }
    let drawing = TextDrawing(
      layout: layout, paints: [paint] + own, images: text.images, inks: inks, marks: text.marks,
      isRightToLeft: environment.layoutDirection == .rightToLeft, id: recorder.id)
    emit(drawing.items(at: rect.origin))
  }

  /// Draws the text unbroken; `anchor` of its frame is at `point`.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let corner = anchor.point(in: size)
    draw(text, in: CGRect(origin: CGPoint(x: point.x - corner.x, y: point.y - corner.y), size: size))
  }

  /// Draws a text in a rectangle, from its top; lines that do not fit are left out.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text unbroken; `anchor` of its frame is at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
