/// A face for a descriptor, and what must be added where the face lacks it.
package struct ResolvedFont: Sendable {
  package var face: FontFace
  /// Tangent of the slant that stands in for a missing italic.
  package var skew: Double = 0
  /// How much wider glyphs are drawn for a missing width.
  package var stretch: Double = 1
  /// Share of the font's size by which strokes are widened for a missing bold.
  package var embolden: Double = 0

  init(face: FontFace) { self.face = face }

  init(_ face: FontFace, _ entry: FontCatalog.Entry, wanted: FontDescriptor) {
    self.face = face
    guard !face.isColor else { return }
    if wanted.isItalic, !face.isItalic { skew = 0.2126 }
    stretch = Self.stretch(from: entry.width, to: wanted.width)
    if wanted.weight >= 600, wanted.weight - face.weight >= 150 {
      embolden = min((wanted.weight - face.weight) / 7200, 1.0 / 18)
    }
  }

  /// By how much glyphs of one width, in percent, are stretched to have another.
  static func stretch(from width: Double, to wanted: Double) -> Double {
    guard width > 0 else { return 1 }
    let stretch = wanted / width
    return abs(stretch - 1) < 0.05 ? 1 : min(max(stretch, 0.5), 2)
  }

  /// Upright strokes get thinner as glyphs are made narrower. A heavier face makes up for half of it: for all of it,
  /// level strokes would be the thicker ones.
  static func weightLost(by stretch: Double) -> Double { (1 / stretch - 1) * 250 }
}
