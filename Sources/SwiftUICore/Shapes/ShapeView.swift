import DisplayList

/// A view of a shape that can be filled and stroked further.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape that the view draws.
  associatedtype Content: Shape
  /// The shape that the view draws and that further fills and strokes draw again.
  nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// A shape's outline as a line in a style.
nonisolated struct StrokeLeaf<S: Shape, Style: ShapeStyle>: LeafView, Animatable {
  typealias Body = Never
  var shape: S
  var style: Style
  var strokeStyle: StrokeStyle
  var isAntialiased: Bool

  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    shape.answer(proposal, on: context)
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    guard size.isFinite else { return [] }
    let rect = CGRect(origin: .zero, size: size)
    let paint = style.shapePaint(in: context.environment, bounds: rect)
    let path = shape.path(in: rect, on: context)
    if isAntialiased { return paint.stroke(path, strokeStyle, id: context.id) }
    return paint.fill(path.strokedPath(strokeStyle), FillStyle(antialiased: false), id: context.id)
  }
  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
    set { (shape.animatableData, strokeStyle.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
}

/// A stroked shape is hit on its line alone.
extension StrokeLeaf: HitTestingLeaf {
  nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool {
    guard context.size.isFinite else { return false }
    return shape.path(in: CGRect(origin: .zero, size: context.size), on: context).strokedPath(strokeStyle)
      .contains(
        point)
  }
}

/// A leaf before another view.
private typealias Backed<Leaf, Background: View> = ModifiedContent<Leaf, _BackgroundModifier<Background>>

/// The type of a view that holds nothing but a leaf and, after it, a view behind it: without one, the leaf
/// alone.
nonisolated private func backedType<V: View, Leaf: View, Background: View>(
  _: V.Type, _: Backed<Leaf, Background>.Type
) -> _ViewType {
  TransparentType(
    for: V.self,
    content: {
      Background.self == EmptyView.self
        ? .of(Leaf.self) : .of(Backed<Leaf, Background>.self)
    }, offset: 0)
}

/// A filled shape in front of another view.
nonisolated public struct FillShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  private var drawn: Backed<_ShapeView<Content, Style>, Background>

  /// A shape filled with a style, in front of `background`. The shape sizes the view; the background is
  /// proposed that size.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    drawn = ModifiedContent(
      content: _ShapeView(shape: shape, style: style, fillStyle: fillStyle),
      modifier: _BackgroundModifier(background: background))
  }

  /// The shape that is filled.
  public var shape: Content {
    get { drawn.content.shape }
    set { drawn.content.shape = newValue }
  }
  /// What the shape is filled with.
  public var style: Style {
    get { drawn.content.style }
    set { drawn.content.style = newValue }
  }
  /// Which areas count as inside, and whether edges are smoothed.
  public var fillStyle: FillStyle {
    get { drawn.content.fillStyle }
    set { drawn.content.fillStyle = newValue }
  }
  /// The view behind: as a rule the shape's earlier fills and strokes.
  public var background: Background {
    get { drawn.modifier.background }
    set { drawn.modifier.background = newValue }
  }

  public static func _makeViewType() -> _ViewType {
    backedType(Self.self, Backed<_ShapeView<Content, Style>, Background>.self)
  }
}

/// A shape's outline in front of another view.
nonisolated public struct StrokeShapeView<Content, Style, Background>: ShapeView
where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  private var drawn: Backed<StrokeLeaf<Content, Style>, Background>

  /// A line along a shape's outline, in front of `background`. Half of the line is outside the frame.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    drawn = ModifiedContent(
      content: StrokeLeaf(
        shape: shape, style: style, strokeStyle: strokeStyle, isAntialiased: isAntialiased),
      modifier: _BackgroundModifier(background: background))
  }

  /// The shape whose outline is drawn.
  public var shape: Content {
    get { drawn.content.shape }
    set { drawn.content.shape = newValue }
  }
  /// What the line is painted with.
  public var style: Style {
    get { drawn.content.style }
    set { drawn.content.style = newValue }
  }
  /// The width, ends, joins and dashes of the line, in points.
  public var strokeStyle: StrokeStyle {
    get { drawn.content.strokeStyle }
    set { drawn.content.strokeStyle = newValue }
  }
  /// Whether edges are smoothed.
  public var isAntialiased: Bool {
    get { drawn.content.isAntialiased }
    set { drawn.content.isAntialiased = newValue }
  }
  /// The view behind: as a rule the shape's earlier fills and strokes.
  public var background: Background {
    get { drawn.modifier.background }
    set { drawn.modifier.background = newValue }
  }

  public static func _makeViewType() -> _ViewType {
    backedType(Self.self, Backed<StrokeLeaf<Content, Style>, Background>.self)
  }
}

/// A line within a shape's outline, in front of another view.
nonisolated public struct StrokeBorderShapeView<Content, Style, Background>: ShapeView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  private var drawn: Backed<StrokeLeaf<Content.InsetShape, Style>, Background>
  /// The shape, before it is inset by half of the line's width.
  public let shape: Content

  /// A line within a shape's outline, in front of `background`. The whole line is inside the frame.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    drawn = ModifiedContent(
      content: StrokeLeaf(
        shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
        isAntialiased: isAntialiased),
      modifier: _BackgroundModifier(background: background))
  }

  /// What the line is painted with.
  public var style: Style {
    get { drawn.content.style }
    set { drawn.content.style = newValue }
  }
  /// The width, ends, joins and dashes of the line, in points. Half of its width is the shape's inset.
  public var strokeStyle: StrokeStyle {
    get { drawn.content.strokeStyle }
    set {
      drawn.content.strokeStyle = newValue
      drawn.content.shape = shape.inset(by: newValue.lineWidth / 2)
    }
  }
  /// Whether edges are smoothed.
  public var isAntialiased: Bool {
    get { drawn.content.isAntialiased }
    set { drawn.content.isAntialiased = newValue }
  }
  /// The view behind: as a rule the shape's earlier fills and strokes.
  public var background: Background {
    get { drawn.modifier.background }
    set { drawn.modifier.background = newValue }
  }

  public static func _makeViewType() -> _ViewType {
    backedType(Self.self, Backed<StrokeLeaf<Content.InsetShape, Style>, Background>.self)
  }
}
