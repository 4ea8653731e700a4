import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import TextEngine

extension PDFCanvas {
  func glyphs(_ run: GlyphRun, _ paint: Paint) {
    guard let face = FontRegistry.shared.face(run.font), enter() else { return }
    if face.isColor {
      for glyph in run.glyphs {
        guard let picture = EmojiCache.shared.picture(glyph.index, of: face) else { continue }
        let box = picture.bounds
        let rect = CGRect(
          x: run.origin.x + Double(glyph.x) + box.minX * run.size,
          y: run.origin.y + Double(glyph.y) + box.minY * run.size,
          width: box.width * run.size, height: box.height * run.size)
        place(picture.pixels, onto: rect, opacity: 1)
      }
      return
    }
    guard let font = PDFFonts.face(face) else { return }
    cairo_set_font_face(cr, font)
    var matrix = AffineMatrix.outline(size: run.size, skew: run.skew, stretch: run.stretch).cairo
    cairo_set_font_matrix(cr, &matrix)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cr, options)
    cairo_font_options_destroy(options)
    let glyphs = run.glyphs.map {
      cairo_glyph_t(
        index: UInt($0.index), x: run.origin.x + Double($0.x), y: run.origin.y + Double($0.y))
    }
    draw(with: paint, over: run.bounds) {
      show(run, glyphs)
      if run.embolden > 0, run.embolden.isFinite {
        cairo_new_path(cr)
        cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
        cairo_set_line_width(cr, run.embolden)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cr)
      }
    }
  }

  /// Shows glyphs with the text they stand for, so that it can be searched and copied.
  private func show(_ run: GlyphRun, _ glyphs: [cairo_glyph_t]) {
    guard let clusters = clusters(of: run) else {
      cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
      return
    }
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        cairo_show_text_glyphs(
          cr, text.baseAddress, Int32(text.count), glyphs, Int32(glyphs.count), clusters,
          Int32(clusters.count),
          run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  /// Which bytes belong to which glyphs, in the order of the text; nil when the run does not say it in
  /// a way that adds up.
  private func clusters(of run: GlyphRun) -> [cairo_text_cluster_t]? {
    let count = run.text.utf8.count
    guard count > 0, count <= Int(Int32.max), !run.text.utf8.contains(0) else { return nil }
    var clusters: [cairo_text_cluster_t] = []
    let ordered = run.isRightToLeft ? Array(run.glyphs.reversed()) : run.glyphs
    let text = Array(run.text.utf8)
    var start = 0
    if let first = ordered.first, first.cluster > 0 {
      clusters.append(cairo_text_cluster_t(num_bytes: first.cluster, num_glyphs: 0))
      start = Int(first.cluster)
    }
    var index = 0
    while index < ordered.count {
      var end = index
      while end < ordered.count, ordered[end].cluster == ordered[index].cluster { end += 1 }
      let next = end < ordered.count ? Int(ordered[end].cluster) : count
      guard next > start, next <= count, next == count || text[next] & 0xC0 != 0x80 else { return nil }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(next - start), num_glyphs: Int32(end - index)))
      start = next
      index = end
    }
    return start == count && text[Int(ordered.first?.cluster ?? 0)] & 0xC0 != 0x80 ? clusters : nil
  }
}
