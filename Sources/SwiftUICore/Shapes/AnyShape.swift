import DeepStack

/// A type-erased shape.
@frozen nonisolated public struct AnyShape: Shape {
  private var box: AnyShapeBox

  /// Erases the type of a shape, so that shapes of different types can be chosen from. What the shape
  /// animates is not animated through it.
  public init<S>(_ shape: S) where S: Shape { box = (shape as? AnyShape)?.box ?? ConcreteShapeBox(shape) }

  public func path(in rect: CGRect) -> Path { box.path(in: rect) }
  /// What the wrapped shape does from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { box.layoutDirectionBehavior }
  /// The size that the wrapped shape has for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.sizeThatFits(proposal) }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}

extension AnyShape: IdentityComparable {
  package func isSame(as other: AnyShape) -> Bool { box === other.box || box.isSame(as: other.box) }
}

/// A type-erased shape. It may hold another one, and so on: what recurses along such a chain does so in
/// `DeepStack.withRoom`.
@usableFromInline class AnyShapeBox: @unchecked Sendable {
  func path(in rect: CGRect) -> Path { Path() }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  func isSame(as other: AnyShapeBox) -> Bool { false }
}

private final class ConcreteShapeBox<S: Shape>: AnyShapeBox, @unchecked Sendable {
  private var held: S?
  private var shape: S { held! }  // gone only in `deinit`

  init(_ shape: S) { held = shape }

  deinit { DeepStack.withRoom { held = nil } }

  override func path(in rect: CGRect) -> Path { DeepStack.withRoom { shape.path(in: rect) } }
  override var layoutDirectionBehavior: LayoutDirectionBehavior {
    DeepStack.withRoom { shape.layoutDirectionBehavior }
  }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    DeepStack.withRoom { shape.sizeThatFits(proposal) }
  }
  override func isSame(as other: AnyShapeBox) -> Bool {
    guard let other = other as? ConcreteShapeBox<S> else { return false }
    return DeepStack.withRoom { ValuePlan.areEqual(shape, other.shape) }
  }
}
