import DisplayList
import Foundation

/// An image that stands in text like a character: found, and measured.
protocol InlineImage {
  /// Points.
  var size: CGSize { get }
  /// From the top; nil for one that stands on the line.
  var baseline: Double? { get }
  /// What draws the image in a rectangle.
  func items(in rect: CGRect, _ ink: ImageInk, isRightToLeft: Bool, id: UInt64) -> [Item]
}

/// An image in a text, and its place in the table of paints.
struct TextImage {
  var content: any InlineImage
  var foreground: Int
}
