import Foundation
import ImageCodecs
import Synchronization

/// The drawings behind symbol names: icons of the system's data folders, read when they are first used.
///
/// A symbol is the icon of a table, or the icon of its own name; its variants (fill, circle, square, slash, badges)
/// are icons too where such exist, and are composed where not.
package final class SymbolLibrary: Sendable {
  package static let shared = SymbolLibrary(folders: DataFolders.all.map { $0 + "/treeswift/icons" })

  /// Where icons lie: `outline/NAME.svg` and `filled/NAME.svg` in one of these.
  private let folders: [String]
  private let known = Mutex<[String: SymbolDrawing?]>([:])

  init(folders: [String]) { self.folders = folders }

  /// The drawing of a symbol; nil for a name that is not known.
  package func drawing(_ name: String) -> SymbolDrawing? {
    if let known = known.withLock({ $0[name] }) { return known }
    let drawing = make(name, depth: 0).map { SymbolColors.apply(to: $0, name) }
    known.withLock { known in
      if known.count > 2_048 { known.removeAll() }
      known[name] = .some(drawing)
    }
    return drawing
  }

  /// Whether there are any icons on this machine.
  package var isInstalled: Bool {
    folders.contains { FileManager.default.fileExists(atPath: $0 + "/outline") }
  }

  // MARK: Names

  private func make(_ name: String, depth: Int) -> SymbolDrawing? {
    guard depth < 6, !name.isEmpty, name.utf8.count <= 128, !name.contains("/") else { return nil }
    if let drawing = SymbolPaths.drawing(name) ?? composite(name, filled: false, depth: depth) {
      return drawing
    }
    if let icon = SymbolNames.icon(for: name) {
      if icon.hasPrefix("=") { return make(String(icon.dropFirst()), depth: depth + 1) }
      if let drawing = tableIcon(icon) { return drawing }
    }
    guard let dot = name.lastIndex(of: ".") else { return icon(name) ?? sign(name, depth: depth) }
    let suffix = String(name[name.index(after: dot)...])
    let base = String(name[..<dot])
    switch suffix {
    case "fill": return filled(base, depth: depth)
    case "circle", "square", "app", "rectangle", "diamond", "hexagon", "octagon", "triangle", "seal",
      "shield", "bubble":
      return enclosed(base, in: suffix, depth: depth)
    case "slash": return slashed(base, depth: depth)
    default:
      if let badged = badged(name, depth: depth) { return badged }
      if let icon = icon(name.replacingOccurrences(of: ".", with: "-")) { return icon }
      // What only says how a symbol looks in another script or place.
      return ["inverse", "ltr", "rtl"].contains(suffix) ? make(base, depth: depth + 1) : nil
    }
  }

  private static let enclosures: Set<String> = [
    "circle", "square", "app", "rectangle", "diamond", "hexagon", "octagon", "triangle", "seal", "shield",
    "bubble",
  ]

  /// What is within the lines becomes an area, and signs on it are cut out or coloured by themselves.
  private func filled(_ base: String, depth: Int) -> SymbolDrawing? {
    if Self.lineSymbols.contains(base) || base.hasPrefix("textformat") { return make(base, depth: depth + 1) }
    if let composite = composite(base, filled: true, depth: depth) { return composite }
    // Letters and digits are lines.
    if let sign = sign(base, depth: depth) { return sign }
    // The line goes over the filled form, with room around it.
    if base.hasSuffix(".slash") { return slashed(String(base.dropLast(6)) + ".fill", depth: depth) }
    if let badged = badged(base + ".fill", depth: depth) { return badged }
    let parts = base.split(separator: ".")
    // A sign in an enclosure has its layers; the icons' own filled forms have one.
    if parts.count > 1, let last = parts.last, Self.enclosures.contains(String(last)),
      let drawing = make(base, depth: depth + 1)?.filled, drawing.hasLayers
    {
      return drawing
    }
    if let own = ownIcon(base), let twin = icon(own, filled: true) { return twin }
    return make(base, depth: depth + 1)?.filled
  }

  /// Symbols that have no filled form, though lines of them surround something.
  private static let lineSymbols: Set<String> = [
    "at", "atom", "bold", "function", "globe", "infinity", "lasso", "link", "magnifyingglass",
    "minus.magnifyingglass",
    "paperclip", "percent", "plus.magnifyingglass", "scissors", "scribble", "signature", "stethoscope", "sum",
    "waveform", "waveform.path", "waveform.path.ecg",
  ]

  /// A sign in a circle or another outline.
  private func enclosed(_ base: String, in enclosure: String, depth: Int) -> SymbolDrawing? {
    let outline = enclosure == "bubble" ? "bubble.left" : enclosure
    guard let outer = make(outline, depth: depth + 1) ?? icon(enclosure) else { return nil }
    let isSolid = Self.solidSigns.contains(base)
    // An icon of that form, where the sign is within the outline and not beside it.
    if base.count > 1, !isSolid, !Self.plainSigns.contains(base), let own = ownIcon(base),
      let twin = icon("\(enclosure == "app" ? "square-rounded" : enclosure)-\(own)")?.splitSign,
      twin.hasLayers
    {
      return twin
    }
    let inner = sign(base, depth: depth) ?? make(isSolid ? base + ".fill" : base, depth: depth + 1)
    let factor =
      switch enclosure {
      case "rectangle", "shield", "hexagon": 0.54
      case "triangle", "diamond", "bubble": 0.46
      default: 0.6
      }
    let shift = enclosure == "triangle" ? 2.5 : enclosure == "bubble" ? -1.5 : 0
    let middle = CGAffineTransform(translationX: 0, y: shift)
    return inner?.scaled(by: factor).moved(middle).over(outer)
  }

  /// Signs that the icons draw smaller within outlines than symbols do.
  private static let plainSigns: Set<String> = ["checkmark", "minus", "plus", "xmark"]

  /// Signs that are full within outlines.
  private static let solidSigns: Set<String> = [
    "backward", "bell", "bolt", "bookmark", "camera", "drop", "envelope", "flag", "flame", "folder",
    "forward",
    "heart", "house", "location", "lock", "mic", "moon", "paperplane", "pause", "phone", "play", "star",
    "stop",
    "tag", "video",
  ]

  /// A digit, a number or a letter as a symbol that is to be enclosed.
  private func sign(_ name: String, depth: Int) -> SymbolDrawing? {
    if name.count == 1, let letter = name.first, letter.isASCII, letter.isLetter {
      return icon("letter-\(name.lowercased())")
    }
    guard (1...3).contains(name.count), name.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    if name.count == 1 { return icon("number-\(name)") }
    // Digits beside one another, each half as wide as it is high.
    let digits = name.compactMap { icon("number-\($0)") }
    guard digits.count == name.count else { return nil }
    let step = 24.0 / Double(digits.count)
    let factor = min(1, step / 12) * 0.92
    let layers = digits.enumerated().flatMap { index, digit in
      digit.scaled(by: factor)
        .moved(CGAffineTransform(translationX: (Double(index) + 0.5) * step - 12, y: 0)).layers
    }
    return SymbolDrawing(layers: layers)
  }

  /// Struck through, with room around the line.
  private func slashed(_ base: String, depth: Int) -> SymbolDrawing? {
    let slash = SymbolDrawing(lines: SVGPathData.path("M3 3l18 18"))
    return make(base, depth: depth + 1).map { slash.over($0, clearance: 1.1) }
  }

  /// A symbol with a small sign on a disc at its foot.
  private func badged(_ name: String, depth: Int) -> SymbolDrawing? {
    let isWholeFilled = name.hasSuffix(".fill")
    let name = isWholeFilled ? String(name.dropLast(5)) : name
    guard let range = name.range(of: ".badge.") ?? (name.hasSuffix(".badge") ? name.range(of: ".badge") : nil)
    else { return nil }
    var root = String(name[..<range.lowerBound])
    let badge = String(name[range.upperBound...])
    let isFilled = isWholeFilled || root.hasSuffix(".fill")
    if root.hasSuffix(".fill") { root = String(root.dropLast(5)) }
    guard let whole = make(isFilled ? root + ".fill" : root, depth: depth + 1) else { return nil }
    let corner = CGPoint(x: 24, y: 24)
    guard !badge.isEmpty else {
      let dot = Path(ellipseIn: CGRect(x: 14.5, y: 1.5, width: 8, height: 8))
      return SymbolDrawing(lines: Path(), areas: dot).over(whole, clearance: 1.2)
    }
    guard let sign = make(badge, depth: depth + 1) else { return whole }
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 22, height: 22))
    let inset = sign.scaled(by: 0.62).mapLayers { $0.isInset = true }
    return SymbolDrawing(layers: [SymbolDrawing.Layer(areas: disc)] + inset.layers)
      .scaled(by: 0.5, around: corner).over(whole, clearance: 1.2)
  }

  /// A cloud before something in the sky.
  private func composite(_ name: String, filled: Bool, depth: Int) -> SymbolDrawing? {
    guard let sky = ["cloud.sun": "sun.max", "cloud.moon": "moon"][name] else { return nil }
    let ending = filled ? ".fill" : ""
    guard let cloud = make("cloud" + ending, depth: depth + 1),
      let back = make(sky + ending, depth: depth + 1)
    else { return nil }
    return cloud.scaled(by: 0.82, around: CGPoint(x: 0, y: 24))
      .over(back.scaled(by: 0.66, around: CGPoint(x: 24, y: 0)), clearance: 1)
  }

  // MARK: Icons

  /// The icon's name for a symbol without variants.
  private func ownIcon(_ name: String) -> String? {
    if SymbolPaths.drawing(name) != nil { return nil }
    if let icon = SymbolNames.icon(for: name) {
      return icon.hasPrefix("~") || icon.hasPrefix("=") ? nil : String(icon.drop { $0 == "+" })
    }
    let name = name.replacingOccurrences(of: ".", with: "-")
    return icon(name) == nil ? nil : name
  }

  /// The icon of the table: a plus sign before its name means the filled one, a wave the mirrored one.
  private func tableIcon(_ name: String) -> SymbolDrawing? {
    if name.hasPrefix("~") {
      let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: SymbolDrawing.unit, ty: 0)
      return icon(String(name.dropFirst()))?.moved(flip)
    }
    guard name.hasPrefix("+") else { return icon(name)?.splitSign }
    let name = String(name.dropFirst())
    return icon(name, filled: true) ?? icon(name)?.filled
  }

  /// The longest file that is read.
  private static let fileLimit = 256 << 10

  private func icon(_ name: String, filled: Bool = false) -> SymbolDrawing? {
    let key = (filled ? "/filled/" : "/outline/") + name
    if let known = known.withLock({ $0[key] }) { return known }
    var drawing: SymbolDrawing?
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: folder + key + ".svg"),
        data.count <= Self.fileLimit
      else { continue }
      drawing = SymbolDrawing(
        svg: String(decoding: data, as: UTF8.self), layering: SymbolLayers.places(filled ? "+" + name : name))
      break
    }
    known.withLock { $0[key] = .some(drawing) }
    return drawing
  }
}
