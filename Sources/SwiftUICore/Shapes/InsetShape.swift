/// A shape that says what its outline is when it is drawn smaller.
nonisolated protocol InsetPathShape: InsettableShape {
  /// The outline in a rectangle, smaller by `amount` points on every side.
  func path(in rect: CGRect, inset amount: CGFloat) -> Path
}

extension InsetPathShape {
  /// The outline in a rectangle that is smaller and shrinks to nothing at its centre. An amount that is not finite
  /// counts as 0.
  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let amount = amount.finite(or: 0)
    let width = max(0, rect.width - 2 * amount)
    let height = max(0, rect.height - 2 * amount)
    return path(
      in: CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }
}

/// A shape drawn smaller by an amount on every side. It takes the whole proposal.
nonisolated struct _InsetShape<Base: InsetPathShape>: InsettableShape {
  var shape: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect, inset: amount) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  func inset(by amount: CGFloat) -> _InsetShape { _InsetShape(shape: shape, amount: self.amount + amount) }
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  typealias Body = _ShapeView<_InsetShape, ForegroundStyle>
}
