import Foundation
import Geometry
import LayoutEngine

/// A view's size and alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  private let reference: ElementReference
  let proposal: Proposal
  let size: CGSize

  init(element: ElementNode?, proposal: Proposal, size: CGSize) {
    reference = ElementReference(element)
    self.proposal = proposal
    self.size = size
  }

  private init(_ other: ViewDimensions, size: CGSize) {
    reference = other.reference
    proposal = other.proposal
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
    explicit(guide.key).map { CGFloat($0) }
  }
  /// The position of a guide that the view or a view in it sets; nil where the default holds.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit(guide.key).map { CGFloat($0) }
  }

  private func explicit(_ key: AlignmentKey) -> Double? {
    reference.read("a ViewDimensions", or: nil) { $0.explicitGuide(key, proposal) }
  }

  /// The position of a guide within `Limits.extent`: an endless view's guides are those of that length.
  package func value(_ key: AlignmentKey) -> Double {
    value(key, explicit: explicit(key))
  }

  /// The same, where the view has been asked before for the guide that it sets.
  func value(_ key: AlignmentKey, explicit: Double?) -> Double {
    if let explicit { return explicit.held }
    if size.isFinite { return key.defaultValue(self).held }
    return key.defaultValue(ViewDimensions(self, size: size.held)).held
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.reference == b.reference && a.proposal == b.proposal && a.size == b.size
  }
}
