import DisplayList
import Foundation
import Geometry
import TextEngine

extension SVGCanvas {
  func glyphs(_ run: GlyphRun, _ paint: Paint) {
    guard let face = FontRegistry.shared.face(run.font), !run.text.isEmpty, !run.glyphs.isEmpty,
      let ink = attributes("fill", paint, run.bounds)
    else { return }
    let (x, y) = (run.origin.x + offset.x, run.origin.y + offset.y)
    body += "<text xml:space=\"preserve\" font-family=\"\(SVGNumber.escaped(face.familyName))\""
    body += " font-size=\"\(SVGNumber.text(run.size))\" font-weight=\"\(SVGNumber.text(face.weight))\""
    if face.isItalic { body += " font-style=\"italic\"" }
    body += features(run)
    if run.skew != 0 || run.stretch != 1 {
      let form = AffineMatrix(a: run.stretch, c: -run.skew, tx: run.skew * y)
      body += " transform=\"\(SVGNumber.matrix(form))\""
    }
    if run.embolden > 0, run.embolden.isFinite, let outline = attributes("stroke", paint, run.bounds) {
      body += "\(outline) stroke-width=\"\(SVGNumber.text(run.embolden))\""
    }
    body +=
      "\(ink)\(positions(run, x / run.stretch, y))>\(SVGNumber.escaped(run.drawnText ?? run.text))</text>\n"
  }

  private func features(_ run: GlyphRun) -> String {
    // Tags are four letters or digits; anything else could not have shaped the run.
    let settings = run.features.sorted { $0.key < $1.key }.filter { feature in
      feature.key.utf8.count == 4 && feature.key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard !settings.isEmpty else { return "" }
    let list = settings.map { "'\($0.key)' \($0.value)" }.joined(separator: ",")
    return " style=\"font-feature-settings:\(list)\""
  }

  /// Where the characters stand: each for itself where every one has a glyph of its own, otherwise the
  /// start and the length of the whole, so that ligatures and joined letters stay joined. In the coordinates
  /// before the run is stretched.
  private func positions(_ run: GlyphRun, _ x: Double, _ y: Double) -> String {
    let scalars = run.text.unicodeScalars
    var byte: Int32 = 0
    var isSimple =
      !run.isRightToLeft && scalars.count == run.glyphs.count
      && run.drawnText.map { $0.unicodeScalars.count == scalars.count } ?? true
    if isSimple {
      for (scalar, glyph) in zip(scalars, run.glyphs) {
        if glyph.cluster != byte { isSimple = false }
        byte += Int32(String(scalar).utf8.count)
      }
    }
    let isLevel = run.glyphs.allSatisfy { $0.y == run.glyphs[0].y }
    let firstY = SVGNumber.text(y + Double(run.glyphs[0].y))
    if isSimple {
      let xs = run.glyphs.map { SVGNumber.text(x + Double($0.x) / run.stretch) }.joined(separator: " ")
      let ys = run.glyphs.map { SVGNumber.text(y + Double($0.y)) }.joined(separator: " ")
      return " x=\"\(xs)\" y=\"\(isLevel ? firstY : ys)\""
    }
    let left = run.glyphs.map { Double($0.x) }.min() ?? 0
    let right = run.glyphs.map { Double($0.x) + Double($0.advance) }.max() ?? 0
    let start = SVGNumber.text(x + (run.isRightToLeft ? right : left) / run.stretch)
    let direction = run.isRightToLeft ? " direction=\"rtl\"" : ""
    let length = SVGNumber.text(max(right - left, 0) / run.stretch)
    return "\(direction) x=\"\(start)\" y=\"\(firstY)\" textLength=\"\(length)\""
  }
}
