import ViewGraph

/// Sets an alignment guide of the content.
nonisolated struct AlignmentGuideModifier: ElementModifier {
  typealias Body = Never
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  static var affects: ModifierAspects { .layout }
  static var setsGuides: Bool { true }

  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Double? {
    guard key == self.key else { return context.child.explicitGuide(key, proposal) }
    let dimensions = context.child.dimensions(proposal)
    return Double(context.observing(addsUp: true) { computeValue(dimensions) }).finite(or: 0)
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Sets where a horizontal guide of the view lies, from its leading edge, in points. The closure receives
  /// the size and the guides of the view without this modifier; a result that is not finite counts as zero.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets where a vertical guide of the view lies, from its top, in points. The closure receives the size and
  /// the guides of the view without this modifier; a result that is not finite counts as zero.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
  }
}
