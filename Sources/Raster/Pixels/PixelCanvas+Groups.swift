import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PixelCanvas {
  func group(
    _ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<PixelCanvas>
  ) {
    switch effect {
    case .fade: walk.draw(content, on: self)
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity == 1 {
        walk.draw(content, on: self)
      } else if content.fragment.isSingleShape {
        let saved = coordinates
        coordinates.opacity *= opacity
        walk.draw(content, on: self)
        coordinates = saved
      } else {
        guard let surface = surface(of: content, in: pixels(of: bounds), walk) else { return }
        composite(surface, opacity: opacity)
      }
    case .blend(.normal): walk.draw(content, on: self)
    case .blend(let mode):
      guard let surface = surface(of: content, in: pixels(of: bounds), walk) else { return }
      guard let looksBelow, let shape = PixelSurface(surface.rect) else { return blend(surface, mode) }
      LayerFilter.copy(surface, to: shape)
      blend(surface, mode)
      looksBelow(content, matrix, result(within: shape))
    case .isolate:
      if let surface = surface(of: content, in: pixels(of: bounds), walk) { composite(surface) }
    case .clip(let path, let style): clip(path, style) { walk.draw(content, on: self) }
    case .mask(let mask): self.mask(content, bounds: bounds, by: mask, walk)
    case .transform(let transform): self.transform(content, bounds: bounds, by: transform, walk)
    case .blur(let radius, let opaque):
      blur(content, bounds: bounds, radius: radius, opaque: opaque, walk)
    case .shadow(let color, let radius, let offset):
      shadow(content, bounds: bounds, color: color, radius: radius, offset: offset, walk)
    case .colorMatrix(let matrix):
      guard let surface = surface(of: content, in: pixels(of: bounds), walk) else { return }
      LayerFilter.apply(matrix, to: surface)
      composite(surface)
    case .backdrop(let path, let radius, let saturation):
      if let surface = backdrop(path, radius: radius, saturation: saturation) {
        looksBelow?(content, matrix, surface)
      }
      walk.draw(content, on: self)
    }
  }

  /// The content alone on a transparent surface that covers `area`; nil when there is nothing to see.
  /// The opacity that the canvas holds for single items is not part of it.
  func surface(
    of content: Placed, in area: DeviceRect, _ walk: PictureWalk<PixelCanvas>
  ) -> PixelSurface? {
    guard let surface = PixelSurface(area) else { return nil }
    let (outer, saved) = (layer, coordinates)
    layer = Layer(surface)
    coordinates.opacity = 1
    walk.draw(content, on: self)
    layer = outer
    coordinates = saved
    surface.flush()
    return surface
  }

  /// Paints a surface onto the layer, within the clip.
  func composite(_ surface: PixelSurface, opacity: Double = 1) {
    surface.markDirty()
    setSource(surface)
    cairo_paint_with_alpha(layer.cr, opacity * coordinates.opacity)
    cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
  }

  // MARK: - Clips and masks

  private func clip(_ path: Path, _ style: FillStyle, _ body: () -> Void) {
    let area = pixels(of: path.boundingRect)
    guard !area.isEmpty else { return }
    let (cr, outer, wasRectangular) = (layer.cr, layer.clip, layer.isClipRectangular)
    cairo_save(cr)
    cairo_new_path(cr)
    var isAligned = false
    if matrix.isAxisAligned, let rect = CairoPath.rectangle(path) {
      let box = matrix.boundingBox(of: rect)
      let covered = DeviceRect(covering: box).cgRect
      isAligned =
        abs(box.minX - covered.minX) < 1e-5 && abs(box.maxX - covered.maxX) < 1e-5
        && abs(box.minY - covered.minY) < 1e-5 && abs(box.maxY - covered.maxY) < 1e-5
    }
    if isAligned {
      let origin = layer.target.rect
      cairo_rectangle(
        cr, Double(area.x - origin.x), Double(area.y - origin.y), Double(area.width), Double(area.height))
    } else {
      CairoPath.set(style, on: cr)
      CairoPath.add(path, to: cr, mappedBy: layerMatrix)
      layer.isClipRectangular = false
    }
    cairo_clip(cr)
    layer.clip = area
    body()
    cairo_restore(cr)
    layer.clip = outer
    layer.isClipRectangular = wasRectangular
  }

  private func mask(
    _ content: Placed, bounds: CGRect, by mask: Placed, _ walk: PictureWalk<PixelCanvas>
  ) {
    let area = pixels(of: bounds).intersection(pixels(of: walk.boxes.bounds(of: mask)))
    guard let shape = surface(of: mask, in: area, walk),
      let surface = surface(of: content, in: area, walk)
    else { return }
    setSource(surface)
    let rect = layer.target.rect
    if coordinates.opacity < 1 { LayerFilter.multiply(shape, by: coordinates.opacity) }
    shape.markDirty()
    cairo_mask_surface(
      layer.cr, shape.surface, Double(area.x - rect.x), Double(area.y - rect.y))
    cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
  }

  // MARK: - Transforms

  private func transform(
    _ content: Placed, bounds: CGRect, by transform: ProjectionTransform,
    _ walk: PictureWalk<PixelCanvas>
  ) {
    let saved = coordinates
    defer { coordinates = saved }
    if let affine = AffineMatrix(transform) {
      let combined = matrix.applied(after: affine)
      guard combined.inverse != nil else { return }
      coordinates.matrix = combined
      walk.draw(content, on: self)
      return
    }
    // With perspective: the content is drawn flat at the page's scale, then each pixel of the page looks
    // up where it came from.
    guard let warp = PerspectiveWarp(transform, onto: matrix) else { return }
    let area = DeviceRect(covering: warp.boundingBox(of: bounds)).intersection(layer.clip)
    guard !area.isEmpty, let visible = warp.sourceBox(of: area.cgRect) else { return }
    let part = bounds.overlap(visible)
    guard !part.isNull else { return }
    let side = max(matrix.scaleX, matrix.scaleY) * max(part.width, part.height)
    let fit = side > 4096 ? 4096 / side : 1
    let flat = AffineMatrix.scale(matrix.scaleX * fit, matrix.scaleY * fit)
    coordinates.matrix = flat
    let source = DeviceRect(covering: flat.boundingBox(of: part)).outset(1, 1)
    guard let surface = surface(of: content, in: source, walk), let result = PixelSurface(area) else {
      return
    }
    warp.draw(surface, flat: flat, into: result)
    coordinates = saved
    composite(result)
  }
}

extension Fragment {
  /// Whether the fragment draws one item that opacity can be multiplied into.
  var isSingleShape: Bool {
    guard items.count == 1 else { return false }
    switch items[0] {
    case .fill, .stroke, .image: return true
    case .glyphs, .children, .group, .native: return false
    }
  }
}

extension AffineMatrix {
  /// nil for a transform with perspective.
  init?(_ transform: ProjectionTransform) {
    let m = transform
    guard m.m13 == 0, m.m23 == 0, m.m33 != 0, m.m33.isFinite else { return nil }
    self.init(
      a: m.m11 / m.m33, b: m.m12 / m.m33, c: m.m21 / m.m33, d: m.m22 / m.m33,
      tx: m.m31 / m.m33, ty: m.m32 / m.m33)
  }
}
