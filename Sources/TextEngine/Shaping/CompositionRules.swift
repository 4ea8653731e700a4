import CGraphicsLibraries

/// Whether a face's rules that compose and take apart characters say anything of printable ASCII.
///
/// HarfBuzz tries these rules on every letter: of the 53,000 instructions that a new word of Inter costs,
/// 31,000 are theirs, and to no effect without marks.
enum CompositionRules {
  static let tag = hb_tag_from_string("ccmp", 4)

  /// Whether no text of printable ASCII is changed by the rules.
  static func leavePlainAlone(_ font: OpaquePointer, features: [hb_feature_t]) -> Bool {
    guard let face = hb_font_get_face(font), !features.contains(where: { $0.tag == tag }),
      let glyphs = hb_set_create(), let active = hb_set_create(), let lookups = hb_set_create()
    else { return false }
    defer { [glyphs, active, lookups].forEach { hb_set_destroy($0) } }
    let table = hb_tag_from_string("GSUB", 4)
    for scalar in hb_codepoint_t(0x20)...0x7e {
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { hb_set_add(glyphs, glyph) }
    }
    let tags = SpaceRules.activeTags(face, table, features)
    guard !tags.isEmpty else { return true }
    // All that printable ASCII can become.
    hb_ot_layout_collect_lookups(face, table, nil, nil, tags + [0], active)
    hb_ot_layout_lookups_substitute_closure(face, active, glyphs)
    hb_ot_layout_collect_lookups(face, table, nil, nil, [tag, 0], lookups)
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      guard let input = hb_set_create(), let output = hb_set_create() else { return false }
      defer { [input, output].forEach { hb_set_destroy($0) } }
      hb_ot_layout_lookup_collect_glyphs(face, table, lookup, nil, input, nil, output)
      hb_set_intersect(input, glyphs)
      hb_set_intersect(output, glyphs)
      // Where a rule applies, what it makes is among the glyphs.
      if hb_set_is_empty(input) == 0, hb_set_is_empty(output) == 0 { return false }
    }
    return true
  }
}
