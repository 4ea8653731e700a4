import Foundation
import SwiftUICore

/// In which order a locale writes the parts of a date as numbers, and what stands between them.
struct DatePattern {
  enum Piece {
    case literal(String)
    /// A part with at least as many digits.
    case part(Calendar.Component, digits: Int)
    /// An hour from 12 to 11.
    case halfHour(digits: Int)
    /// The half of the day.
    case half
  }

  let pieces: [Piece]

  init(_ components: DatePickerComponents, _ locale: Locale) {
    var pieces: [Piece] = []
    if components.contains(.date) { pieces += Self.pieces("yMd", locale) }
    if components == [.date, .hourAndMinute] { pieces.append(.literal(", ")) }
    if components.contains(.hourAndMinute) { pieces += Self.pieces("jmm", locale) }
    self.pieces = pieces
  }

  /// Whether a locale counts hours by halves of the day.
  static func usesHalves(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  private static func pieces(_ template: String, _ locale: Locale) -> [Piece] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var pieces: [Piece] = []
    var literal = ""
    var isQuoted = false
    var rest = Substring(format)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      if letter == "'" {
        isQuoted.toggle()
        rest = rest.dropFirst()
        continue
      }
      guard !isQuoted, let piece = piece(letter, run.count) else {
        literal.append(letter)
        rest = rest.dropFirst()
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      rest = rest.dropFirst(run.count)
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func piece(_ letter: Character, _ count: Int) -> Piece? {
    switch letter {
    case "y", "u", "r": .part(.year, digits: count)
    case "M", "L": .part(.month, digits: count)
    case "d": .part(.day, digits: count)
    case "H", "k": .part(.hour, digits: count)
    case "h", "K": .halfHour(digits: count)
    case "m": .part(.minute, digits: count)
    case "a", "b", "B": .half
    default: nil
    }
  }
}
