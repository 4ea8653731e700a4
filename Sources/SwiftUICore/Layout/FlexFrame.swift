import ViewGraph

/// An invisible frame whose size lies between bounds.
///
/// The content is proposed what the frame is, held within the bounds, an open dimension being replaced by the
/// ideal one. Where nothing is proposed and there is an ideal length, the frame has that, held within the bounds.
/// Otherwise, with both bounds the frame takes the proposal, held within them; with one it takes the
/// proposal where that lies between the bound and the content's size, else the content's size held by the
/// bound; without bounds the content's.
nonisolated public struct _FlexFrameLayout: ElementModifier {
  public typealias Body = Never
  private let horizontal: Bounds
  private let vertical: Bounds
  private let alignment: Alignment

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
    minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    horizontal = Bounds(minWidth, idealWidth, maxWidth)
    vertical = Bounds(minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  /// The bounds of one axis, NaN where there is none.
  struct Bounds: Equatable, Sendable, NumberChecking {
    var least: Double
    var ideal: Double
    var most: Double
    /// Whether the program's bounds were numbers, none of them negative, and in order.
    var isSound = true

    /// NaN counts as nil, negative as zero; a maximum below the minimum counts as the minimum.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      func bound(_ value: CGFloat?) -> Double { value.map { $0.isNaN ? .nan : max(Double($0), 0) } ?? .nan }
      self.least = bound(least)
      self.ideal = bound(ideal)
      let highest = bound(most)
      self.most = highest < self.least ? self.least : highest
      for bound in [least, ideal, most] { if let bound, !(bound >= 0) { isSound = false } }
      if highest < self.least { isSound = false }
    }

    var problem: String? { isSound ? nil : "bounds of a frame that are negative, no numbers or not in order" }

    static func == (a: Bounds, b: Bounds) -> Bool {
      Proposal(width: a.least, height: a.ideal) == Proposal(width: b.least, height: b.ideal)
        && Proposal(width: a.most, height: 0) == Proposal(width: b.most, height: 0)
    }

    func held(_ value: Double) -> Double {
      var value = value
      if value > most { value = most }
      if value < least { value = least }
      return value
    }

    func inner(_ proposed: Double) -> Double {
      let wanted = proposed.isNaN ? ideal : proposed
      return wanted.isNaN ? .nan : held(wanted)
    }

    /// The frame's length around content of a length.
    func length(_ proposed: Double, around content: Double) -> Double {
      if proposed.isNaN, !ideal.isNaN { return held(ideal) }
      let offer = proposed.isNaN ? content : max(proposed, 0)
      if !least.isNaN && !most.isNaN { return held(offer) }
      if !least.isNaN { return max(least, min(content, offer)) }
      if !most.isNaN { return min(most, max(content, offer)) }
      return content
    }

    /// Over which proposals the answer holds, given over which the content's does.
    func range(_ proposed: Double, _ content: AxisRange) -> AxisRange {
      if least.isNaN && most.isNaN && ideal.isNaN { return content }
      if least == most {
        // Every length gives the content the one that there is; none leaves it free where it has no ideal one.
        if !ideal.isNaN || (content.holdsForNil && content.contains(least)) { return .always }
        return AxisRange(
          lower: proposed.isNaN ? .infinity : -.infinity, upper: proposed.isNaN ? -.infinity : .infinity,
          holdsForNil: proposed.isNaN)
      }
      // Without bounds, a proposal leaves the frame as long as the content.
      if least.isNaN && most.isNaN, !proposed.isNaN {
        return AxisRange(lower: content.lower, upper: content.upper, holdsForNil: false)
      }
      // Beyond the maximum nothing changes any more.
      if !most.isNaN && most.isFinite && proposed >= most {
        return AxisRange(lower: most, upper: .infinity, holdsForNil: false)
      }
      return .exactly(proposed)
    }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal.inner(proposal.width), height: vertical.inner(proposal.height))
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let content = context.child.answer(inner(proposal))
    return SizeAnswer(
      size: CGSize(
        width: horizontal.length(proposal.width, around: Double(content.size.width)),
        height: vertical.length(proposal.height, around: Double(content.size.height))),
      width: horizontal.range(proposal.width, content.width),
      height: vertical.range(proposal.height, content.height))
  }

  package func place(_ context: PlaceContext) { context.placeAligned(inner(context.proposal), alignment) }

  package func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>)
    -> Double?
  {
    context.alignedGuide(key, inner(proposal), in: context.answer(proposal).size, alignment)
  }

  public static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

extension View {
  /// Puts the view into an invisible frame whose size lies between bounds, in points.
  ///
  /// With a minimum and a maximum the frame takes what it is proposed, held between them. NaN counts as nil,
  /// a negative bound as zero, and a maximum below the minimum as the minimum.
  /// - Parameters:
  ///   - idealWidth: the width where none is proposed; nil for the view's own.
  ///   - maxWidth: infinity takes all the width that is proposed.
  ///   - idealHeight: the height where none is proposed; nil for the view's own.
  ///   - maxHeight: infinity takes all the height that is proposed.
  ///   - alignment: where the view stands in the frame.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
