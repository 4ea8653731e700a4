import Foundation
import Geometry
import LayoutEngine

/// The arrangement of `Grid`, as a layout: to switch between arrangements with `AnyLayout`.
public struct GridLayout: Layout, Sendable {
  public typealias AnimatableData = EmptyAnimatableData
  /// Where a cell's content stands in its cell.
  public var alignment: Alignment
  /// Points between columns; nil for what neighbours prefer.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what neighbours prefer.
  public var verticalSpacing: CGFloat?

  /// The arrangement of a `Grid`.
  ///
  /// - Parameters:
  ///   - alignment: Where a cell's content stands in its cell.
  ///   - horizontalSpacing: Points between columns; nil for what neighbours prefer.
  ///   - verticalSpacing: Points between rows; nil for what neighbours prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What a grid keeps of its cells.
  public struct Cache {
    var cells: GridCells
  }

  public func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(cells: GridCells(self, subviews.presentElements ?? []))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  {
    guard let elements = subviews.presentElements else { return .zero }
    return cache.cells.size(Proposal(proposal), elements).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    guard let elements = subviews.presentElements else { return }
    cache.cells.arrange(Proposal(proposal), elements)
    for (index, subview) in subviews.enumerated() {
      let origin = cache.cells.origin(of: index)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: cache.cells.proposal(of: index).proposedViewSize)
    }
  }

  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    cache.cells.spacing(subviews.presentElements ?? [])
  }
}

extension GridLayout: EngineLayout {
  package func makeEngineAlgorithm() -> LayoutAlgorithm { GridAlgorithm(self) }
}
