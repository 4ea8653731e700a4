import CGraphicsLibraries

/// What may happen before a scalar: a line may break, a caret may stand.
struct TextBoundaries: OptionSet {
  let rawValue: UInt8

  static let line = TextBoundaries(rawValue: 1)
  static let cursor = TextBoundaries(rawValue: 2)
}

extension TextBoundaries {
  /// The boundaries before each scalar and behind the last one, by Unicode's rules.
  static func all(in source: SourceText, language: String?) -> [TextBoundaries] {
    if source.isPlain, language?.hasPrefix("en") != false, let boundaries = plain(source.bytes) {
      return boundaries
    }
    guard let library = PangoLibrary.shared else { return simple(source.scalars) }
    let tag = language.flatMap { library.language($0) } ?? library.language("en")
    let count = source.scalars.count + 1
    let attributes = [PangoLogAttr](unsafeUninitializedCapacity: count) { attributes, filled in
      attributes.initialize(repeating: PangoLogAttr())
      source.bytes.withUnsafeBytes { bytes in
        library.attributes(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1, tag,
          attributes.baseAddress, Int32(count))
      }
      filled = count
    }
    return attributes.map { attributes in
      var boundaries: TextBoundaries = []
      if attributes.is_line_break != 0 { boundaries.insert(.line) }
      if attributes.is_cursor_position != 0 { boundaries.insert(.cursor) }
      return boundaries
    }
  }

  /// Where Pango is not installed: lines break behind blanks, and a caret stands before every scalar.
  static func simple(_ scalars: [UInt32]) -> [TextBoundaries] {
    var isBlank = false
    return scalars.map { scalar in
      defer { isBlank = scalar == 0x20 }
      return isBlank && scalar != 0x20 ? [.line, .cursor] : .cursor
    } + [[.line, .cursor]]
  }

  /// What `all(in:language:)` gives for words of letters and digits with the plainest punctuation, without Pango, which takes some
  /// 700 instructions a letter. Nil for text with anything that takes more rules.
  static func plain(_ bytes: [UInt8]) -> [TextBoundaries]? {
    guard let first = bytes.first else { return [] }
    var (before, last) = (Kind.blank, kinds[Int(first)])
    switch last {
    case .letter, .digit, .blank: break
    default: return nil
    }
    var boundaries: [TextBoundaries] = []
    boundaries.reserveCapacity(bytes.count + 1)
    boundaries.append(.cursor)
    for byte in bytes.dropFirst() {
      let kind = kinds[Int(byte)]
      switch (last, kind) {
      case (.blank, .letter), (.blank, .digit), (.hyphen, .letter): boundaries.append([.line, .cursor])
      case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit), (_, .blank),
        (.letter, .stop), (.digit, .stop), (.stop, .stop), (.stop, .letter),
        (.letter, .mark), (.digit, .mark), (.mark, .mark), (.letter, .hyphen), (.digit, .hyphen),
        (.hyphen, .digit):
        boundaries.append(.cursor)
      case (.stop, .digit) where before == .digit: boundaries.append(.cursor)
      default: return nil
      }
      (before, last) = (last, kind)
    }
    boundaries.append([.line, .cursor])
    return boundaries
  }

  private enum Kind {
    case letter, digit, blank
    /// No line breaks before them, nor between them and a letter.
    case stop
    /// No line breaks before them.
    case mark
    /// A line breaks between it and a letter.
    case hyphen
    case other
  }

  private static let kinds = (0...255).map { (byte: UInt8) -> Kind in
    switch byte {
    case 0x41...0x5a, 0x61...0x7a: .letter
    case 0x30...0x39: .digit
    case UInt8(ascii: " "): .blank
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .stop
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .mark
    case UInt8(ascii: "-"): .hyphen
    default: .other
    }
  }
}
