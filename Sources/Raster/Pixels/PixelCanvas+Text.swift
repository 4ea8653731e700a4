import CGraphicsLibraries
import CPixels
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

  private func masks(_ run: GlyphRun, _ paint: Paint, _ face: FontFace, _ size: Double) {
    let embolden = run.embolden.isFinite ? Float(max(0, run.embolden) * matrix.a) : 0
    let key = GlyphStrike.Key(
      font: run.font, size: Float(size), skew: Float(run.skew), stretch: Float(run.stretch),
      embolden: embolden)
    let strike: GlyphStrike
    if let last = self.strike, last.key == key {
      strike = last
    } else {
      strike = GlyphCache.shared.strike(key)
      self.strike = strike
    }
    placed.removeAll(keepingCapacity: true)
    var paths: [GlyphRun.Glyph] = []
    let taken = strike.place(run, of: face, by: matrix, into: &placed, paths: &paths)
    if !paths.isEmpty {
      var large = run
      large.glyphs = paths
      outlines(large, paint, face)
    }
    // What the cache has forgotten is not kept here either.
    if GlyphCache.shared.forgets(after: taken) { self.strike = nil }
    guard !placed.isEmpty else { return }
    // The strike holds the masks' memory.
    withExtendedLifetime(strike) {
      if layer.isClipRectangular, case .color(let color) = paint {
        blend(placed, color)
      } else {
        paintThrough(placed, paint)
      }
    }
  }

  private func blend(_ masks: [GlyphStrike.PlacedMask], _ color: ResolvedColor) {
    var color = SRGB(color)
    color.alpha *= Float(coordinates.opacity)
    let pixel = color.pixel
    guard pixel >> 24 > 0 else { return }
    let target = layer.target
    let clip = layer.clip
    let stride = target.stride / 4
    target.flush()
    for placed in masks {
      let mask = placed.mask
      let area = placed.area.intersection(clip)
      guard !area.isEmpty, let coverage = mask.coverage else { continue }
      // Rows are padded with zeros: pixels beyond the mask's edge keep their values.
      let isWhole = area.width == mask.width && area.x + mask.stride <= target.rect.maxX
      pixels_blend(
        pixel, coverage + (area.y - placed.y) * mask.stride + (area.x - placed.x), mask.stride,
        target.words(area.y) + (area.x - target.rect.x), stride, isWhole ? mask.stride : area.width,
        area.height)
    }
    target.markDirty()
  }

  /// Gathers the masks into one and paints through it.
  private func paintThrough(_ masks: [GlyphStrike.PlacedMask], _ paint: Paint) {
    guard let first = masks.first else { return }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for placed in masks {
      (left, top) = (min(left, placed.x), min(top, placed.y))
      (right, bottom) = (max(right, placed.area.maxX), max(bottom, placed.area.maxY))
    }
    let area = DeviceRect(x: left, y: top, width: right - left, height: bottom - top)
      .intersection(layer.clip)
    guard let shape = PixelSurface(area, format: .alpha) else { return }
    for placed in masks {
      let mask = placed.mask
      let part = placed.area.intersection(area)
      guard let coverage = mask.coverage else { continue }
      for line in part.y..<part.maxY {
        let row = shape.alphas(line) + (part.x - area.x)
        let start = (line - placed.y) * mask.stride + (part.x - placed.x)
        for i in 0..<part.width {
          let (old, new) = (UInt32(row[i]), UInt32(coverage[start + i]))
          row[i] = UInt8(truncatingIfNeeded: old + new - (old * new + 127) / 255)
        }
      }
    }
    shape.markDirty()
    draw(with: paint, through: shape)
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
    draw(with: paint, through: shape)
  }

  // MARK: - Colour bitmaps

  private func pictures(_ run: GlyphRun, _ face: FontFace) {
    for glyph in run.glyphs {
      guard let picture = EmojiCache.shared.picture(glyph.index, of: face) else { continue }
      draw(
        picture.pixels, part: CGRect(x: 0, y: 0, width: 1, height: 1),
        onto: picture.frame(of: glyph, in: run), ImageSampling(), opacity: 1)
    }
  }
}
