import DisplayList
import Foundation
import LayoutEngine

/// A modifier that does what it does around a view without elements too, as `EmptyView`: around an element without size.
package protocol ElementNeeding: ViewModifier {}

/// An element without size. It is made of no memory, so that it can stand in the place of any view.
nonisolated struct NoSize: HitTestingLeaf {
  typealias Body = Never
  func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer { .always(.zero) }
  func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
  func isHit(at point: CGPoint, _ context: HitTestContext<LeafNode>) -> Bool { false }
  func spacing(_ context: MeasureContext<LeafNode>) -> ViewSpacing { .zero }
}
