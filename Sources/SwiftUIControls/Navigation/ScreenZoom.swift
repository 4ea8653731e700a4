import DisplayList
import SwiftUICore
import ViewGraph

/// A screen on its way out of the frame of a view, at a moment: what of the screen shows, and how the screen is mapped.
///
/// What shows goes from the view's frame to the whole of the screen, with round corners on the way. The screen keeps its form
/// and fills it from the top.
struct ScreenZoom {
  /// What shows of the screen, in the stack's coordinates.
  let frame: CGRect
  /// How much smaller than its place the screen is.
  let scale: CGFloat
  /// Of the corners of what shows.
  let radius: CGFloat
  /// How much of the view's picture there still is over the screen's.
  let sourceOpacity: Double
  private static let radius: CGFloat = 24

  /// - Parameters:
  ///   - fraction: 0 for a screen in its place, 1 for one in the view's frame.
  ///   - size: Of the screen.
  init?(_ source: CGRect?, fraction: Double, size: CGSize) {
    guard let source, size.width > 0, size.height > 0, fraction.isFinite, fraction != 0 else { return nil }
    func mix(_ place: CGFloat, _ view: CGFloat) -> CGFloat { place + (view - place) * fraction }
    let width = max(mix(size.width, source.width), 0), height = max(mix(size.height, source.height), 0)
    frame = CGRect(x: mix(0, source.minX), y: mix(0, source.minY), width: width, height: height)
    scale = max(width / size.width, height / size.height)
    // The window's own corners are square.
    radius = min(Self.radius, source.width / 4, source.height / 4) * min(max(8 * fraction, 0), 1)
    sourceOpacity = min(max(1.6 * fraction - 0.6, 0), 1)
  }

  /// From the screen's coordinates to the stack's: its top in the middle of the frame's.
  func map(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - scale * size.width / 2, ty: frame.minY)
  }

  /// What shows, in the screen's own coordinates.
  func visible(_ size: CGSize) -> CGRect {
    guard scale > 0 else { return .zero }
    let width = frame.width / scale, height = frame.height / scale
    return CGRect(x: (size.width - width) / 2, y: 0, width: width, height: height)
  }
}

/// Cuts a screen to what shows of it while it grows out of a view, under the view's picture as long as that is there.
nonisolated struct ScreenCut: ElementModifier, Animatable {
  typealias Body = Never
  var fraction: Double
  /// The frame that the screen grows out of; nil for one that comes from the edge.
  let source: CGRect?
  let view: TransitionSource?

  static var affects: ModifierAspects { .drawing }
  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    let size = context.size
    guard let zoom = ScreenZoom(source, fraction: fraction, size: size), zoom.scale > 0 else {
      return content
    }
    let visible = zoom.visible(size)
    let outline = RoundedRectangle(cornerRadius: zoom.radius / zoom.scale, style: .continuous)
    var picture = content
    if let view = view?.picture, let source, zoom.sourceOpacity > 0 {
      let scale = max(visible.width / source.width, visible.height / source.height)
      let map = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: visible.midX - scale * source.width / 2,
        ty: visible.midY - scale * source.height / 2)
      let front = view.applying(.transform(.value(ProjectionTransform(map))), id: context.id)
        .applying(.isolate, id: context.id).applying(.opacity(.value(zoom.sourceOpacity)), id: context.id)
      picture = .layered(content, front, id: context.id)
    }
    return picture.applying(.clip(outline.path(in: visible), FillStyle()), id: context.id)
  }
}

extension ScreenCut: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.fraction == b.fraction && a.source == b.source && a.view === b.view
  }
}

/// Keeps the picture of a view for the screen that grows out of it.
nonisolated struct TransitionPicture: ElementModifier {
  typealias Body = Never
  let source: TransitionSource

  static var affects: ModifierAspects { [] }
  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    source.picture = content
    return content
  }
}
