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

    var isLiteral: Bool { if case .literal = self { true } else { false } }

    fileprivate var breaksRuns: Bool {
      switch self {
      case .literal(let text): text.unicodeScalars.contains { !"/.:-".unicodeScalars.contains($0) }
      case .half: true
      case .part, .halfHour: false
      }
    }
  }

  let pieces: [Piece]

  init(_ components: DatePickerComponents, _ locale: Locale) {
    let template =
      (components.contains(.date) ? "yMd" : "") + (components.contains(.hourAndMinute) ? "jmm" : "")
    pieces = template.isEmpty ? [] : Self.pieces(template, locale)
  }

  /// The pieces that stand from left to right whatever the direction of the text: numbers with what joins them, as 8:53. What
  /// else there is stands by itself, and so do numbers between marks of the other direction.
  static func runs(of pieces: [Piece]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0, !piece.breaksRuns, !pieces[index - 1].breaksRuns {
        runs[runs.endIndex - 1] = runs[runs.endIndex - 1].lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
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
