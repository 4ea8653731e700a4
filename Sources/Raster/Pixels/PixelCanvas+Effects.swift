import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PixelCanvas {
  /// Standard deviations in pixels along both axes.
  private func sigmas(_ radius: Double) -> (x: Double, y: Double) {
    guard matrix.isAxisAligned else {
      let mean = radius * matrix.meanScale
      return (mean, mean)
    }
    return (radius * matrix.scaleX, radius * matrix.scaleY)
  }

  /// The pixels of the content that show once it is blurred: those around the clip count too.
  private func blurredArea(_ bounds: CGRect, _ blur: GaussianBlur) -> DeviceRect {
    let covered = DeviceRect(covering: matrix.boundingBox(of: bounds)).outset(blur.reachX, blur.reachY)
    return covered.intersection(layer.clip.outset(blur.reachX, blur.reachY))
  }

  func blur(
    _ content: Placed, bounds: CGRect, radius: Double, opaque: Bool, _ walk: PictureWalk<PixelCanvas>
  ) {
    let sigma = sigmas(radius)
    let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y)
    guard !blur.isIdentity else { return walk.draw(content, on: self) }
    let size = pixelSize(of: blur)
    if size > 1, !opaque {
      if let wide = wideBlur(content, bounds: bounds, blur, size: size, walk) { composite(wide) }
      return
    }
    var area = blurredArea(bounds, blur)
    let covered = DeviceRect(covering: matrix.boundingBox(of: bounds))
    if opaque { area = area.intersection(covered) }
    guard let surface = surface(of: content, in: area, walk) else { return }
    // The content's edge pixels stand for what lies beyond; the result keeps to the content's bounds.
    if opaque, size > 1 { return compositeOpaque(surface, blur, size: size) }
    if opaque {
      guard let wide = PixelSurface(area.outset(blur.reachX, blur.reachY)) else { return }
      LayerFilter.copyExtendingEdges(surface, to: wide)
      blur.apply(to: wide)
      LayerFilter.copy(wide, to: surface)
    } else {
      blur.apply(to: surface)
    }
    composite(surface)
  }

  func shadow(
    _ content: Placed, bounds: CGRect, color: ResolvedColor, radius: Double, offset: CGSize,
    _ walk: PictureWalk<PixelCanvas>
  ) {
    if walk.layers > Self.shadowsDrawnTwice, !ShadowCache.holds(content, bounds, blur(radius), on: self, walk)
    {
      return shadowAtOnce(content, bounds: bounds, color: color, radius: radius, offset: offset, walk)
    }
    drawShadow(content, bounds: bounds, color: color, radius: radius, offset: offset, walk)
    walk.draw(content, on: self)
  }

  private func blur(_ radius: Double) -> GaussianBlur {
    let sigma = sigmas(radius)
    return GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y)
  }

  /// Layers around a shadow whose content is still drawn twice, once for the shadow and once for itself.
  private static let shadowsDrawnTwice = 2

  /// A shadow within shadows, too large to be kept: its content is drawn once, because drawing it twice at every
  /// level would double the work with each. The shadow is moved by whole pixels.
  private func shadowAtOnce(
    _ content: Placed, bounds: CGRect, color: ResolvedColor, radius: Double, offset: CGSize,
    _ walk: PictureWalk<PixelCanvas>
  ) {
    let (blur, tint) = (blur(radius), SRGB(color))
    let outer = matrix.apply(offset.width, offset.height)
    func pixels(_ length: Double) -> Int {
      Int(min(max(length.rounded(), -RasterLimits.coordinate), RasterLimits.coordinate))  // within ± 2²²
    }
    guard outer.isFinite else { return walk.draw(content, on: self) }
    let (dx, dy) = (pixels(outer.x - matrix.tx), pixels(outer.y - matrix.ty))
    let covered = DeviceRect(covering: matrix.boundingBox(of: bounds))
    let clip = layer.clip
    let seen = covered.intersection(clip)
    // The part of the content whose shadow falls into the clip: the clip moved back by the offset, and the blur around it.
    let cast = covered.intersection(clip.offset(-dx, -dy).outset(blur.reachX, blur.reachY))
    let needed = cast.isEmpty ? cast : cast.outset(blur.reachX, blur.reachY)
    guard let surface = surface(of: content, in: seen.union(needed), walk) else { return }
    if tint.alpha > 0, !cast.isEmpty, let alpha = PixelSurface(surface.rect, format: .alpha) {
      LayerFilter.copyAlpha(surface, to: alpha)
      blur.apply(to: alpha)
      alpha.markDirty()
      paint(alpha, at: surface.rect.offset(dx, dy), in: tint)
    }
    composite(surface)
  }

  /// Paints a colour where a mask is opaque.
  private func paint(_ mask: PixelSurface, at place: DeviceRect, in tint: SRGB) {
    guard let view = mask.view() else { return }
    let rect = layer.target.rect
    cairo_set_source_rgba(
      layer.cr, Double(tint.rgb.x), Double(tint.rgb.y), Double(tint.rgb.z),
      Double(tint.alpha) * coordinates.opacity)
    cairo_mask_surface(layer.cr, view, Double(place.x - rect.x), Double(place.y - rect.y))
    cairo_set_source_rgba(layer.cr, 0, 0, 0, 0)
    cairo_surface_destroy(view)
  }

  /// The shadow without what casts it.
  func drawShadow(
    _ content: Placed, bounds: CGRect, color: ResolvedColor, radius: Double, offset: CGSize,
    _ walk: PictureWalk<PixelCanvas>
  ) {
    let tint = SRGB(color)
    let blur = blur(radius)
    guard tint.alpha > 0 else { return }
    // The shadow is that of the content moved by the offset, fractions of a pixel included.
    let saved = coordinates
    let outer = matrix.apply(offset.width, offset.height)
    coordinates.matrix.tx = outer.x
    coordinates.matrix.ty = outer.y
    let size = pixelSize(of: blur)
    if size > 1 {
      let wide = wideBlur(content, bounds: bounds, blur, size: size, walk)
      coordinates = saved
      if let wide { paint(wide, in: tint) }
      return
    }
    let area = blurredArea(bounds, blur)
    let shadow = ShadowCache.mask(of: content, bounds: bounds, blur: blur, on: self, area: area, walk)
    coordinates = saved
    if let shadow {
      paint(shadow.surface, at: DeviceRect(x: shadow.x, y: shadow.y, width: 0, height: 0), in: tint)
    }
  }

  /// Paints what lies below `path` blurred and saturated, and returns its pixels; nil where nothing shows.
  func backdrop(_ path: Path, radius: Double, saturation: Double) -> PixelSurface? {
    let area = pixels(of: path.boundingRect)
    guard !area.isEmpty else { return nil }
    let sigma = sigmas(radius)
    let blur = GaussianBlur(sigmaX: sigma.x, sigmaY: sigma.y)
    backdropReach += max(blur.reachX, blur.reachY)
    let below = layer.target
    below.flush()
    guard let surface = PixelSurface(area.outset(blur.reachX, blur.reachY)) else { return nil }
    // What lies outside the picture is taken as its edge, so that a bar at the edge does not fade.
    LayerFilter.copyExtendingEdges(below, to: surface)
    blur.apply(to: surface)
    if saturation != 1 { LayerFilter.apply(.saturation(saturation), to: surface) }
    surface.markDirty()
    let cr = layer.cr
    cairo_new_path(cr)
    CairoPath.set(FillStyle(), on: cr)
    guard CairoPath.add(path, to: cr, mappedBy: layerMatrix) else { return nil }
    setSource(surface)
    // In place of what lies below, which is seen through where it is not opaque.
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    cairo_fill(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cr, 0, 0, 0, 0)
    return surface
  }

  /// The layer's pixels where `shape` has any; the others become clear.
  func result(within shape: PixelSurface) -> PixelSurface {
    let target = layer.target
    target.flush()
    let area = shape.rect.intersection(target.rect)
    for y in area.y..<area.maxY {
      let line = shape.words(y) + (area.x - shape.rect.x)
      let below = target.words(y) + (area.x - target.rect.x)
      for x in 0..<area.width where line[x] != 0 { line[x] = below[x] }
    }
    shape.markDirty()
    return shape
  }

  /// Composites a layer by a blend mode.
  func blend(_ surface: PixelSurface, _ mode: BlendMode) {
    let operators: [BlendMode: cairo_operator_t] = [
      .plusLighter: CAIRO_OPERATOR_ADD, .sourceAtop: CAIRO_OPERATOR_ATOP,
      .destinationOver: CAIRO_OPERATOR_DEST_OVER, .destinationOut: CAIRO_OPERATOR_DEST_OUT,
    ]
    let cr = layer.cr
    if coordinates.opacity < 1 { LayerFilter.multiply(surface, by: coordinates.opacity) }
    surface.markDirty()
    setSource(surface)
    if let op = operators[mode] {
      cairo_set_operator(cr, op)
    } else {
      // The layer becomes what the page shall be there; painted as "source", clip edges included.
      layer.target.flush()
      Blending.composite(surface, over: layer.target, mode)
      surface.markDirty()
      cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
    }
    let rect = layer.target.rect
    cairo_rectangle(
      cr, Double(surface.rect.x - rect.x), Double(surface.rect.y - rect.y), Double(surface.width),
      Double(surface.height))
    cairo_fill(cr)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(cr, 0, 0, 0, 0)
  }
}
