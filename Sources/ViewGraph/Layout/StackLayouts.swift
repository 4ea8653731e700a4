import Foundation
import Geometry
import LayoutEngine

/// The arrangement of `HStack`, as a layout: to switch between arrangements with `AnyLayout`, or to use in
/// a layout of one's own.
public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  /// How subviews of different height line up.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil for what each two of them prefer.
  public var spacing: CGFloat?

  /// The arrangement of an `HStack`.
  ///
  /// - Parameters:
  ///   - alignment: How subviews of different height line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The arrangement of `VStack`, as a layout: to switch between arrangements with `AnyLayout`.
public struct VStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  /// How subviews of different width line up.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil for what each two of them prefer.
  public var spacing: CGFloat?

  /// The arrangement of a `VStack`.
  ///
  /// - Parameters:
  ///   - alignment: How subviews of different width line up.
  ///   - spacing: Points between neighbours; nil for what each two of them prefer.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The arrangement of `ZStack`, as a layout: to switch between arrangements with `AnyLayout`.
public struct ZStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  /// How subviews of different size line up on both axes.
  public var alignment: Alignment

  /// The arrangement of a `ZStack`.
  ///
  /// - Parameter alignment: How subviews of different size line up on both axes.
  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension HStackLayout: Sendable, EngineLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  package func makeEngineAlgorithm() -> LayoutAlgorithm {
    StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}

extension VStackLayout: Sendable, EngineLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  package func makeEngineAlgorithm() -> LayoutAlgorithm {
    StackAlgorithm(axis: .vertical, alignment: alignment.key, spacing: spacing.map(Double.init))
  }
}

extension ZStackLayout: Sendable, EngineLayout {
  package func makeEngineAlgorithm() -> LayoutAlgorithm { LayeredAlgorithm(alignment: alignment) }
}

/// What a stack keeps when a layout of a program's own uses it.
public struct _StackLayoutCache {
  var stack: StackLayout
  var proposals: [Proposal] = []
}

/// The two stacks called directly, on the subviews of another layout.
protocol DirectStack: Layout where Cache == _StackLayoutCache {
  static var axis: Axis { get }
  var guideKey: AlignmentKey { get }
  var spacing: CGFloat? { get }
}

extension HStackLayout: DirectStack {
  static var axis: Axis { .horizontal }
  var guideKey: AlignmentKey { alignment.key }
}

extension VStackLayout: DirectStack {
  static var axis: Axis { .vertical }
  var guideKey: AlignmentKey { alignment.key }
}

extension DirectStack {
  public func makeCache(subviews: LayoutSubviews) -> _StackLayoutCache {
    var stack = StackLayout(axis: Self.axis, alignment: .custom)
    stack.setChildren(
      subviews.map { subview in
        subview.isSpacer
          ? .spacer(
            minLength: subview.element?.spacerMinimum ?? 0, priority: subview.element?.explicitLayoutPriority)
          : StackChild(priority: subview.priority)
      }, spacing: spacing.map(Double.init), preferences: { subviews[subviews.startIndex + $0].spacing })
    return _StackLayoutCache(
      stack: stack, proposals: Array(repeating: .unspecified, count: subviews.count))
  }

  private func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _StackLayoutCache
  ) -> CGSize {
    var proposals = cache.proposals
    let key = guideKey
    let answer = cache.stack.size(
      Proposal(proposal),
      measure: { index, proposal in
        proposals[index] = proposal
        return subviews[subviews.startIndex + index].element?.answer(proposal) ?? .always(.zero)
      },
      guide: { index, _ in
        subviews[subviews.startIndex + index].element?.dimensions(proposals[index]).value(key) ?? 0
      }
    )
    cache.proposals = proposals
    return answer.size
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    arrange(proposal, subviews, &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) {
    _ = arrange(proposal, subviews, &cache)
    for index in 0..<subviews.count {
      let subview = subviews[subviews.startIndex + index]
      let frame = cache.stack.frame(of: index, in: .leftToRight)
      let childProposal = subview.isSpacer ? Proposal(frame.size) : cache.proposals[index]
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: childProposal.proposedViewSize)
    }
  }
}

extension ZStackLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
    let (horizontal, vertical) = extents(proposal, subviews)
    return CGSize(width: horizontal.length, height: vertical.length)
  }

  private func extents(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (AlignedExtent, AlignedExtent) {
    var horizontal = AlignedExtent()
    var vertical = AlignedExtent()
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      horizontal.add(length: Double(dimensions.width), guide: dimensions.value(alignment.horizontal.key))
      vertical.add(length: Double(dimensions.height), guide: dimensions.value(alignment.vertical.key))
    }
    return (horizontal, vertical)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    let (horizontal, vertical) = extents(proposal, subviews)
    let proposal = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: horizontal.length, height: vertical.length))
    for subview in subviews {
      let dimensions = subview.dimensions(in: ProposedViewSize(proposal))
      let x = horizontal.position(guide: dimensions.value(alignment.horizontal.key))
      let y = vertical.position(guide: dimensions.value(alignment.vertical.key))
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(proposal))
    }
  }
}
