import CGraphicsLibraries
import Foundation

/// What fontconfig knows of the machine's fonts, when the first text is shaped.
///
/// Matching is done here and not by fontconfig's substitution rules, so that the same fonts give the same
/// picture whatever a machine's configuration prefers. A program uses a handful of families: a face's names are
/// read when a family is asked for, and all faces when a character is in none of them. Owned by `FontRegistry`,
/// used under its lock.
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
    /// `FcCharSet *`, kept alive by the catalogue's configuration.
    var characters: OpaquePointer?
    /// `FcLangSet *`, kept alive as `characters`.
    var languages: OpaquePointer?
  }

  /// All faces.
  private(set) lazy var entries = patterns.compactMap(Self.entry)
  private var families: [String: [Entry]] = [:]
  private var fullNames: [String: Entry?] = [:]
  /// The configuration's own, which `configuration` keeps.
  private let patterns: [OpaquePointer]
  private let configuration: OpaquePointer?

  /// The faces of a configuration, which is the caller's still.
  init(_ configuration: OpaquePointer?) {
    self.configuration = configuration.flatMap { FcConfigReference($0) }
    var patterns: [OpaquePointer] = []
    for kind in [FcSetSystem, FcSetApplication] {
      guard let configuration, let set = FcConfigGetFonts(configuration, kind) else { continue }
      for index in 0..<Int(max(set.pointee.nfont, 0)) {
        if let pattern = set.pointee.fonts[index] { patterns.append(pattern) }
      }
    }
    self.patterns = patterns
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
  }

  /// The faces of which one of the names is a given one, whatever its capitals.
  private func entries(named name: String, _ keys: [String]) -> [Entry] {
    name.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: strlen(name) + 1) { name in
        patterns.filter { Self.has($0, name, keys) }.compactMap(Self.entry)
      }
    }
  }

  private static func has(_ pattern: OpaquePointer, _ name: UnsafePointer<FcChar8>, _ keys: [String]) -> Bool
  {
    keys.contains { key in
      var value: UnsafeMutablePointer<FcChar8>?
      var index: Int32 = 0
      while index < 8, FcPatternGetString(pattern, key, index, &value) == FcResultMatch, let found = value {
        if FcStrCmpIgnoreCase(found, name) == 0 || (key == "family" && isWeight(found, of: name)) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a family is another with the name of a weight behind it, as older files have it (`Quicksand Medium`).
  private static func isWeight(_ found: UnsafePointer<FcChar8>, of family: UnsafePointer<FcChar8>) -> Bool {
    let length = strlen(family)
    guard length > 0, strncasecmp(found, family, length) == 0, found[length] == 0x20 else { return false }
    return weightNames.contains(String(cString: found + length + 1).lowercased())
  }

  private static let weightNames: Set<String> = [
    "thin", "hairline", "extralight", "ultralight", "light", "book", "medium", "semibold", "demibold",
    "extrabold",
    "ultrabold", "heavy", "black",
  ]

  private func entries(family: String) -> [Entry] {
    if let known = families[family] { return known }
    let found = entries(named: family, ["family"])
    if families.count >= Self.nameLimit { families.removeAll() }
    families[family] = found
    return found
  }

  /// Names kept: a hostile program may ask for any number of them.
  private static let nameLimit = 1024

  private static func entry(_ pattern: OpaquePointer) -> Entry? {
    guard let path = strings(pattern, "file").first, let family = strings(pattern, "family").first,
      integer(pattern, "variable") != 1
    else { return nil }
    let isColor = integer(pattern, "color") == 1
    guard isColor || integer(pattern, "scalable") == 1 else { return nil }
    var characters: OpaquePointer?
    _ = FcPatternGetCharSet(pattern, "charset", 0, &characters)
    var languages: OpaquePointer?
    _ = FcPatternGetLangSet(pattern, "lang", 0, &languages)
    return Entry(
      family: family, style: strings(pattern, "style").first ?? "Regular", path: path,
      index: integer(pattern, "index") ?? 0,
      weight: FcWeightToOpenTypeDouble(double(pattern, "weight") ?? 80),
      isItalic: (integer(pattern, "slant") ?? 0) > 0, width: double(pattern, "width") ?? 100,
      isColor: isColor, characters: characters, languages: languages)
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

  func contains(family: String) -> Bool { !entries(family: family).isEmpty }

  /// The entry whose full or PostScript name this is.
  func entry(fullName: String) -> Entry? {
    if let known = fullNames[fullName] { return known }
    let found = entries(named: fullName, ["fullname", "postscriptname"]).first
    if fullNames.count >= Self.nameLimit { fullNames.removeAll() }
    fullNames[fullName] = .some(found)
    return found
  }

  /// The family's entries, the one nearest to the descriptor first; the order is that of CSS.
  func entries(family: String, near wanted: FontDescriptor) -> [Entry] {
    entries(family: family).sorted {
      let left = Self.distance(of: $0, from: wanted)
      let right = Self.distance(of: $1, from: wanted)
      return left == right ? ($0.path, $0.index) < ($1.path, $1.index) : left < right
    }
  }

  private static func distance(of entry: Entry, from wanted: FontDescriptor) -> Double {
    var weight = abs(entry.weight - wanted.weight)
    // Between two weights at like distance a light text takes the lighter one, a heavy text the heavier.
    let isBeyond = wanted.weight <= 500 ? entry.weight > wanted.weight : entry.weight < wanted.weight
    if isBeyond { weight += 1 }
    return weight + abs(entry.width - wanted.width) * 20 + (entry.isItalic == wanted.isItalic ? 0 : 10_000)
  }

  /// Whether a face is made for a language, given in fontconfig's way (`zh-tw`): it has all the letters.
  static func isMade(_ entry: Entry, for language: String) -> Bool {
    guard let languages = entry.languages else { return false }
    return FcLangSetHasLang(languages, language) != FcLangDifferentLang
  }

  func has(_ scalar: UInt32, _ entry: Entry) -> Bool {
    guard let characters = entry.characters else { return false }
    return FcCharSetHasChar(characters, scalar) != 0
  }
}
