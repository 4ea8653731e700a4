import CGraphicsLibraries

/// The metrics that a face's tables state, in em. Values that a broken font gives are replaced.
struct FaceTables {
  var unitsPerEm: Double
  var ascent = 0.95, descent = 0.25, lineGap = 0.0
  var capHeight = 0.7, xHeight = 0.5
  var underlinePosition = 0.1, underlineThickness = 0.05, strikethroughPosition = 0.3
  var hasColorBitmaps: Bool

  init(face: OpaquePointer, font: OpaquePointer) {
    let em = Double(max(hb_face_get_upem(face), 16))
    unitsPerEm = em
    hasColorBitmaps = Self.table(face, "CBDT") != nil || Self.table(face, "sbix") != nil
    var extents = hb_font_extents_t()
    if hb_font_get_h_extents(font, &extents) != 0, extents.ascender > 0 {
      ascent = Double(extents.ascender) / em
      descent = abs(Double(extents.descender)) / em
      lineGap = max(Double(extents.line_gap) / em, 0)
    }
    if ascent + descent > 10 { (ascent, descent, lineGap) = (0.95, 0.25, 0) }
    if let os2 = Self.table(face, "OS/2") {
      if let size = os2.int16(26), size > 0 { underlineThickness = Double(size) / em }
      if let position = os2.int16(28), position > 0 { strikethroughPosition = Double(position) / em }
      if let height = os2.int16(86), height > 0 { xHeight = Double(height) / em }
      if let height = os2.int16(88), height > 0 { capHeight = Double(height) / em }
    }
    if let post = Self.table(face, "post") {
      if let position = post.int16(8), position < 0 { underlinePosition = -Double(position) / em }
      if let size = post.int16(10), size > 0 { underlineThickness = Double(size) / em }
    }
    underlineThickness = min(underlineThickness, 0.5)
  }

  private struct Table {
    var bytes: [UInt8]
    func int16(_ offset: Int) -> Int16? {
      guard offset + 1 < bytes.count else { return nil }
      return Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))
    }
  }

  /// The first 128 bytes of a table; nil when the face has none.
  private static func table(_ face: OpaquePointer, _ tag: String) -> Table? {
    let blob = hb_face_reference_table(face, hb_tag_from_string(tag, 4))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Table(bytes: Array(UnsafeBufferPointer(start: $0, count: min(Int(length), 128))))
    }
  }
}
