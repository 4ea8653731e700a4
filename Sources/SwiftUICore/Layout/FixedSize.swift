import ViewGraph

/// Content at its ideal size on some axes, whatever is proposed there.
nonisolated public struct _FixedSizeLayout: ElementModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    var answer = context.child.answer(inner(proposal))
    if horizontal { answer.width = .always }
    if vertical { answer.height = .always }
    return answer
  }

  package func place(_ context: PlaceContext) {
    context.placeChild(inner(context.proposal))
  }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  {
    context.child.explicitGuide(key, inner(proposal))
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Keeps the view at its ideal size: it is proposed nothing on both axes, and may overflow what the
  /// container proposes.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size on the axes that are true, and proposes it what the container proposes
  /// on the others.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
