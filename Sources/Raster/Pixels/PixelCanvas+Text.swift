import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import TextEngine

extension PixelCanvas {
  func glyphs(_ run: GlyphRun, _ paint: Paint) {
    guard let face = FontRegistry.shared.face(run.font) else { return }
    if face.isColor { return pictures(run, face) }
    let size = run.size * matrix.scaleX
    guard size.isFinite, size > 0.05 else { return }
    let isUpright = matrix.isAxisAligned && matrix.a > 0 && abs(matrix.a - matrix.d) < 1e-9 * matrix.a
    if isUpright, size <= GlyphCache.largestSize {
      masks(run, paint, face, size)
    } else {
      outlines(run, paint, face)
    }
  }

  // MARK: - Masks

  /// A mask and the pixel of the page at its corner.
  private typealias PlacedMask = (mask: GlyphCache.Mask, x: Int, y: Int)

  private func masks(_ run: GlyphRun, _ paint: Paint, _ face: FontFace, _ size: Double) {
    var keys: [GlyphCache.Key] = []
    var corners: [(x: Int, y: Int)] = []
    keys.reserveCapacity(run.glyphs.count)
    corners.reserveCapacity(run.glyphs.count)
    let limit = RasterLimits.coordinate
    let (skew, stretch) = (Float(run.skew), Float(run.stretch))
    let embolden = run.embolden.isFinite ? Float(max(0, run.embolden) * matrix.a) : 0
    for glyph in run.glyphs {
      let place = matrix.apply(run.origin.x + Double(glyph.x), run.origin.y + Double(glyph.y))
      guard abs(place.x) < limit, abs(place.y) < limit else { continue }
      // The guard holds both coordinates within the limit and lets no NaN pass.
      let quarter = Int((place.x * GlyphCache.phases).rounded())
      let phase = quarter & 3
      keys.append(
        GlyphCache.Key(
          font: run.font.raw, glyph: glyph.index, size: Float(size), skew: skew, stretch: stretch,
          embolden: embolden, phase: UInt8(phase)))
      // The guard above holds `place`.
      corners.append(((quarter - phase) / 4, Int(place.y.rounded())))
    }
    let masks = GlyphCache.shared.masks(keys, of: face)
    let placed: [PlacedMask] = zip(masks, corners).compactMap { mask, corner in
      mask.width > 0 ? (mask, corner.x + mask.left, corner.y + mask.top) : nil
    }
    if layer.isClipRectangular, case .color(let color) = paint {
      blend(placed, color)
    } else {
      paintThrough(placed, paint)
    }
  }

  private func blend(_ masks: [PlacedMask], _ color: ResolvedColor) {
    var color = SRGB(color)
    color.alpha *= Float(coordinates.opacity)
    let pixel = color.pixel
    guard pixel >> 24 > 0 else { return }
    let target = layer.target
    let clip = layer.clip
    target.flush()
    for (mask, x, y) in masks {
      let area = DeviceRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
      mask.coverage.withUnsafeBufferPointer { coverage in
        guard let start = coverage.baseAddress else { return }
        for line in area.y..<area.maxY {
          Pixel.blend(
            pixel, through: start + (line - y) * mask.width + (area.x - x), count: area.width,
            to: target.words(line) + (area.x - target.rect.x))
        }
      }
    }
    target.markDirty()
  }

  /// Gathers the masks into one and paints through it.
  private func paintThrough(_ masks: [PlacedMask], _ paint: Paint) {
    guard let first = masks.first else { return }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for (mask, x, y) in masks {
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + mask.width), max(bottom, y + mask.height))
    }
    let area = DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(layer.clip)
    guard let shape = PixelSurface(area, format: .alpha) else { return }
    for (mask, x, y) in masks {
      let part = DeviceRect(x: x, y: y, width: mask.width, height: mask.height).intersection(area)
      for line in part.y..<part.maxY {
        let row = shape.alphas(line) + (part.x - area.x)
        let start = (line - y) * mask.width + (part.x - x)
        for i in 0..<part.width {
          let (old, new) = (UInt32(row[i]), UInt32(mask.coverage[start + i]))
          row[i] = UInt8(truncatingIfNeeded: old + new - (old * new + 127) / 255)
        }
      }
    }
    shape.markDirty()
    let rect = layer.target.rect
    let cr = layer.cr
    draw(with: paint, over: area) {
      cairo_mask_surface(cr, shape.surface, Double(area.x - rect.x), Double(area.y - rect.y))
    }
  }

  // MARK: - Outlines

  private func outlines(_ run: GlyphRun, _ paint: Paint, _ face: FontFace) {
    let area = pixels(of: run.bounds.insetBy(dx: -run.size / 2, dy: -run.size / 2))
    guard !area.isEmpty else { return }
    let cr = layer.cr
    cairo_new_path(cr)
    for glyph in run.glyphs {
      let place = AffineMatrix.outline(
        size: run.size, skew: run.skew, stretch: run.stretch, at: run.origin.x + Double(glyph.x),
        run.origin.y + Double(glyph.y))
      let path = face.path(forGlyph: glyph.index)
      let matrix = layerMatrix.applied(after: place)
      guard !path.isEmpty, matrix.isFinite else { continue }
      guard CairoPath.add(path, to: cr, mappedBy: matrix) else { return }
    }
    CairoPath.set(FillStyle(), on: cr)
    let embolden = run.embolden.isFinite ? max(0, run.embolden) * matrix.meanScale : 0
    guard embolden > 0 else { return draw(with: paint, over: area) { cairo_fill(cr) } }
    // Fill and outline overlap: painted as one, so that a translucent colour shows no seam.
    guard let shape = PixelSurface(area, format: .alpha), let pen = cairo_create(shape.surface) else {
      return
    }
    let rect = layer.target.rect
    let outline = cairo_copy_path(cr)
    cairo_new_path(cr)
    cairo_translate(pen, Double(rect.x - area.x), Double(rect.y - area.y))
    cairo_append_path(pen, outline)
    cairo_path_destroy(outline)
    cairo_set_line_width(pen, embolden)
    cairo_set_line_join(pen, CAIRO_LINE_JOIN_ROUND)
    cairo_fill_preserve(pen)
    cairo_stroke(pen)
    cairo_destroy(pen)
    draw(with: paint, over: area) {
      cairo_mask_surface(cr, shape.surface, Double(area.x - rect.x), Double(area.y - rect.y))
    }
  }

  // MARK: - Colour bitmaps

  private func pictures(_ run: GlyphRun, _ face: FontFace) {
    for glyph in run.glyphs {
      guard let picture = EmojiCache.shared.picture(glyph.index, of: face) else { continue }
      let box = picture.bounds
      let rect = CGRect(
        x: run.origin.x + Double(glyph.x) + box.minX * run.size,
        y: run.origin.y + Double(glyph.y) + box.minY * run.size,
        width: box.width * run.size, height: box.height * run.size)
      draw(
        picture.pixels, part: CGRect(x: 0, y: 0, width: 1, height: 1), onto: rect,
        ImageSampling(), opacity: 1)
    }
  }
}
