import Foundation
import Geometry
import LayoutEngine

/// How a scroll view stands: how large its content is, and which part of it is seen. All lengths are in
/// points.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what is seen begins in the content. Less than zero where the view is seen before the content: in an inset,
  /// or while the content is pulled beyond its beginning.
  public var contentOffset: CGPoint
  /// The size of the content, without insets: smaller or larger than the view.
  public var contentSize: CGSize
  /// What lies between the ends of what can be scrolled through and the content: margins and unsafe areas.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// A geometry from its parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that the view shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's space that the view shows within its insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }
}
