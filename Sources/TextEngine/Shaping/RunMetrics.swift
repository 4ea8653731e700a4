/// Vertical metrics of a run in points.
struct RunMetrics: Equatable, Sendable {
  var ascent: Double, descent: Double
  var pitch: Double
  /// The face's own height, to which line spacing is added.
  var unroundedHeight: Double

  init(_ attributes: TextAttributes) {
    let font = attributes.font
    if let given = attributes.lineMetrics {
      ascent = TextAttributes.bounded(given.baseline)
      descent = TextAttributes.bounded(given.height) - ascent
      pitch = TextAttributes.bounded(given.pitch)
      unroundedHeight = TextAttributes.bounded(given.unroundedHeight)
    } else {
      let face = FontRegistry.shared.font(for: font).face
      ascent = face.ascent * font.size
      descent = face.descent * font.size
      unroundedHeight = (face.ascent + face.descent + face.lineGap) * font.size
      pitch = unroundedHeight
    }
    if let box = attributes.attachment {
      let baseline = TextAttributes.bounded(box.baseline)
      ascent = max(ascent, baseline)
      descent = max(descent, TextAttributes.bounded(Double(box.size.height)) - baseline)
      pitch = max(pitch, ascent + descent)
    }
    let rise = attributes.rise
    guard rise != 0 else { return }
    ascent += max(rise, 0)
    descent += max(-rise, 0)
    pitch += abs(rise)
  }

  mutating func formUnion(_ other: RunMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    pitch = max(pitch, other.pitch)
    unroundedHeight = max(unroundedHeight, other.unroundedHeight)
  }
}
