import DisplayList
import Foundation
import Geometry
import Synchronization

/// Blurred alpha of fragments that cast shadows, so that a card that moves or stays is not blurred in
/// every frame. Entries hold their fragment, so that its address cannot come to mean another.
enum ShadowCache {
  /// An alpha surface and where its corner lies on the page.
  struct Mask {
    let surface: PixelSurface
    let x: Int, y: Int
  }

  private struct Key: Hashable {
    let fragment: ObjectIdentifier
    let a: Double, b: Double, c: Double, d: Double
    /// Where the fragment stands within its pixel.
    let phaseX: Double, phaseY: Double
    let blur: GaussianBlur
  }

  /// Surfaces in the cache are not written any more, so that any task may read them.
  private struct Entry: @unchecked Sendable {
    let fragment: Fragment
    let surface: PixelSurface
    /// From the fragment's whole-pixel origin to the surface's corner.
    let x: Int, y: Int
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
  }

  private static let state = Mutex(State())
  private static let budget = 32 << 20

  /// Whether the shadow of `content` is kept once it is drawn.
  static func holds(
    _ content: Placed, _ bounds: CGRect, _ blur: GaussianBlur, on canvas: PixelCanvas,
    _ walk: PictureWalk<PixelCanvas>
  ) -> Bool {
    let origin = canvas.matrix.apply(content.origin)
    let whole = DeviceRect(covering: canvas.matrix.boundingBox(of: bounds))
      .outset(blur.reachX, blur.reachY)
    return walk.picture.slots.isEmpty && whole.width * whole.height <= 2 << 20 && origin.isFinite
      && abs(origin.x) < RasterLimits.coordinate && abs(origin.y) < RasterLimits.coordinate
  }

  /// The blurred alpha of `content`, at least within `area`.
  static func mask(
    of content: Placed, bounds: CGRect, blur: GaussianBlur, on canvas: PixelCanvas, area: DeviceRect,
    _ walk: PictureWalk<PixelCanvas>
  ) -> Mask? {
    guard !area.isEmpty else { return nil }
    let origin = canvas.matrix.apply(content.origin)
    let whole = DeviceRect(covering: canvas.matrix.boundingBox(of: bounds))
      .outset(blur.reachX, blur.reachY)
    guard holds(content, bounds, blur, on: canvas, walk) else {
      return draw(content, blur, canvas, area, walk).map { Mask(surface: $0, x: area.x, y: area.y) }
    }
    // `holds` keeps the origin within the limit.
    let (x, y) = (Int(origin.x.rounded(.down)), Int(origin.y.rounded(.down)))
    let matrix = canvas.matrix
    let key = Key(
      fragment: ObjectIdentifier(content.fragment), a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d,
      phaseX: origin.x - Double(x), phaseY: origin.y - Double(y), blur: blur)
    if let entry = state.withLock({ $0.entries[key] }) {
      return Mask(surface: entry.surface, x: x + entry.x, y: y + entry.y)
    }
    guard let surface = draw(content, blur, canvas, whole, walk) else { return nil }
    let entry = Entry(
      fragment: content.fragment, surface: surface, x: whole.x - x, y: whole.y - y)
    let removed = state.withLock { state -> [Key: Entry] in
      var removed: [Key: Entry] = [:]
      state.bytes += surface.stride * surface.height
      if state.bytes > budget || state.entries.count >= 512 {
        removed = state.entries
        state.entries = [:]
        state.bytes = surface.stride * surface.height
      }
      state.entries[key] = entry
      return removed
    }
    withExtendedLifetime(removed) {}
    return Mask(surface: surface, x: whole.x, y: whole.y)
  }

  private static func draw(
    _ content: Placed, _ blur: GaussianBlur, _ canvas: PixelCanvas, _ area: DeviceRect,
    _ walk: PictureWalk<PixelCanvas>
  ) -> PixelSurface? {
    guard let layer = canvas.surface(of: content, in: area, walk),
      let alpha = PixelSurface(area, format: .alpha)
    else { return nil }
    LayerFilter.copyAlpha(layer, to: alpha)
    blur.apply(to: alpha)
    alpha.markDirty()
    return alpha
  }
}
