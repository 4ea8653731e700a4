import ViewGraph

/// How content of a fixed ratio fills a box of another.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}

/// Content that keeps a ratio of width to height.
nonisolated public struct _AspectRatioLayout: ElementModifier {
  public typealias Body = Never
  /// Width by height; nil for that of the content's ideal size.
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  private func inner(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Proposal {
    let ideal = context.child.answer(.unspecified).size
    let own = Double(ideal.width) / Double(ideal.height)
    let ratio = aspectRatio.map { Double($0) } ?? own
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let offer = proposal.clamped
    switch (offer.width.isNaN, offer.height.isNaN) {
    case (true, true):
      return aspectRatio == nil ? proposal : fitted(Proposal(ideal), ratio)
    case (true, false): return Proposal(width: offer.height * ratio, height: offer.height)
    case (false, true): return Proposal(width: offer.width, height: offer.width / ratio)
    case (false, false): return fitted(offer, ratio)
    }
  }

  private func fitted(_ box: Proposal, _ ratio: Double) -> Proposal {
    let isWide = box.width / ratio > box.height
    if box.width == .infinity && box.height == .infinity { return box }
    return isWide == (contentMode == .fit)
      ? Proposal(width: box.height * ratio, height: box.height)
      : Proposal(width: box.width, height: box.width / ratio)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let answer = context.child.answer(inner(proposal, context))
    return answer.isAlways ? answer : .exactly(proposal, answer.size)
  }

  package func place(_ context: PlaceContext) {
    context.placeChild(inner(context.proposal, context.measuring))
  }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  {
    context.child.explicitGuide(key, inner(proposal, context))
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Proposes the view a size of a ratio. The view decides its own size all the same: a text stays as wide as
  /// it is.
  ///
  /// - Parameters:
  ///   - aspectRatio: width by height; nil for that of the view's ideal size. A ratio that is not positive
  ///     and finite changes nothing.
  ///   - contentMode: whether the size lies inside of what is proposed or covers it.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes the view a size with the ratio of another size. One without a positive, finite ratio changes
  /// nothing.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      _AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Proposes the view the largest size with the ratio of its ideal size that lies inside of the proposal.
  /// Where nothing is proposed the view has its ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes the view the smallest size with the ratio of its ideal size that covers the proposal: the view
  /// may overflow it.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
