import CGraphicsLibraries

/// What fontconfig knows of the machine's fonts, read once, when the first text is shaped.
///
/// Matching is done here and not by fontconfig's substitution rules, so that the same fonts give the same
/// picture whatever a machine's configuration prefers. Owned by `FontRegistry`, read only.
final class FontCatalog: @unchecked Sendable {
  /// A face as fontconfig lists it.
  struct Entry {
    var family: String
    var style: String
    var path: String
    var index: Int
    /// OpenType weight.
    var weight: Double
    var isItalic: Bool
    /// Percent of the normal width.
    var width: Double
    var isColor: Bool
    /// `FcCharSet *`, kept alive by the catalogue's font set.
    var characters: OpaquePointer?
  }

  let entries: [Entry]
  private let byFamily: [String: [Int]]
  private let byFullName: [String: Int]
  private let fontSet: UnsafeMutablePointer<FcFontSet>?

  init() {
    let objects = FcObjectSetCreate()
    for name in [
      "family", "style", "fullname", "postscriptname", "file", "index", "weight", "slant", "width", "color",
      "variable", "charset", "scalable",
    ] { _ = name.withCString { FcObjectSetAdd(objects, $0) } }
    let all = FcPatternCreate()
    fontSet = FcInit() != 0 ? FcFontList(nil, all, objects) : nil
    FcPatternDestroy(all)
    FcObjectSetDestroy(objects)
    var entries: [Entry] = []
    var byFamily: [String: [Int]] = [:]
    var byFullName: [String: Int] = [:]
    if let fontSet {
      let patterns = (0..<Int(max(fontSet.pointee.nfont, 0))).compactMap { fontSet.pointee.fonts[$0] }
      for pattern in patterns {
        guard let entry = Self.entry(pattern) else { continue }
        let index = entries.count
        entries.append(entry)
        for name in Self.strings(pattern, "family") { byFamily[name.lowercased(), default: []].append(index) }
        for key in ["fullname", "postscriptname"] {
          for name in Self.strings(pattern, key) where byFullName[name.lowercased()] == nil {
            byFullName[name.lowercased()] = index
          }
        }
      }
    }
    self.entries = entries
    self.byFamily = byFamily
    self.byFullName = byFullName
  }

  deinit {
    if let fontSet { FcFontSetDestroy(fontSet) }
  }

  private static func entry(_ pattern: OpaquePointer) -> Entry? {
    guard let path = strings(pattern, "file").first, let family = strings(pattern, "family").first,
      integer(pattern, "variable") != 1
    else { return nil }
    let isColor = integer(pattern, "color") == 1
    guard isColor || integer(pattern, "scalable") == 1 else { return nil }
    var characters: OpaquePointer?
    _ = FcPatternGetCharSet(pattern, "charset", 0, &characters)
    return Entry(
      family: family, style: strings(pattern, "style").first ?? "Regular", path: path,
      index: integer(pattern, "index") ?? 0,
      weight: FcWeightToOpenTypeDouble(double(pattern, "weight") ?? 80),
      isItalic: (integer(pattern, "slant") ?? 0) > 0, width: double(pattern, "width") ?? 100,
      isColor: isColor, characters: characters)
  }

  private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while result.count < 8, FcPatternGetString(pattern, key, Int32(result.count), &value) == FcResultMatch,
      let value
    { result.append(String(cString: value)) }
    return result
  }

  private static func integer(_ pattern: OpaquePointer, _ key: String) -> Int? {
    var flag: FcBool = 0
    if FcPatternGetBool(pattern, key, 0, &flag) == FcResultMatch { return Int(flag) }
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private static func double(_ pattern: OpaquePointer, _ key: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch && value.isFinite ? value : nil
  }

  func contains(family: String) -> Bool { byFamily[family.lowercased()] != nil }

  /// The entry whose full or PostScript name this is.
  func entry(fullName: String) -> Entry? { byFullName[fullName.lowercased()].map { entries[$0] } }

  /// The family's entries, the one nearest to the descriptor first; the order is that of CSS.
  func entries(family: String, near wanted: FontDescriptor) -> [Entry] {
    guard let indices = byFamily[family.lowercased()] else { return [] }
    return indices.map { entries[$0] }.sorted {
      let left = Self.distance(of: $0, from: wanted)
      let right = Self.distance(of: $1, from: wanted)
      return left == right ? ($0.path, $0.index) < ($1.path, $1.index) : left < right
    }
  }

  private static func distance(of entry: Entry, from wanted: FontDescriptor) -> Double {
    var weight = abs(entry.weight - wanted.weight)
    // Between two weights at like distance a light text takes the lighter one, a heavy text the heavier.
    let isBeyond = wanted.weight <= 500 ? entry.weight > wanted.weight : entry.weight < wanted.weight
    if isBeyond { weight += 50 }
    return weight + abs(entry.width - wanted.width) * 20 + (entry.isItalic == wanted.isItalic ? 0 : 10_000)
  }

  func has(_ scalar: UInt32, _ entry: Entry) -> Bool {
    guard let characters = entry.characters else { return false }
    return FcCharSetHasChar(characters, scalar) != 0
  }
}
