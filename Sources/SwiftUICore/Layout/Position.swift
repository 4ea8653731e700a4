import ViewGraph

/// Takes the whole proposal and puts the middle of the content on a point of it.
nonisolated public struct _PositionLayout: ElementModifier {
  public typealias Body = Never
  let position: CGPoint

  package init(position: CGPoint) {
    self.position = position
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    .exactly(proposal, proposal.size(ideal: context.child.answer(proposal).size))
  }

  private func origin(_ child: CGSize) -> CGPoint {
    CGPoint(
      x: position.x.finite(or: 0) - child.width / 2, y: position.y.finite(or: 0) - child.height / 2
    ).held
  }

  package func place(_ context: PlaceContext) {
    context.child.place(context.proposal)
    context.childOrigin = origin(context.child.size)
  }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  {
    guard let guide = context.child.explicitGuide(key, proposal) else { return nil }
    let origin = origin(context.child.answer(proposal).size)
    return guide + Double(key.isVertical ? origin.y : origin.x)
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension _PositionLayout: NumberChecking {
  package var problem: String? {
    position.isFinite ? nil : "a position at \(position.x), \(position.y)"
  }
}

extension View {
  /// Puts the view's middle on a point, in points from the top leading corner of a frame that takes the whole
  /// proposal. Coordinates that are not finite count as zero.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Puts the view's middle on a point, in points from the top leading corner of a frame that takes the whole
  /// proposal. Coordinates that are not finite count as zero.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }
}
