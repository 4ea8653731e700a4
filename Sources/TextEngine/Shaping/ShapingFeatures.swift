import CGraphicsLibraries

/// The OpenType features that a run asks HarfBuzz for.
enum ShapingFeatures {
  private static let plain = [
    hb_feature_t(tag: hb_tag_from_string("calt", 4), value: 0, start: 0, end: UInt32.max)
  ]

  static func list(_ attributes: TextAttributes, face: FontFace) -> [hb_feature_t] {
    var values: [String: Int] = [:]
    // Apple's interface faces do not turn "->" into an arrow.
    if face.avoidsContextualAlternates {
      if attributes.tracking == 0, attributes.font.features.isEmpty { return plain }
      values["calt"] = 0
    }
    if attributes.tracking != 0 {
      values["liga"] = 0
      values["clig"] = 0
    }
    values.merge(attributes.font.features) { $1 }
    return values.sorted { $0.key < $1.key }.map {
      hb_feature_t(
        tag: hb_tag_from_string($0.key, 4), value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
    }
  }
}
