import DisplayList

/// The shape of a container, for what inside it follows its corners.
struct ContainerOutline: @unchecked Sendable {
  let shape: any InsettableShape

  func path(in rect: CGRect, inset: CGFloat) -> Path { shape.inset(by: inset).path(in: rect) }
}

extension ContainerOutline: IdentityComparable {
  func isSame(as other: ContainerOutline) -> Bool { AnyShape(shape).isSame(as: AnyShape(other.shape)) }
}

struct ContainerOutlineKey: EnvironmentKey {
  static var defaultValue: ContainerOutline? { nil }
}

extension EnvironmentValues {
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

/// Remembered by the node of a container shape, so that what is inside finds where the container stands.
private final class ContainerMark {}

/// Marks an element as the container whose shape the environment below holds.
nonisolated struct ContainerMarkModifier: ElementModifier {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  func place(_ context: PlaceContext) {
    if !(context.kept is ContainerMark) { context.kept = ContainerMark() }
    context.placeChild()
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows inside.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    environment(\.containerOutline, ContainerOutline(shape: shape)).modifier(ContainerMarkModifier())
  }
}

/// The shape of the container around, smaller by how far the rectangle stands in from it; a rectangle where no
/// container has a shape.
@frozen nonisolated public struct ContainerRelativeShape: InsettableShape, InsetPathShape {
  /// A shape that follows the nearest container with a shape.
  @inlinable public init() {}
  /// The path outside of a container with a shape.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The container's shape, smaller by `amount` points more.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that the nearest `containerShape(_:)` around sets, else a rectangle.
  public static var containerRelative: ContainerRelativeShape { .init() }
}

/// What style backgrounds fill: the rectangle, as far as it is in the container's shape.
nonisolated struct ContainerClippedRectangle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  typealias AnimatableData = EmptyAnimatableData
  typealias Body = _ShapeView<ContainerClippedRectangle, ForegroundStyle>
}

extension PassContext {
  /// The container's outline, and its frame in the view's coordinates, by which the view is drawn from now on.
  private var container: (outline: ContainerOutline, frame: CGRect)? {
    guard let outline = EnvironmentValues(scope: environment).containerOutline,
      let frame = drawnFrame(ofContainerKeeping: ContainerMark.self)
    else { return nil }
    return (outline, frame)
  }

  /// The container's outline around `rect`, as far in as `rect` stands; nil without a container.
  fileprivate func containerPath(in rect: CGRect, extraInset: CGFloat = 0) -> Path? {
    guard let (outline, frame) = container else { return nil }
    let inset = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY)
    let amount = max(0, inset) + extraInset
    // Inset by the amount from a rectangle that much larger, so that the outline is in `rect` itself.
    let outer = rect.insetBy(dx: -max(0, inset), dy: -max(0, inset))
    return observing(addsUp: true) { outline.path(in: outer, inset: amount) }
  }

  /// Whether the container cuts off something of `rect`.
  fileprivate func containerClip(of rect: CGRect) -> Path? {
    guard let (outline, frame) = container else { return nil }
    return Path(rect).intersection(observing(addsUp: true) { outline.path(in: frame, inset: 0) })
  }
}

extension Shape {
  /// The outline in a rectangle of a view: mirrored from right to left, and by the container's shape for shapes
  /// that follow it.
  nonisolated func path<Pass, Node>(in rect: CGRect, on context: PassContext<Pass, Node>) -> Path {
    if Self.self == ContainerRelativeShape.self, let path = context.containerPath(in: rect) { return path }
    if let inset = self as? _InsetShape<ContainerRelativeShape>,
      let path = context.containerPath(in: rect, extraInset: inset.amount.finite(or: 0))
    {
      return path
    }
    if Self.self == ContainerClippedRectangle.self, let path = context.containerClip(of: rect) { return path }
    return context.observing(addsUp: true) { path(in: rect, isRightToLeft: context.isRightToLeft) }
  }
}
