import CGraphicsLibraries

/// Whether a face's rules for glyphs look at spaces.
enum SpaceRules {
  /// Features that HarfBuzz applies only when a run asks for them.
  private static let optional: Set<String> = [
    "aalt", "afrc", "c2pc", "c2sc", "case", "cpsp", "cswh", "dlig", "dnom", "expt", "falt", "fwid", "halt",
    "hist", "hkna", "hlig", "hngl", "hojo", "hwid", "ital", "jalt", "jp04", "jp78", "jp83", "jp90", "lfbd",
    "lnum", "mgrk", "nalt", "nlck", "onum", "opbd", "ordn", "ornm", "palt", "pcap", "pkna", "pnum", "pwid",
    "qwid", "rtbd", "ruby", "salt", "sinf", "size", "smcp", "smpl", "subs", "sups", "swsh", "titl", "tnam",
    "tnum", "trad", "twid", "unic", "valt", "vert", "vhal", "vkna", "vkrn", "vpal", "vrt2", "vrtr", "zero",
    "numr", "frac",
  ]

  /// Whether words come out the same with and without the spaces around them.
  static func leaveWordsAlone(
    _ font: OpaquePointer, space: hb_codepoint_t, features: [hb_feature_t]
  ) -> Bool {
    guard let face = hb_font_get_face(font), !hasTable(face, "morx"), !hasTable(face, "mort") else {
      return false
    }
    if hb_ot_layout_has_positioning(face) == 0, hasTable(face, "kern") || hasTable(face, "kerx") {
      return false
    }
    return ["GSUB", "GPOS"].allSatisfy { name in
      let table = hb_tag_from_string(name, 4)
      var tags = activeTags(face, table, features)
      guard !tags.isEmpty, let lookups = hb_set_create() else { return true }
      defer { hb_set_destroy(lookups) }
      tags.append(0)
      hb_ot_layout_collect_lookups(face, table, nil, nil, tags, lookups)
      return !mentions(space, face, table, lookups)
    }
  }

  private static func mentions(
    _ space: hb_codepoint_t, _ face: OpaquePointer, _ table: hb_tag_t, _ lookups: OpaquePointer
  ) -> Bool {
    guard let before = hb_set_create(), let input = hb_set_create(), let after = hb_set_create() else {
      return true
    }
    defer { [before, input, after].forEach { hb_set_destroy($0) } }
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
    }
    return [before, input, after].contains { hb_set_has($0, space) != 0 }
  }

  /// The features of a table that HarfBuzz applies.
  static func activeTags(
    _ face: OpaquePointer, _ table: hb_tag_t, _ features: [hb_feature_t]
  ) -> [hb_tag_t] {
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    let asked = Dictionary(features.map { ($0.tag, $0.value) }) { $1 }
    return Set(tags).filter { tag in asked[tag].map { $0 > 0 } ?? !isOptional(tag) }
  }

  private static func isOptional(_ tag: hb_tag_t) -> Bool {
    let bytes = [tag >> 24, tag >> 16, tag >> 8, tag].map { UInt8(truncatingIfNeeded: $0) }
    let name = String(decoding: bytes, as: UTF8.self)
    if optional.contains(name) { return true }
    let isNumbered = name.hasPrefix("ss") || name.hasPrefix("cv")
    return isNumbered && name.dropFirst(2).allSatisfy(\.isNumber)
  }

  private static func hasTable(_ face: OpaquePointer, _ name: String) -> Bool {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, 4))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) > 0
  }
}
