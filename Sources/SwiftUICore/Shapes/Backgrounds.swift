import DisplayList

/// Paints a shape in a style behind or before a view, in the view's frame, and where it is asked for under the
/// safe area beside it. The view's layout stays as it is.
///
/// A material that is put behind a view becomes the view's `backgroundMaterial`; the style of selections raises its
/// `backgroundProminence`.
nonisolated public struct _StyleLayer<Style: ShapeStyle, Outline: Shape>: ElementModifier,
  EnvironmentModifying
{
  public typealias Body = Never
  let style: Style
  let shape: Outline
  let fillStyle: FillStyle
  /// The edges across which the layer goes on into the safe area.
  var edges: Edge.Set = []
  let isInFront: Bool

  package func place(_ context: PlaceContext) {
    context.placeChild()
    guard !edges.isEmpty, context.hasSafeAreas else { return }
    // The layer reaches as far as the unsafe area does from where the view stands now.
    _ = context.safeAreaExtension { $0.drawAgain() }
  }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    var rect = CGRect(origin: .zero, size: context.size)
    guard rect.isFinite else { return content }
    if !edges.isEmpty { rect = context.extended(rect, over: edges) }
    let paint = style.shapePaint(in: context.environment, bounds: rect)
    let path = shape.path(in: rect, on: context)
    let items = paint.fill(path, fillStyle.roundedToPixels, id: context.id)
    guard !items.isEmpty else { return content }
    let layer = Placed(Fragment(id: context.id, items: items))
    return isInFront ? .layered(content, layer, id: context.id) : .layered(layer, content, id: context.id)
  }
  package static var affects: ModifierAspects { .drawing }

  package func write(to values: inout EnvironmentValues) {
    guard !isInFront else { return }
    let erased = style as? AnyShapeStyle
    if Style.self == SelectionShapeStyle.self || erased?.isSelection == true {
      return values.backgroundProminence = .increased
    }
    values.backgroundMaterial = style as? Material ?? erased?.material
  }

  public static func _makeModifierType() -> _ModifierType {
    let types: [Any.Type] = [Material.self, AnyShapeStyle.self, SelectionShapeStyle.self]
    return types.contains { $0 == Style.self } ? makeScopedElementType() : makeElementModifierType()
  }
}

/// The layer is hit where it is seen, though it is no view of its own; before a view it hides the view from events.
extension _StyleLayer: HitTestingModifier {
  package func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    let rect = CGRect(origin: .zero, size: context.size)
    guard rect.isFinite, shape.path(in: rect, on: context).contains(point, eoFill: fillStyle.isEOFilled),
      !style.shapePaint(in: context.environment, bounds: rect).isClear
    else { return .content }
    return isInFront ? .itself : .whole
  }
}

extension DrawContext<UnaryNode> {
  /// A rectangle of the node's, grown on some edges over the unsafe areas that the node touches.
  func extended(_ rect: CGRect, over edges: Edge.Set) -> CGRect {
    let growth = safeAreaExtension(edges)
    let left = isRightToLeft ? growth.trailing : growth.leading
    return CGRect(
      x: rect.minX - left, y: rect.minY - growth.top, width: rect.width + growth.horizontal,
      height: rect.height + growth.vertical)
  }
}

extension View {
  /// Paints a style behind the view, in its frame and on into the safe area beside it.
  public nonisolated func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(
      _StyleLayer(
        style: style, shape: ContainerClippedRectangle(), fillStyle: FillStyle(), edges: edges,
        isInFront: false))
  }

  /// Paints the background style behind the view, in its frame and on into the safe area beside it.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Paints a shape in a style behind the view.
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(_StyleLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: false))
  }

  /// Paints a shape in the background style behind the view.
  public nonisolated func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a shape in a style behind the view. It does not become the container's shape: that is what
  /// `containerShape(_:)` sets.
  public nonisolated func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    modifier(_StyleLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: false))
  }

  /// Paints a shape in the background style behind the view.
  public nonisolated func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: InsettableShape {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Paints a style over the view, in its frame and on into the safe area beside it.
  public nonisolated func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    modifier(
      _StyleLayer(
        style: style, shape: ContainerClippedRectangle(), fillStyle: FillStyle(), edges: edges,
        isInFront: true))
  }

  /// Paints a shape in a style over the view.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(_StyleLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: true))
  }

  /// A line of a width in points along the inner side of the view's frame.
  public nonisolated func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    modifier(BorderModifier(style: content, width: width))
  }
}

/// A line along the inner side of a view's frame.
nonisolated struct BorderModifier<Style: ShapeStyle>: ElementModifier, Animatable {
  typealias Body = Never
  let style: Style
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let rect = CGRect(origin: .zero, size: context.size)
    let width = width.finite(or: 0)
    guard rect.isFinite, width > 0 else { return content }
    // The band between the frame and the frame less the width; all of the frame where that is nothing.
    var band = Path(rect)
    let inner = rect.insetBy(dx: width, dy: width)
    if rect.width > 2 * width, rect.height > 2 * width { band.addRect(inner) }
    let paint = style.shapePaint(in: context.environment, bounds: rect)
    let items = paint.fill(band, FillStyle(eoFill: true).roundedToPixels, id: context.id)
    guard !items.isEmpty else { return content }
    return .layered(content, Placed(Fragment(id: context.id, items: items)), id: context.id)
  }
  static var affects: ModifierAspects { .drawing }
}
