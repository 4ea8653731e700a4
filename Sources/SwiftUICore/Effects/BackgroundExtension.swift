import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Shows a view's picture mirrored and blurred beyond its edges.
nonisolated private struct BackgroundExtension: ElementModifier, Animatable {
  typealias Body = Never
  /// How far beyond each edge, in points, to the left and right as on the screen.
  var insets: EdgeInsets

  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
  static var affects: ModifierAspects { .drawing }

  /// Of the blur, in points.
  private static let radius = 12.0

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let frame = CGRect(origin: .zero, size: context.size)
    let isFinite =
      frame.isFinite && [insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite)
    guard isFinite, frame.width > 0, frame.height > 0, insets != EdgeInsets() else { return content }
    func part(_ content: Placed, _ rect: CGRect) -> Placed {
      content.applying(.clip(Path(rect), FillStyle()), id: context.id)
    }
    /// The picture with its mirror images before and after it along an axis.
    func unfolded(_ content: Placed, _ span: CGRect, _ axis: Axis, before: CGFloat, after: CGFloat) -> Placed
    {
      let isAcross = axis == .horizontal
      let (start, end) = isAcross ? (span.minX, span.maxX) : (span.minY, span.maxY)
      // A mirror image reaches no further than the picture is long.
      let (before, after) = (min(max(before, 0), end - start), min(max(after, 0), end - start))
      func image(at edge: CGFloat, _ length: CGFloat) -> Placed {
        let mirror =
          isAcross
          ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * edge, ty: 0)
          : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * edge)
        let strip =
          isAcross
          ? CGRect(x: min(edge, edge + length), y: span.minY, width: abs(length), height: span.height)
          : CGRect(x: span.minX, y: min(edge, edge + length), width: span.width, height: abs(length))
        guard length != 0 else { return Placed(.empty) }
        return part(
          content.applying(.transform(.value(ProjectionTransform(mirror))), id: context.id), strip)
      }
      return .layered(
        .layered(image(at: start, -before), image(at: end, after), id: context.id), content, id: context.id)
    }
    let band = unfolded(
      part(content, frame), frame, .horizontal, before: insets.leading, after: insets.trailing)
    let wide = CGRect(
      x: frame.minX - min(insets.leading, frame.width), y: frame.minY,
      width: frame.width + min(insets.leading, frame.width) + min(insets.trailing, frame.width),
      height: frame.height)
    let all = unfolded(band, wide, .vertical, before: insets.top, after: insets.bottom)
    let reach = CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
    // None of it shows through the view itself.
    var outside = Path(reach)
    outside.addRect(frame)
    let blurred = all.applying(.blur(radius: Self.radius, opaque: true), id: context.id)
      .applying(.clip(outside, FillStyle(eoFill: true)), id: context.id)
    return .layered(blurred, content, id: context.id)
  }
}

extension View {
  /// Continues the view into the unsafe areas that it touches, as behind a sidebar or a bar: mirror images of it stand beyond
  /// its edges, blurred.
  ///
  /// Layout, presses and what assistive technology hears stay as they are, and so does the view itself. An image reaches no
  /// further than the view is long. Meant for one view of a screen, as a picture behind its content.
  public nonisolated func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// Continues the view into the unsafe areas that it touches, where it is enabled.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    visualEffect { content, proxy in
      let insets = isEnabled ? proxy.safeAreaInsets : EdgeInsets()
      return ModifiedVisualEffect(
        base: content, modifier: BackgroundExtension(insets: insets.asOnScreen(proxy.isRightToLeft)))
    }
  }
}

extension EdgeInsets {
  /// With the left edge as the leading one.
  fileprivate nonisolated func asOnScreen(_ isRightToLeft: Bool) -> EdgeInsets {
    isRightToLeft ? EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
  }
}
