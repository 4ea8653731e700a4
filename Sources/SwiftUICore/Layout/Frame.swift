import ViewGraph

/// An invisible frame of a fixed width, height or both. A dimension that is nil is the content's.
nonisolated public struct _FrameLayout: ElementModifier {
  public typealias Body = Never
  private let wantedWidth: CGFloat?
  private let wantedHeight: CGFloat?
  private let alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    wantedWidth = width
    wantedHeight = height
    self.alignment = alignment
  }

  /// Dimensions that are not finite count as nil, negative ones as zero.
  private static func sound(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? max($0.held, 0) : nil }
  }

  private var width: CGFloat? { Self.sound(wantedWidth) }
  private var height: CGFloat? { Self.sound(wantedHeight) }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: width.map(Double.init) ?? proposal.width, height: height.map(Double.init) ?? proposal.height)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let (width, height) = (width, height)
    if let width, let height { return .always(CGSize(width: width, height: height)) }
    var answer = context.child.answer(inner(proposal))
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

  package func place(_ context: PlaceContext) { context.placeAligned(inner(context.proposal), alignment) }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  {
    context.alignedGuide(key, inner(proposal), in: context.answer(proposal).size, alignment)
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension _FrameLayout: NumberChecking {
  package var problem: String? {
    for length in [wantedWidth, wantedHeight] {
      if let length, Self.sound(length) != length { return "a frame \(length) points long" }
    }
    return nil
  }
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

  /// Puts the view into a frame without a size: it stays as it is.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
