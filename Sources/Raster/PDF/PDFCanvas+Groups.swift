import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

extension PDFCanvas {
  func group(
    _ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<PDFCanvas>
  ) {
    if isTextOnly { return text(of: effect, content, bounds: bounds, walk) }
    switch effect {
    case .fade: walk.draw(content, on: self)
    case .opacity(let opacity):
      if opacity >= 1 { return walk.draw(content, on: self) }
      guard opacity > 0 else { return }
      layer {
        walk.draw(content, on: self)
      } paint: {
        cairo_paint_with_alpha(cr, opacity)
      }
    case .blend(.normal): walk.draw(content, on: self)
    case .backdrop(let path, _, _):
      _ = placeBelow(content, within: path)
      walk.draw(content, on: self)
    case .blend(.plusLighter), .blend(.plusDarker):
      if placeBelow(content) { writeText(of: effect, content, bounds: bounds, walk) }
    case .blend(let mode):
      layer {
        walk.draw(content, on: self)
      } paint: {
        cairo_set_operator(cr, Self.blending(mode))
        cairo_paint(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      }
    case .isolate:
      layer {
        walk.draw(content, on: self)
      } paint: {
        cairo_paint(cr)
      }
    case .clip(let path, let style):
      guard enter(), add(path) else { return }
      cairo_save(cr)
      CairoPath.set(style, on: cr)
      cairo_clip(cr)
      walk.draw(content, on: self)
      cairo_restore(cr)
    case .mask(let mask):
      cairo_push_group(cr)
      walk.draw(mask, on: self)
      let shape = cairo_pop_group(cr)
      layer {
        walk.draw(content, on: self)
      } paint: {
        cairo_mask(cr, shape)
      }
      cairo_pattern_destroy(shape)
      // Readers do not look into masks.
      writeText(of: .isolate, mask, bounds: bounds, walk)
    case .transform(let transform):
      guard let affine = AffineMatrix(transform) else {
        return asPixels(effect, content, bounds: bounds, outset: transform.boundingBox(of: bounds), walk)
      }
      let saved = coordinates
      coordinates = coordinates.applied(after: affine)
      walk.draw(content, on: self)
      coordinates = saved
    case .blur(let radius, _):
      let reach = 3 * radius
      asPixels(effect, content, bounds: bounds, outset: bounds.insetBy(dx: -reach, dy: -reach), walk)
    case .shadow(let color, let radius, let offset):
      let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height)
        .insetBy(dx: -3 * radius, dy: -3 * radius)
      if let image = LocalRaster(shadow, coordinates: coordinates, page: pageBounds), enter() {
        PixelCanvas(image.surface, matrix: image.matrix).drawShadow(
          content, bounds: bounds, color: color, radius: radius, offset: offset,
          PictureWalk<PixelCanvas>(picture))
        image.surface.markDirty()
        setSource(image)
        cairo_paint(cr)
      }
      walk.draw(content, on: self)
    case .colorMatrix: asPixels(effect, content, bounds: bounds, outset: bounds, walk)
    }
  }

  /// Writes the text of what is painted as pixels or through a mask, so that it can be searched and copied.
  private func writeText(
    of effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<PDFCanvas>
  ) {
    isTextOnly = true
    text(of: effect, content, bounds: bounds, walk)
    isTextOnly = false
  }

  /// The text of a group: what changes its place or cuts it counts, what changes its looks does not.
  private func text(
    of effect: ResolvedEffect, _ content: Placed, bounds: CGRect, _ walk: PictureWalk<PDFCanvas>
  ) {
    let saved = coordinates
    cairo_save(cr)
    defer {
      cairo_restore(cr)
      coordinates = saved
    }
    switch effect {
    case .clip(let path, let style):
      guard enter(), add(path) else { return }
      CairoPath.set(style, on: cr)
      cairo_clip(cr)
    case .transform(let transform):
      let box = transform.boundingBox(of: bounds)
      guard let matrix = AffineMatrix(transform) ?? AffineMatrix(from: bounds, to: box) else { return }
      coordinates = coordinates.applied(after: matrix)
    case .mask(let mask): walk.draw(mask, on: self)
    case .opacity(let opacity): guard opacity > 0 else { return }
    case .fade, .blend, .backdrop, .isolate, .blur, .shadow, .colorMatrix: break
    }
    walk.draw(content, on: self)
  }

  private func layer(_ content: () -> Void, paint: () -> Void) {
    cairo_push_group(cr)
    content()
    cairo_pop_group_to_source(cr)
    paint()
  }

  private func asPixels(
    _ effect: ResolvedEffect, _ content: Placed, bounds: CGRect, outset: CGRect,
    _ walk: PictureWalk<PDFCanvas>
  ) {
    guard let image = LocalRaster(outset, coordinates: coordinates, page: pageBounds), enter() else {
      return
    }
    image.draw(effect, content, bounds: bounds, in: picture)
    setSource(image)
    cairo_paint(cr)
    writeText(of: effect, content, bounds: bounds, walk)
  }

  private static func blending(_ mode: BlendMode) -> cairo_operator_t {
    switch mode {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    // Never asked for: groups with these modes are painted as pixels.
    case .plusLighter, .plusDarker: CAIRO_OPERATOR_OVER
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    }
  }
}
