import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry
import TextEngine

extension PDFCanvas {
  func glyphs(_ run: GlyphRun, _ paint: Paint) {
    guard let face = FontRegistry.shared.face(run.font), enter() else { return }
    if face.isColor { return pictures(run, face) }
    guard let font = PDFFonts.face(face) else { return }
    func choose() {
      cairo_set_font_face(cr, font)
      var matrix = AffineMatrix.outline(size: run.size, skew: run.skew, stretch: run.stretch).cairo
      cairo_set_font_matrix(cr, &matrix)
    }
    choose()
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(cr, options)
    cairo_font_options_destroy(options)
    let text = TextClusters(run)
    if isTextOnly {
      cairo_set_source_rgba(cr, 1, 1, 1, HiddenLetters.opacity)
      return show(run, text, choose)
    }
    draw(with: paint, over: run.bounds) {
      show(run, text, choose)
      if run.embolden > 0, run.embolden.isFinite {
        let glyphs = cairoGlyphs(run, run.glyphs.indices)
        cairo_new_path(cr)
        cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
        cairo_set_line_width(cr, run.embolden)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cr)
      }
    }
  }

  private func cairoGlyphs(_ run: GlyphRun, _ range: Range<Int>) -> [cairo_glyph_t] {
    run.glyphs[range].map {
      cairo_glyph_t(index: UInt($0.index), x: run.origin.x + Double($0.x), y: run.origin.y + Double($0.y))
    }
  }

  /// Shows glyphs with the text they stand for, so that it can be searched and copied.
  ///
  /// From right to left, readers take letters as they stand and turn them round. Several letters that one
  /// glyph or cluster stands for are therefore said apart, behind a cluster that says nothing.
  private func show(_ run: GlyphRun, _ text: TextClusters?, _ chooseFont: () -> Void) {
    guard let text else {
      let glyphs = cairoGlyphs(run, run.glyphs.indices)
      return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    }
    guard run.isRightToLeft else { return show(run, text, text.clusters.indices) }
    var open = text.clusters.count
    for index in text.clusters.indices.reversed() where text.letters(of: index).count > 1 {
      if index + 1 < open { show(run, text, (index + 1)..<open) }
      open = index
      show(run, text, index..<index + 1, isSilent: true)
      cairo_save(cr)
      writeLetters(text.letters(of: index), text.clusters[index].glyphs, run)
      cairo_restore(cr)
      chooseFont()
    }
    if open > 0 { show(run, text, 0..<open) }
  }

  /// Shows clusters that follow each other, given in the order of the text.
  private func show(
    _ run: GlyphRun, _ text: TextClusters, _ range: Range<Int>, isSilent: Bool = false
  ) {
    let parts = text.clusters[range]
    guard let first = parts.first, let last = parts.last else { return }
    let glyphs = cairoGlyphs(
      run,
      min(
        first.glyphs.lowerBound, last.glyphs.lowerBound)..<max(
          first.glyphs.upperBound, last.glyphs.upperBound))
    let clusters = parts.map {
      cairo_text_cluster_t(
        num_bytes: isSilent ? 0 : Int32($0.bytes.count), num_glyphs: Int32($0.glyphs.count))
    }
    let bytes = isSilent ? [] : text.bytes[first.bytes.lowerBound..<last.bytes.upperBound]
    bytes.withUnsafeBytes { bytes in
      var none: CChar = 0
      withUnsafePointer(to: &none) { none in
        cairo_show_text_glyphs(
          cr, bytes.baseAddress?.assumingMemoryBound(to: CChar.self) ?? none, Int32(bytes.count), glyphs,
          Int32(glyphs.count), clusters, Int32(clusters.count),
          run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  /// Writes letters without ink over glyphs: side by side from right to left, together from left to right.
  private func writeLetters(_ letters: [[UInt8]], _ glyphs: Range<Int>, _ run: GlyphRun) {
    let left = run.glyphs[glyphs].map { Double($0.x) }.min() ?? 0
    let width = run.glyphs[glyphs].reduce(0) { $0 + Double($1.advance) }
    let parts = run.isRightToLeft ? letters.reversed() : [letters.flatMap { $0 }]
    let share = width / Double(max(parts.count, 1))
    for (index, part) in parts.enumerated() {
      hidden.write(
        part, x: run.origin.x + left + share * Double(index), y: run.origin.y, width: share, size: run.size,
        on: cr)
    }
  }

  // MARK: Colour glyphs

  private func pictures(_ run: GlyphRun, _ face: FontFace) {
    if let text = TextClusters(run) {
      let order = Array(text.clusters.indices)
      cairo_save(cr)
      for index in run.isRightToLeft ? order.reversed() : order {
        writeLetters(text.letters(of: index), text.clusters[index].glyphs, run)
      }
      cairo_restore(cr)
    }
    guard !isTextOnly else { return }
    for glyph in run.glyphs {
      guard let picture = EmojiCache.shared.picture(glyph.index, of: face) else { continue }
      place(picture.pixels, onto: picture.frame(of: glyph, in: run), opacity: 1)
    }
  }
}
