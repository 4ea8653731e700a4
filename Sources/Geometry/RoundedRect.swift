import Foundation

/// A rectangle with rounded corners, each with its own width and height, and how their outline runs.
package struct RoundedRect: Sendable, Equatable {
  package let rect: CGRect
  package let topLeft: CGSize
  package let bottomLeft: CGSize
  package let bottomRight: CGSize
  package let topRight: CGSize
  package let style: RoundedCornerStyle

  private init(
    rect: CGRect, topLeft: CGSize, bottomLeft: CGSize, bottomRight: CGSize, topRight: CGSize,
    style: RoundedCornerStyle
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
    self.topRight = topRight
    self.style = style
  }

  /// All corners alike, neither dimension of them above half the smaller side. Nil where a dimension is not
  /// above 0, or the rectangle is empty: such a rectangle has no round corners.
  init?(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
    let limit = min(rect.width, rect.height) / 2
    let size = CGSize(
      width: cornerSize.width.clamped(to: 0...max(0, limit)),
      height: cornerSize.height.clamped(to: 0...max(0, limit)))
    guard size.width > 0, size.height > 0 else { return nil }
    self.init(
      rect: rect, topLeft: size, bottomLeft: size, bottomRight: size, topRight: size, style: style)
  }

  /// Corners with their own radii. On each side a corner may take half of it, or what its neighbour leaves.
  /// Nil where no radius is above 0.
  init?(_ rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let largest = PathElements.coordinateLimit * 2
    let tl = radii.topLeading.clamped(to: 0...largest)
    let bl = radii.bottomLeading.clamped(to: 0...largest)
    let br = radii.bottomTrailing.clamped(to: 0...largest)
    let tr = radii.topTrailing.clamped(to: 0...largest)
    func corner(_ radius: CGFloat, beside: CGFloat, above: CGFloat) -> CGSize {
      let r = min(
        radius, max(rect.width / 2, rect.width - beside), max(rect.height / 2, rect.height - above))
      return CGSize(width: r, height: r)
    }
    self.init(
      rect: rect,
      topLeft: corner(tl, beside: tr, above: bl), bottomLeft: corner(bl, beside: br, above: tl),
      bottomRight: corner(br, beside: bl, above: tr), topRight: corner(tr, beside: tl, above: br),
      style: style)
    guard max(topLeft.width, bottomLeft.width, bottomRight.width, topRight.width) > 0 else { return nil }
  }

  func scaled(x: CGFloat, y: CGFloat, onto rect: CGRect) -> RoundedRect {
    func corner(_ size: CGSize) -> CGSize { CGSize(width: size.width * x, height: size.height * y) }
    return RoundedRect(
      rect: rect, topLeft: corner(topLeft), bottomLeft: corner(bottomLeft),
      bottomRight: corner(bottomRight), topRight: corner(topRight), style: style)
  }
}
