import Foundation

/// Which icon stands for a symbol: "SYMBOL ICON" a line, by theme and in order. Symbols that bear the name of
/// their icon, and variants of those that are here, need no line. A plus sign before an icon means its filled
/// form, a wave its mirrored one, an equals sign another symbol.
enum SymbolNames {
  /// The icon of a symbol; nil for one without a line.
  static func icon(for symbol: String) -> String? { icons[symbol[...]].map(String.init) }

  private static let themes = [arrows, devices, editing, media, people, places, signs]

  private static let icons: [Substring: Substring] = {
    var icons: [Substring: Substring] = [:]
    for line in themes.lazy.flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ")
      if words.count == 2 { icons[words[0]] = words[1] }
    }
    return icons
  }()
}
