import ViewGraph

/// A frame whose size is worked out from that of the nearest container.
nonisolated struct ContainerRelativeFrameModifier: ElementModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  static var affects: ModifierAspects { [.layout, .keptResults] }

  private func inner(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Proposal {
    let container = context.relativeContainerSize()
    let kept = KeptLengths.of(context, container)
    func side(_ axis: Axis, _ set: Axis.Set) -> Double {
      guard axes.contains(set), !container[axis].isNaN else { return proposal[axis] }
      let side = kept.length(axis) {
        Double(context.observing(addsUp: true) { length(CGFloat(container[axis]), axis) })
      }
      return side.isNaN ? proposal[axis] : max(side, 0)
    }
    return Proposal(width: side(.horizontal, .horizontal), height: side(.vertical, .vertical))
  }

  func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    let inner = inner(proposal, context)
    let container = context.relativeContainerSize()
    let content = context.child.answer(inner)
    var answer = SizeAnswer.exactly(proposal, content.size)
    if axes.contains(.horizontal), !container.width.isNaN {
      answer.size.width = CGFloat(inner.width)
      answer.width = .always
    }
    if axes.contains(.vertical), !container.height.isNaN {
      answer.size.height = CGFloat(inner.height)
      answer.height = .always
    }
    return answer
  }

  func place(_ context: PlaceContext) {
    context.placeAligned(inner(context.proposal, context.measuring), alignment)
  }

  func guide(_ key: AlignmentKey, _ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> Double? {
    context.alignedGuide(key, inner(proposal, context), in: context.answer(proposal).size, alignment)
  }

  static func _makeModifierType() -> _ModifierType { makeElementModifierType() }
}

/// The results of the closure for one container, cached because sizes, guides and places all use them.
nonisolated private final class KeptLengths {
  private let container: Proposal
  private var width: Double?
  private var height: Double?

  private init(_ container: Proposal) { self.container = container }

  /// Those for a container, until the node is woken.
  static func of(_ context: MeasureContext<UnaryNode>, _ container: Proposal) -> KeptLengths {
    if let kept = context.kept as? KeptLengths, kept.isFor(container) { return kept }
    let fresh = KeptLengths(container)
    context.kept = fresh
    return fresh
  }

  private func isFor(_ other: Proposal) -> Bool {
    container.width.bitPattern == other.width.bitPattern
      && container.height.bitPattern == other.height.bitPattern
  }

  func length(_ axis: Axis, _ work: () -> Double) -> Double {
    if let known = axis == .horizontal ? width : height { return known }
    let made = work()
    if axis == .horizontal { width = made } else { height = made }
    return made
  }
}

extension View {
  /// Puts the view into a frame as large as the nearest container on some axes: the visible part of a scroll
  /// view, else what the host offers. Where the container's size is open the frame is the view's.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Puts the view into a frame whose lengths a closure works out from the nearest container's, in points.
  /// NaN leaves a length to the view, a negative result counts as zero.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Puts the view into a frame that spans some of the columns or rows into which the nearest container is
  /// divided. Counts below 1 count as 1.
  /// - Parameter spacing: points between columns or rows.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(count, 1))
    let span = CGFloat(max(span, 1))
    let spacing = spacing.finite(or: 0)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * (count - 1)) / count
      return one * span + spacing * (span - 1)
    }
  }
}
