import DeepStack
import Foundation
import Geometry
import LayoutEngine

/// A type-erased layout. Another layout in its place rearranges the same subviews: they keep identity and
/// state. What is animatable of a layout is animated while its type stays the same.
public struct AnyLayout: Layout, Sendable {
  package private(set) var box: AnyLayoutBox

  /// Erases the type of a layout, so that layouts of different types can be chosen from.
  public init<L: Layout>(_ layout: L) {
    if let layout = layout as? AnyLayout { self = layout } else { box = ConcreteLayoutBox(layout) }
  }

  public typealias Cache = AnyLayoutCache

  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { box = box.replacing(newValue) }
  }

  public func makeCache(subviews: LayoutSubviews) -> AnyLayoutCache {
    AnyLayoutCache(box: box, value: box.makeCache(subviews))
  }
  public func updateCache(_ cache: inout AnyLayoutCache, subviews: LayoutSubviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: LayoutSubviews, cache: inout AnyLayoutCache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyLayoutCache
  ) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout AnyLayoutCache
  ) {
    box.place(bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout AnyLayoutCache
  ) -> CGFloat? {
    box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout AnyLayoutCache
  ) -> CGFloat? {
    box.guide(guide.key, bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: EngineLayout {
  package func makeEngineAlgorithm() -> LayoutAlgorithm { box.makeAlgorithm() }
}

extension AnyLayout: IdentityComparable {
  package func isSame(as other: AnyLayout) -> Bool { box.isSame(as: other.box) }
}

/// What the layout inside an `AnyLayout` keeps.
public struct AnyLayoutCache {
  let box: AnyLayoutBox
  var value: Any
}

package class AnyLayoutBox: @unchecked Sendable {
  // No box is of this class itself, and every subclass overrides these two.
  var layout: any Layout { preconditionFailure("a box overrides it") }
  func makeAlgorithm() -> LayoutAlgorithm { preconditionFailure("a box overrides it") }  // see `layout`
  var animatableData: _AnyAnimatableData { .zero }
  /// A box with the layout at other animatable data; this one where they are another layout's.
  func replacing(_ data: _AnyAnimatableData) -> AnyLayoutBox { self }
  func isSame(as other: AnyLayoutBox) -> Bool { self === other }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { .plain }
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize { .zero }
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
  }
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? { nil }
}

final class ConcreteLayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  private var held: L?
  private var own: L { held! }  // gone only in `deinit`
  init(_ layout: L) { held = layout }

  // The layout may hold another type-erased layout, and so on.
  deinit { DeepStack.withRoom { held = nil } }

  override var layout: any Layout { own }
  override func makeAlgorithm() -> LayoutAlgorithm { own.makeAlgorithm() }
  override var animatableData: _AnyAnimatableData {
    DeepStack.withRoom { _AnyAnimatableData(own.animatableData) }
  }
  override func replacing(_ data: _AnyAnimatableData) -> AnyLayoutBox {
    guard let data = data.value(as: L.AnimatableData.self) else { return self }
    var layout = own
    layout.animatableData = data
    return ConcreteLayoutBox(layout)
  }
  override func isSame(as other: AnyLayoutBox) -> Bool {
    guard let other = other as? ConcreteLayoutBox<L> else { return false }
    return DeepStack.withRoom { ValuePlan.areEqual(own, other.own) }
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    DeepStack.withRoom { own.makeCache(subviews: subviews) }
  }

  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? self.own.makeCache(subviews: subviews)
    cache = ()
    defer { cache = own }
    return DeepStack.withRoom { body(&own) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { own.spacing(subviews: subviews, cache: &$0) }
  }
  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { own.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      own.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      key.isVertical
        ? own.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : own.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
