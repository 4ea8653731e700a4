import Synchronization

/// A face and the faces that stand in for characters it lacks, found as texts need them.
final class FontStack: Sendable {
  /// From this size on the interface font is its display cut.
  static let displaySize = 20.0

  let primary: ResolvedFont
  private let descriptor: FontDescriptor
  private unowned let registry: FontRegistry  // The registry owns its stacks and lives with the process.
  /// Whether the primary face has all of printable ASCII.
  let isPlain: Bool
  private let known = Mutex<[Key: ResolvedFont]>([:])
  /// Families to look through, by what the order depends on.
  private let orders = Mutex<[String: [Int]]>([:])

  private struct Key: Hashable {
    var scalar: UInt32
    /// A mark on the letter that the primary face lacks; 0 for none.
    var mark: UInt32
    var emoji: Bool
    var language: String?
  }

  init(descriptor: FontDescriptor, primary: ResolvedFont, registry: FontRegistry) {
    self.descriptor = descriptor
    self.primary = primary
    self.registry = registry
    isPlain = (0x20...0x7e).allSatisfy { primary.face.covers($0) }
  }

  /// The families of a descriptor's kind, best first.
  static func families(for descriptor: FontDescriptor) -> [String] {
    let sans = ["Inter", "Noto Sans", "DejaVu Sans", "Liberation Sans", "Cantarell"]
    let mono = ["JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "Liberation Mono"]
    let serif = ["Noto Serif", "DejaVu Serif", "Liberation Serif"]
    switch descriptor.family {
    case .system, .file: return descriptor.size >= displaySize ? ["Inter Display"] + sans : sans
    case .serif: return serif + sans
    case .rounded: return ["Quicksand", "Nunito"] + sans
    case .monospaced: return mono + sans
    case .named(let name):
      let name = name.lowercased()
      let serifs = ["georgia", "times", "new york", "palatino", "baskerville", "garamond", "didot", "serif"]
      let monos = ["menlo", "monaco", "courier", "consolas", "mono"]
      if monos.contains(where: name.contains) { return mono + sans }
      return serifs.contains(where: name.contains) && !name.contains("sans") ? serif + sans : sans
    }
  }

  /// By how much the strokes of a family that stands in are thinner than the interface font's, as a weight.
  static let grades = ["Quicksand": 60.0]

  /// The face for a grapheme: one that has its letter and, if there is such a face, its marks.
  func font(for scalars: ArraySlice<UInt32>, language: String?) -> ResolvedFont {
    guard let first = scalars.first else { return primary }
    if scalars.count == 1, first < 0x7f, isPlain { return primary }
    let isEmoji = EmojiPresentation.isEmoji(scalars)
    if !isEmoji, scalars.allSatisfy({ Self.needsNoGlyph($0) || primary.face.covers($0) }) { return primary }
    if !isEmoji, Self.needsNoGlyph(first) { return primary }
    let lacksLetter = isEmoji || !primary.face.covers(first)
    let mark = lacksLetter ? 0 : scalars.first { !Self.needsNoGlyph($0) && !primary.face.covers($0) } ?? 0
    let key = Key(scalar: first, mark: mark, emoji: isEmoji, language: first >= 0x2e80 ? language : nil)
    if let font = known.withLock({ $0[key] }) { return font }
    var font: ResolvedFont?
    if Self.isAssigned(lacksLetter ? first : mark) {
      let isForeign = Self.isEastAsian(first) && !FallbackRank.isEastAsian(language)
      let order = order(emoji: isEmoji, language: isForeign ? "zh" : language)
      font = registry.fallback(for: lacksLetter ? first : mark, wanted: descriptor, order: order)
    }
    if !lacksLetter, let face = font?.face, !face.covers(first) { font = nil }
    let chosen = font ?? primary
    known.withLock {
      if $0.count > 16_384 { $0.removeAll() }
      $0[key] = chosen
    }
    return chosen
  }

  private func order(emoji: Bool, language: String?) -> [Int] {
    let key = emoji ? "emoji" : FallbackRank.cjkLanguage(language) ?? ""
    if let order = orders.withLock({ $0[key] }) { return order }
    let order = registry.fallbackOrder(wanted: descriptor, emoji: emoji, language: language)
    orders.withLock { $0[key] = order }
    return order
  }

  /// Letters and punctuation of Chinese, Japanese and Korean. In a text of another language all of them come from
  /// one face; by themselves, its punctuation is also in faces of other scripts, which draw it for columns.
  private static func isEastAsian(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2e80...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef,
      0x20000...0x3ffff:
      return true
    default: return false
    }
  }

  private static func isAssigned(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.properties.generalCategory != .unassigned
  }

  /// Spaces, controls, joiners and selectors do not choose a face.
  private static func needsNoGlyph(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7f...0xa0, 0xad, 0x34f, 0x61c, 0x180b...0x180e, 0x2000...0x200f, 0x2028...0x202f,
      0x205f...0x206f, 0x3000, 0xfe00...0xfe0f, 0xfeff, 0xfffc, 0xe0000...0xe0fff:
      return true
    default: return false
    }
  }
}
