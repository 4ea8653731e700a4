import Foundation
import Synchronization

/// The drawings behind symbol names: icons of the system's data folders, read when they are first used.
///
/// A symbol is the icon of a table, or the icon of its own name; its variants (fill, circle, square, slash)
/// are icons too where such exist, and are composed where not: a filled one from the areas that lines surround.
final class SymbolLibrary: Sendable {
  static let shared = SymbolLibrary(folders: SymbolLibrary.dataFolders)

  /// Where icons lie: `outline/NAME.svg` and `filled/NAME.svg` in one of these.
  private let folders: [String]
  private let known = Mutex<[String: SymbolDrawing?]>([:])

  init(folders: [String]) { self.folders = folders }

  private static var dataFolders: [String] {
    let environment = ProcessInfo.processInfo.environment
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    var folders: [String] = []
    if let data = value("XDG_DATA_HOME") ?? value("HOME").map({ $0 + "/.local/share" }) {
      folders.append(data)
    }
    folders += (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(
      String.init)
    return folders.map { $0 + "/treeswift/icons" }
  }

  /// The drawing of a symbol; nil for a name that is not known.
  func drawing(_ name: String) -> SymbolDrawing? {
    if let known = known.withLock({ $0[name] }) { return known }
    let drawing = make(name, depth: 0)
    known.withLock { known in
      if known.count > 2_048 { known.removeAll() }
      known[name] = .some(drawing)
    }
    return drawing
  }

  /// Whether there are any icons on this machine.
  var isInstalled: Bool { folders.contains { FileManager.default.fileExists(atPath: $0 + "/outline") } }

  private func make(_ name: String, depth: Int) -> SymbolDrawing? {
    guard depth < 6, !name.isEmpty, name.utf8.count <= 128, !name.contains("/") else { return nil }
    if let icon = SymbolNames.icon(for: name), let drawing = icons(icon) { return drawing }
    guard let dot = name.lastIndex(of: ".") else { return icon(name, filled: false) }
    let suffix = String(name[name.index(after: dot)...])
    let base = String(name[..<dot])
    switch suffix {
    case "fill":
      if let twin = filledTwin(of: base) { return twin }
      for enclosure in ["circle", "square"] where base.hasSuffix("." + enclosure) {
        let inner = String(base.dropLast(enclosure.count + 1))
        guard let drawing = make(inner, depth: depth + 1), let area = icon(enclosure, filled: true)
        else { continue }
        return drawing.scaled(by: 0.58).cut(from: area.areas)
      }
      return make(base, depth: depth + 1)?.filled
    case "circle", "square", "app", "rectangle":
      let enclosure = suffix == "app" ? "square-rounded" : suffix
      if let twin = icon("\(enclosure)-\(ownIcon(base) ?? base)", filled: false) { return twin }
      if let number = Int(base), (0...9).contains(number),
        let twin = icon("\(enclosure)-number-\(number)", filled: false)
      {
        return twin
      }
      if base.count == 1, let twin = icon("\(enclosure)-letter-\(base)", filled: false) { return twin }
      guard let inner = make(base, depth: depth + 1), let outer = icon(enclosure, filled: false) else {
        return nil
      }
      return inner.scaled(by: 0.58).over(outer)
    case "slash":
      if let twin = ownIcon(base).flatMap({ icon($0 + "-off", filled: false) }) { return twin }
      return make(base, depth: depth + 1)?.over(Self.slash)
    default:
      if let badge = Self.badges[suffix], base.hasSuffix(".badge") {
        let root = String(base.dropLast(6)).replacingOccurrences(of: ".fill", with: "")
        return ownIcon(root).flatMap { icon("\($0)-\(badge)", filled: false) } ?? make(root, depth: depth + 1)
      }
      if let icon = icon(name.replacingOccurrences(of: ".", with: "-"), filled: false) { return icon }
      return name.hasSuffix(".inverse") ? make(base, depth: depth + 1) : nil
    }
  }

  private static let slash = SymbolDrawing(lines: SVGPathData.path("M3 3l18 18"))

  private static let badges = [
    "plus": "plus", "minus": "minus", "xmark": "x", "checkmark": "check", "questionmark": "question",
    "exclamationmark": "exclamation", "clock": "clock", "gearshape": "cog",
  ]

  private func filledTwin(of base: String) -> SymbolDrawing? {
    if let own = ownIcon(base), let twin = icon(own, filled: true) { return twin }
    for enclosure in ["circle", "square"] where base.hasSuffix("." + enclosure) {
      let inner = String(base.dropLast(enclosure.count + 1))
      if let number = Int(inner), let twin = icon("\(enclosure)-number-\(number)", filled: true) {
        return twin
      }
      if inner.count == 1, let twin = icon("\(enclosure)-letter-\(inner)", filled: true) { return twin }
      if let own = ownIcon(inner), let twin = icon("\(enclosure)-\(own)", filled: true) { return twin }
    }
    return nil
  }

  /// The icon's name for a symbol without variants.
  private func ownIcon(_ name: String) -> String? {
    if let icon = SymbolNames.icon(for: name) { return icon.hasPrefix("+") ? String(icon.dropFirst()) : icon }
    let name = name.replacingOccurrences(of: ".", with: "-")
    return icon(name, filled: false) == nil ? nil : name
  }

  /// The icon of the table: a plus sign before its name means the filled one.
  private func icons(_ name: String) -> SymbolDrawing? {
    guard name.hasPrefix("+") else { return icon(name, filled: false) }
    let name = String(name.dropFirst())
    return icon(name, filled: true) ?? icon(name, filled: false)?.filled
  }

  /// The longest file that is read.
  private static let fileLimit = 256 << 10

  private func icon(_ name: String, filled: Bool) -> SymbolDrawing? {
    let key = (filled ? "/filled/" : "/outline/") + name
    if let known = known.withLock({ $0[key] }) { return known }
    var drawing: SymbolDrawing?
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: folder + key + ".svg"),
        data.count <= Self.fileLimit
      else { continue }
      drawing = SymbolDrawing(svg: String(decoding: data, as: UTF8.self))
      break
    }
    known.withLock { $0[key] = .some(drawing) }
    return drawing
  }
}
