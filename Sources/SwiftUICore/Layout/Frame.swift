import ViewGraph

/// An invisible frame of a fixed width, height or both. A dimension that is nil is the content's.
nonisolated public struct _FrameLayout: ElementModifier {
  public typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// Dimensions that are not finite count as nil, negative ones as zero.
  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.height = height.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.alignment = alignment
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.map(Double.init) ?? proposal.width, height: height.map(Double.init) ?? proposal.height)
  }

  package func answer(_ proposal: Proposal, _ node: UnaryNode) -> SizeAnswer {
    if let width, let height { return .always(CGSize(width: width, height: height)) }
    var answer = node.child.answer(inner(proposal))
    if let width {
      answer.size.width = width
      answer.width = .always
    }
    if let height {
      answer.size.height = height
      answer.height = .always
    }
    return answer
  }

  package func place(_ node: UnaryNode) { node.placeAligned(inner(node.proposal), alignment) }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ node: UnaryNode) -> Double? {
    node.alignedGuide(key, inner(proposal), in: node.answer(proposal).size, alignment)
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Puts the view into an invisible frame of a fixed size, in points.
  ///
  /// - Parameters:
  ///   - width: nil, NaN and infinity leave the width to the view; negative counts as zero.
  ///   - height: likewise.
  ///   - alignment: where the view stands in the frame.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Leaves the view as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
