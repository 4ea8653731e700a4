import DisplayList

/// What a shape's outline means for filling.
public enum ShapeRole: Sendable, Hashable {
  /// An area.
  case fill
  /// A line around an area.
  case stroke
  /// A line that separates areas.
  case separator
}

/// What a shape does where content runs from right to left.
public enum LayoutDirectionBehavior: Sendable, Hashable {
  /// Drawn alike in both directions.
  case fixed
  /// Mirrored where the direction is not the one the shape was drawn for.
  case mirrors(in: LayoutDirection)

  /// Mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func isMirrored(_ isRightToLeft: Bool) -> Bool {
    if case .mirrors(let direction) = self { return (direction == .rightToLeft) == isRightToLeft }
    return false
  }
}

/// A form in two dimensions: a path for every rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape stands for. Every role is filled alike here.
  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size for a proposal: by default the proposal itself, and 10 points in a dimension that is open.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// An area, for shapes that declare nothing.
  public nonisolated static var role: ShapeRole { .fill }
  /// Mirrored from right to left, for shapes that declare nothing.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// The proposal, and 10 points where it is open, for shapes that declare nothing.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  public nonisolated static func _makeViewType() -> _ViewType { ShapeLeaf<Self>.makeLeafType() }
}

/// A shape that can be drawn smaller or larger by an amount on every side.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape drawn smaller by `amount` points on every side; a negative amount makes it larger.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// The size for a proposal as the engine asks for it.
  nonisolated func answer(_ proposal: Proposal, on context: MeasureContext<LeafNode>) -> SizeAnswer {
    .exactly(proposal, context.observing(addsUp: true) { sizeThatFits(proposal.clamped.proposedViewSize) })
  }

  /// Whether a point of a node is inside the outline.
  nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>, eoFill: Bool = false) -> Bool
  {
    guard context.size.isFinite else { return false }
    return path(in: CGRect(origin: .zero, size: context.size), on: context).contains(point, eoFill: eoFill)
  }

  /// The outline in a rectangle, mirrored where content runs from right to left.
  package nonisolated func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let path = path(in: rect)
    guard isRightToLeft || layoutDirectionBehavior != .mirrors,
      layoutDirectionBehavior.isMirrored(isRightToLeft)
    else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

/// A bare shape as a view: the shape's own memory, drawn with the foreground style.
nonisolated struct ShapeLeaf<S: Shape>: LeafView, Animatable {
  typealias Body = Never
  var shape: S

  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    shape.answer(proposal, on: context)
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    guard size.isFinite else { return [] }
    let rect = CGRect(origin: .zero, size: size)
    let paint = foregroundShapePaint(in: context.environment, bounds: rect)
    return paint.fill(shape.path(in: rect, on: context), FillStyle().roundedToPixels, id: context.id)
  }
  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, Animatable {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  @inlinable
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  package nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    shape.answer(proposal, on: context)
  }
  package nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] {
    guard size.isFinite else { return [] }
    let rect = CGRect(origin: .zero, size: size)
    let paint = style.shapePaint(in: context.environment, bounds: rect)
    return paint.fill(shape.path(in: rect, on: context), fillStyle.roundedToPixels, id: context.id)
  }
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension ShapeLeaf: HitTestingLeaf {
  nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool {
    shape.isHit(at: point, context)
  }
}

extension _ShapeView: HitTestingLeaf {
  package nonisolated func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool {
    let rect = CGRect(origin: .zero, size: context.size)
    return shape.isHit(at: point, context, eoFill: fillStyle.isEOFilled)
      && !style.shapePaint(in: context.environment, bounds: rect).isClear
  }
}
