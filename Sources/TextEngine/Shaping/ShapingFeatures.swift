import CGraphicsLibraries

/// The OpenType features that a run asks HarfBuzz for.
enum ShapingFeatures {
  private static let plain = [
    hb_feature_t(tag: hb_tag_from_string("calt", 4), value: 0, start: 0, end: UInt32.max)
  ]

  private static let plainValues = ["calt": 0]

  static func list(_ attributes: TextAttributes, face: FontFace) -> [hb_feature_t] {
    if face.avoidsContextualAlternates, attributes.tracking == 0, attributes.font.features.isEmpty {
      return plain
    }
    return values(attributes, face: face).sorted { $0.key < $1.key }.map {
      hb_feature_t(
        tag: hb_tag_from_string($0.key, 4), value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
    }
  }

  /// The features by their tags; 0 for one that is turned off.
  static func values(_ attributes: TextAttributes, face: FontFace) -> [String: Int] {
    var values: [String: Int] = [:]
    // Apple's interface faces do not turn "->" into an arrow.
    if face.avoidsContextualAlternates {
      if attributes.tracking == 0, attributes.font.features.isEmpty { return plainValues }
      values["calt"] = 0
    }
    if attributes.tracking != 0 {
      values["liga"] = 0
      values["clig"] = 0
    }
    values.merge(attributes.font.features) { $1 }
    return values
  }
}
