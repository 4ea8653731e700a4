/// A type-erased shape.
@frozen nonisolated public struct AnyShape: Shape {
  private var base: any Shape

  /// Erases the type of a shape, so that shapes of different types can be chosen from. What the shape
  /// animates is not animated through it.
  public init<S>(_ shape: S) where S: Shape { base = (shape as? AnyShape)?.base ?? shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// What the wrapped shape does from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  /// The size that the wrapped shape has for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}

extension AnyShape: IdentityComparable {
  package func isSame(as other: AnyShape) -> Bool {
    func same<S: Shape>(_ mine: S) -> Bool {
      guard let its = other.base as? S else { return false }
      return withUnsafePointer(to: mine) { mine in
        withUnsafePointer(to: its) { ValuePlan.of(S.self).equal(mine, $0) }
      }
    }
    return same(base)
  }
}
