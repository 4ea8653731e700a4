import Foundation

/// A translation with specifiers, read piece by piece. Anything that is no specifier is text.
package struct FormatString {
  package enum Piece: Equatable {
    case text(String)
    /// The argument's index and how it is written.
    case argument(Int, Specifier)
    /// A named part, `%#@name@`, with the index of the argument at its place.
    case part(String, Int)
  }

  /// A C conversion without its length modifiers, which say nothing about our arguments.
  package struct Specifier: Equatable {
    package var flags = ""
    package var width: Int?
    package var precision: Int?
    package var conversion: Character = "@"

    /// Whether nothing beside the conversion is said.
    package var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }
  }

  /// Longest field and finest precision that a translation can ask for.
  private static let fieldLimit = 400

  package let pieces: [Piece]

  /// Reads a format. That of a named part has an argument of its own, the first that it shows; `%arg` in it
  /// stands for that argument too, in the form of the specifier.
  package init(_ format: String, own: Int? = nil, specifier ownSpecifier: String = "@") {
    var pieces: [Piece] = []
    var text = ""
    var next = own ?? 0
    var rest = Substring(format)
    func add(_ piece: Piece) {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
      pieces.append(piece)
    }
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      if let own, rest.hasPrefix("arg") {
        rest = rest.dropFirst(3)
        let specifier = Self.specifier(Substring(ownSpecifier))?.1 ?? Specifier()
        add(.argument(own, specifier))
        continue
      }
      if let (index, name, end) = Self.part(rest) {
        let index = index ?? max(next, own.map { $0 + 1 } ?? 0)
        add(.part(name, index))
        next = index + 1
        rest = rest[end...]
        continue
      }
      guard let (index, specifier, end) = Self.specifier(rest) else {
        text.append("%")
        continue
      }
      add(.argument(index ?? next, specifier))
      next = (index ?? next) + 1
      rest = rest[end...]
    }
    text += rest
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  /// `#@name@` or `1$#@name@`.
  private static func part(_ text: Substring) -> (Int?, String, Substring.Index)? {
    var rest = text
    var index: Int?
    if let number = parseNumber(&rest) {
      guard rest.first == "$", number > 0 else { return nil }
      rest.removeFirst()
      index = number - 1
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    return (index, String(rest[..<end]), rest.index(after: end))
  }

  private static func specifier(_ text: Substring) -> (Int?, Specifier, Substring.Index)? {
    var rest = text
    var specifier = Specifier()
    var index: Int?
    var number = parseNumber(&rest)
    if number != nil, rest.first == "$" {
      index = number.map { $0 - 1 }
      guard let index, index >= 0 else { return nil }
      rest.removeFirst()
      number = nil
    }
    while let flag = rest.first, number == nil, "-+ #0'".contains(flag) {
      specifier.flags.append(flag)
      rest.removeFirst()
      guard specifier.flags.count <= 5 else { return nil }
    }
    specifier.width = (number ?? parseNumber(&rest)).map { min($0, fieldLimit) }
    if rest.first == "." {
      rest.removeFirst()
      specifier.precision = min(parseDigits(&rest) ?? 0, fieldLimit)
    }
    while let modifier = rest.first, "hlqLztj".contains(modifier) { rest.removeFirst() }
    guard let conversion = rest.first, "@diuoxXcfFeEgGaAs".contains(conversion) else { return nil }
    specifier.conversion = conversion
    return (index, specifier, rest.index(after: rest.startIndex))
  }

  /// A number at the start: none that starts with 0, which is a flag.
  private static func parseNumber(_ text: inout Substring) -> Int? {
    text.first == "0" ? nil : parseDigits(&text)
  }

  /// The digits at the start, of which the first six count; nil where there are none.
  private static func parseDigits(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text[digits.endIndex...]
    return Int(digits.prefix(6))
  }
}
