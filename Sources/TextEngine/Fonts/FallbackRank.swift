/// How well a face suits as a stand-in; smaller is better. The order does not depend on the machine's
/// fontconfig rules.
struct FallbackRank: Comparable {
  private var group: Int
  private var family: String

  init(_ entry: FontCatalog.Entry, wanted: FontDescriptor, emoji: Bool, language: String?) {
    family = entry.family
    if emoji != entry.isColor {
      group = 100
    } else if emoji {
      group = family == "Noto Color Emoji" ? 0 : 1
    } else if let index = Self.preferred(wanted).firstIndex(of: family) {
      group = index
    } else if family.hasPrefix("Noto Sans CJK") {
      group = 20 + (family.contains(Self.cjkSuffix(language)) ? 0 : 1)
    } else if let wanted = Self.cjkLanguage(language), FontCatalog.isMade(entry, for: wanted),
      !family.hasPrefix("Noto")
    {
      // Chinese, Japanese and Korean share characters that each writes in its own way.
      group = 21
    } else if family.hasPrefix("Noto Serif"), wanted.family == .serif {
      group = 19
    } else if family.hasPrefix("Noto Sans Symbols") || family == "Noto Sans Math" {
      group = 24
    } else if family.hasPrefix("Noto Sans") {
      group = 22
    } else if family.hasPrefix("Noto") {
      group = 26
    } else {
      group = family.hasPrefix("DejaVu") ? 28 : 30
    }
  }

  private static func preferred(_ wanted: FontDescriptor) -> [String] {
    FontStack.families(for: wanted).filter { !$0.hasPrefix("DejaVu") }
  }

  /// Whether a language is written with characters that others write in another way.
  static func isEastAsian(_ language: String?) -> Bool { cjkLanguage(language) != nil }

  /// What fontconfig calls a language whose characters others share; nil for every other language.
  static func cjkLanguage(_ language: String?) -> String? {
    guard let language, ["zh", "ja", "ko"].contains(language.lowercased().prefix(2)) else { return nil }
    return switch cjkSuffix(language) {
    case "JP": "ja"
    case "KR": "ko"
    case "TC": "zh-tw"
    default: "zh-cn"
    }
  }

  static func cjkSuffix(_ language: String?) -> String {
    guard let language = language?.lowercased() else { return "SC" }
    if language.hasPrefix("ja") { return "JP" }
    if language.hasPrefix("ko") { return "KR" }
    let isTraditional = ["hant", "-tw", "-hk", "-mo"].contains { language.contains($0) }
    return isTraditional ? "TC" : "SC"
  }

  static func < (left: FallbackRank, right: FallbackRank) -> Bool {
    left.group == right.group ? left.family < right.family : left.group < right.group
  }
}
