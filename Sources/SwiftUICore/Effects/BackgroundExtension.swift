import DisplayList
import Foundation
import Geometry
import ViewGraph

/// Shows a view's picture mirrored and blurred beyond its edges.
nonisolated private struct BackgroundExtension: ElementModifier, Animatable {
  typealias Body = Never
  /// How far beyond each edge, in points.
  var insets: EdgeInsets
  let direction: LayoutDirection

  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }
  static var affects: ModifierAspects { .drawing }

  /// Of the blur, in points.
  private static let radius = 12.0

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let frame = CGRect(origin: .zero, size: context.size)
    guard frame.isFinite else { return content }
    // A mirror image reaches no further than the view is long.
    func held(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { min(max(inset.finite(or: 0), 0), length) }
    let left = held(insets.left(in: direction), frame.width)
    let right = held(insets.right(in: direction), frame.width)
    let (top, bottom) = (held(insets.top, frame.height), held(insets.bottom, frame.height))
    let reach = CGRect(
      x: -left, y: -top, width: left + frame.width + right, height: top + frame.height + bottom)
    guard reach != frame else { return content }
    /// The picture with mirror images of it, each in a strip of its own.
    func unfolded(_ picture: Placed, _ images: [(mirror: CGAffineTransform, strip: CGRect)]) -> Placed {
      images.reduce(picture) { all, image in
        let mirrored = picture.applying(.transform(.value(ProjectionTransform(image.mirror))), id: context.id)
        return .layered(
          mirrored.applying(.clip(Path(image.strip), FillStyle()), id: context.id), all, id: context.id)
      }
    }
    func across(_ edge: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * edge, ty: 0)
    }
    func down(_ edge: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * edge)
    }
    let band = unfolded(
      content.applying(.clip(Path(frame), FillStyle()), id: context.id),
      [
        (across(0), CGRect(x: -left, y: 0, width: left, height: frame.height)),
        (across(frame.width), CGRect(x: frame.width, y: 0, width: right, height: frame.height)),
      ])
    let all = unfolded(
      band,
      [
        (down(0), CGRect(x: -left, y: -top, width: reach.width, height: top)),
        (down(frame.height), CGRect(x: -left, y: frame.height, width: reach.width, height: bottom)),
      ])
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
        base: content,
        modifier: BackgroundExtension(
          insets: insets, direction: proxy.isRightToLeft ? .rightToLeft : .leftToRight))
    }
  }
}
