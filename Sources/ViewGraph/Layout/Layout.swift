import Foundation
import Geometry
import LayoutEngine

/// A way to arrange views that a program defines.
///
/// The container asks for its size with `sizeThatFits`, any number of times and with any proposal, and then
/// settles it with `placeSubviews`. A subview that is not placed stands in the middle of the bounds, with
/// the container's proposal. Positions run from the leading edge: where the layout runs from right to left,
/// the whole is mirrored.
///
/// A change of the layout's values is there at once, unless it is animated and the layout has `animatableData`:
/// then the layout is asked again in each frame, with the values as they are on their way.
public protocol Layout: Animatable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void

  /// The views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// What the views inside can know of the container.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what the layout keeps between calls, before it is asked anything else.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Updates the cache when the layout or its subviews have changed since it was used; by default it is made
  /// anew.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The distances that the container prefers to its neighbours.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points. A length that is negative or NaN counts as 0 and is
  /// reported.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the subviews by `LayoutSubview.place(at:anchor:proposal:)`.
  ///
  /// - Parameters:
  ///   - bounds: The container's frame. The engine calls with an origin of zero; a layout that calls this one
  ///     may pass another.
  ///   - proposal: What the container was proposed.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

  /// Where the container has a guide across the horizontal axis, in the coordinates of `bounds`; nil for the
  /// guide's default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Where the container has a guide across the vertical axis, in the coordinates of `bounds`; nil for the
  /// guide's default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew whenever the container or its subviews have changed.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of what the subviews prefer.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// What the subviews set where this layout places them, combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { mergedGuide(guide.key, bounds, proposal, subviews, &cache) }

  /// What the subviews set where this layout places them, combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { mergedGuide(guide.key, bounds, proposal, subviews, &cache) }

  private func mergedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    let carriesGuide = subviews.contains { subview in
      let flags = subview.element?.flags ?? []
      return flags.contains(.hasGuides) || (key.isOfTexts && flags.contains(.hasBaselines))
    }
    guard carriesGuide else { return nil }
    subviews.resetPlacement()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return subviews.mergedGuide(key, in: bounds, proposal)
  }
}

extension Layout where Self.Cache == () {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout where Self.AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Layout {
  /// A view that arranges the content with this layout.
  // Disfavoured, so that `Flow(…) { … }` is the initialiser that takes content where a type has one, and not
  // another initialiser whose result is called.
  @_disfavoredOverload
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutView(layout: self, content: content())
  }
}

/// What the views inside a layout container can know of it.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews are stacked; that of spacers and dividers inside. Nil for no stack.
  public var stackOrientation: Axis?

  /// Properties of a layout that is no stack.
  public init() {}
}

/// A layout applied to content.
package struct LayoutView<L: Layout, Content: View> {
  package var layout: L
  package var content: Content
  package init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension LayoutView: View {
  package typealias Body = Never
  package nonisolated static func _makeViewType() -> _ViewType {
    LayoutContainerType<Self, L>(
      layoutOffset: MemoryLayout<Self>.offset(of: \Self.layout) ?? 0,
      contentOffset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0, content: { .of(Content.self) })
  }
}

/// The type of a container that is a layout and its content.
package final class LayoutContainerType<V, L: Layout>: ContainerTypeBase, @unchecked Sendable {
  package init(layoutOffset: Int, contentOffset: Int, content: @escaping () -> _ViewType) {
    super.init(
      for: V.self, layout: L.self, layoutOffset: layoutOffset, contentOffset: contentOffset, content: content)
  }

  /// Looked up once: whether a type conforms is a slow question.
  private lazy var make: (UnsafeRawPointer) -> LayoutAlgorithm = {
    func engine<E: EngineLayout>(_: E.Type) -> (UnsafeRawPointer) -> LayoutAlgorithm {
      { $0.assumingMemoryBound(to: E.self).pointee.makeEngineAlgorithm() }
    }
    if let type = L.self as? any EngineLayout.Type { return engine(type) }
    return { CustomLayoutAlgorithm($0.assumingMemoryBound(to: L.self).pointee) }
  }()

  override func makeAlgorithm(_ layout: UnsafeRawPointer) -> LayoutAlgorithm { make(layout) }

  override func update(_ algorithm: LayoutAlgorithm, _ layout: UnsafeRawPointer) -> Bool {
    algorithm.adopt(layout.assumingMemoryBound(to: L.self).pointee.unwrapped)
  }
}

/// A layout of the package, with an algorithm that keeps what it knows.
package protocol EngineLayout: Layout {
  func makeEngineAlgorithm() -> LayoutAlgorithm
}

extension Layout {
  /// The layout inside an `AnyLayout`, itself otherwise.
  var unwrapped: any Layout { (self as? AnyLayout)?.box.layout ?? self }

  package func makeAlgorithm() -> LayoutAlgorithm {
    (self as? any EngineLayout)?.makeEngineAlgorithm() ?? CustomLayoutAlgorithm(self)
  }
}
