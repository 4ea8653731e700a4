import Foundation
import Geometry
import LayoutEngine

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  private let reference: Unowned<ElementNode>
  var element: ElementNode? { reference.object }
  let proposal: Proposal
  let size: CGSize

  init(element: ElementNode?, proposal: Proposal, size: CGSize) {
    reference = Unowned(element)
    self.proposal = proposal
    self.size = size
  }

  /// Points.
  public var width: CGFloat { size.width }
  /// Points.
  public var height: CGFloat { size.height }

  /// The position of a guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(value(guide.key)) }
  /// The position of a guide, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(value(guide.key)) }
  /// The position of a guide that the view or a view in it sets; nil where the default holds.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    element?.explicitGuide(guide.key, proposal).map { CGFloat($0) }
  }
  /// The position of a guide that the view or a view in it sets; nil where the default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    element?.explicitGuide(guide.key, proposal).map { CGFloat($0) }
  }

  package func value(_ key: AlignmentKey) -> Double {
    let value = element?.explicitGuide(key, proposal) ?? key.defaultValue(self)
    return value.isNaN ? 0 : value
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.proposal == b.proposal && a.size == b.size
  }
}
