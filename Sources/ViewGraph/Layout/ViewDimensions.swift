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

  /// The position of a guide within `Limits.extent`: an endless view's guides are those of that length.
  package func value(_ key: AlignmentKey) -> Double {
    value(key, explicit: element?.explicitGuide(key, proposal))
  }

  /// The same, where the view has been asked before for the guide that it sets.
  func value(_ key: AlignmentKey, explicit: Double?) -> Double {
    if let explicit { return explicit.held }
    if size.isFinite { return key.defaultValue(self).held }
    return key.defaultValue(ViewDimensions(element: element, proposal: proposal, size: size.held)).held
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.element === b.element && a.proposal == b.proposal && a.size == b.size
  }
}
