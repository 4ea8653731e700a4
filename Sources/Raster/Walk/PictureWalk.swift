import DeepStack
import DisplayList
import Foundation
import Geometry

/// The one way through a picture, for all back ends: reads slots, skips what cannot show, and drops
/// what is not finite.
struct PictureWalk<Canvas: PictureCanvas> {
  let picture: Picture
  let boxes: PictureBounds
  /// Fragments around the one being drawn.
  private var depth = 0
  /// Effects around the item being drawn that need a layer.
  private(set) var layers = 0
  private var limit = RasterLimits.depth
  /// The opacity of what is around, which each view has by itself.
  private var fade = 1.0

  init(_ picture: Picture) {
    self.picture = picture
    boxes = PictureBounds(picture, depthLimit: RasterLimits.depth)
  }

  /// Draws the whole picture, on a stack that holds it.
  func draw(on canvas: Canvas) {
    guard picture.root.fragment.depth > DeepStack.plainDepth else { return draw(picture.root, on: canvas) }
    guard let stack = DeepStack() else {
      var bounded = self
      bounded.limit = RasterLimits.depthOnThreadStack
      return bounded.draw(picture.root, on: canvas)
    }
    stack.run { draw(picture.root, on: canvas) }
  }

  func draw(_ placed: Placed, on canvas: Canvas) {
    guard !placed.fragment.isEmpty, depth < limit else { return }
    if fade < 1, placed.fragment.paints { return drawFaded(placed, on: canvas) }
    let offset = boxes.origin(of: placed)
    guard offset.x.isFinite, offset.y.isFinite else { return }
    if let visible = canvas.visible, !boxes.bounds(of: placed).meets(visible) { return }
    var inner = self
    inner.depth += 1
    let saved = canvas.coordinates
    if offset != .zero { canvas.translate(by: offset) }
    for item in placed.fragment.items { inner.draw(item, on: canvas) }
    canvas.coordinates = saved
  }

  private func draw(_ item: Item, on canvas: Canvas) {
    switch item {
    case .fill(let path, let paint, let style):
      if shows(path.boundingRect, on: canvas) { canvas.fill(path, paint, style) }
    case .stroke(let path, let paint, let style):
      if style.lineWidth > 0, style.lineWidth.isFinite, shows(item.bounds, on: canvas) {
        canvas.stroke(path, paint, style)
      }
    case .glyphs(let run, let paint):
      let isSound = run.size > 0 && run.size.isFinite && run.origin.x.isFinite && run.origin.y.isFinite
      if isSound, shows(run.bounds, on: canvas) { canvas.glyphs(run, paint) }
    case .image(let image):
      let rect = image.rect
      let isSound = rect.width > 0 && rect.height > 0 && image.opacity > 0
      if isSound, shows(rect, on: canvas) { canvas.image(image) }
    case .children(let tree):
      tree.forEach(in: canvas.visible) { draw($0, on: canvas) }
    case .group(let effect, let content):
      let (resolved, content) = ResolvedEffect(effect, in: picture).merged(with: content, in: picture)
      // A value that stands in a slot may have come to change nothing.
      if resolved.isNeutral { return draw(content, on: canvas) }
      if case .fade(let opacity) = resolved {
        return opacity > 0 ? faded(by: opacity).draw(content, on: canvas) : ()
      }
      if fade < 1, !resolved.isFadedInside {
        return drawFaded(Placed(Fragment(id: content.fragment.id, items: [item])), on: canvas)
      }
      let bounds = boxes.bounds(of: content)
      if let visible = canvas.visible, !boxes.outset(effect, bounds).meets(visible) { return }
      guard resolved.needsLayer else { return canvas.group(resolved, content, bounds: bounds, self) }
      // Which effects these are follows from the picture alone, whatever part of it is drawn.
      guard layers < Limits.layers else {
        picture.limitReached?(
          "effects that need a layer (blurs, shadows, masks, blending) within more than \(Limits.layers) others "
            + "are left out")
        return draw(content, on: canvas)
      }
      var inner = self
      inner.layers += 1
      canvas.group(resolved, content, bounds: bounds, inner)
    case .native(let element, let content):
      guard case .link(let url) = element.kind, element.rect.isFinite, LinkAddress.isSafe(url) else {
        return draw(content, on: canvas)
      }
      canvas.link(to: url, over: element.rect) { draw(content, on: canvas) }
    }
  }

  private func faded(by opacity: Double) -> Self {
    var inner = self
    inner.fade *= opacity
    return inner
  }

  /// Draws what is one view with the opacity of what is around.
  private func drawFaded(_ placed: Placed, on canvas: Canvas) {
    let bounds = boxes.bounds(of: placed)
    if let visible = canvas.visible, !bounds.meets(visible) { return }
    var whole = self
    whole.fade = 1
    canvas.group(.opacity(fade), placed, bounds: bounds, whole)
  }

  /// Whether a box is finite and touches what is visible. Lines have no area and show all the same.
  private func shows(_ box: CGRect, on canvas: Canvas) -> Bool {
    guard box.isFinite else { return false }
    guard let visible = canvas.visible else { return true }
    return box.meets(visible)
  }
}
