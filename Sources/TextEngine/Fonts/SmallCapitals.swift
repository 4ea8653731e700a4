import CGraphicsLibraries

/// Small capitals for faces that have none of their own: capitals of a smaller size.
package enum SmallCapitals {
  /// Their size as a share of the capitals'.
  package static let scale = 0.8

  /// The parts of a text, letters that are to be small capitals as smaller capitals; nil where a font asks for
  /// none, or where its face draws them itself.
  package static func parts(_ text: String, _ font: FontDescriptor) -> [(text: String, font: FontDescriptor)]?
  {
    let lower = wants("smcp", font)
    let upper = wants("c2sc", font)
    guard lower || upper else { return nil }
    let face = FontRegistry.shared.font(for: font).face
    guard !(lower && face.offers("smcp")), !(upper && face.offers("c2sc")) else { return nil }
    var large = font
    large.features["smcp"] = nil
    large.features["c2sc"] = nil
    var small = large
    small.size *= scale
    var parts: [(text: String, font: FontDescriptor)] = []
    for character in text {
      let isSmall = lower && character.isLowercase || upper && character.isUppercase
      let font = isSmall ? small : large
      let shown = isSmall ? character.uppercased() : String(character)
      if parts.last?.font == font {
        parts[parts.count - 1].text += shown
      } else {
        parts.append((shown, font))
      }
    }
    return parts
  }

  private static func wants(_ feature: String, _ font: FontDescriptor) -> Bool {
    font.features[feature, default: 0] > 0
  }
}

extension FontFace {
  /// Whether the face has rules for an OpenType feature, for any script.
  func offers(_ feature: String) -> Bool {
    guard let face = hb_font_get_face(hbFont) else { return false }
    let table = hb_tag_from_string("GSUB", 4)
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.contains(hb_tag_from_string(feature, Int32(feature.utf8.count)))
  }
}
