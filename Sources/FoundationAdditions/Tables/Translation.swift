/// What a table of strings has for a key: a phrase, or one for each number or kind of device.
package indirect enum Translation: Sendable, Equatable {
  /// A format.
  case phrase(String)
  /// Forms by the number of an argument: that of the index, or the first number where there is none.
  case plural(Int?, [PluralCategory: Translation])
  /// Forms by the name of a device.
  case device([String: Translation])
  /// A format with named parts, `%#@name@`.
  case composed(Translation, [String: Substitution])
}

/// A named part of a format.
package struct Substitution: Sendable, Equatable {
  /// The index of the argument that it shows; nil for that of its place in the format.
  package var argument: Int?
  /// What `%arg` in its forms stands for, without the per cent sign.
  package var specifier = "@"
  package var forms: Translation
}

/// What decides which form of a translation shows.
package struct TranslationContext {
  /// The arguments that are numbers, in their places.
  package var numbers: [PluralOperands?]
  package var rule: PluralRule
  /// The names of the device, the best first.
  package var devices: [String]

  package init(numbers: [PluralOperands?], rule: PluralRule, devices: [String]) {
    self.numbers = numbers
    self.rule = rule
    self.devices = devices
  }

  fileprivate func operands(_ index: Int?) -> PluralOperands? {
    if let index { return numbers.indices.contains(index) ? numbers[index] : nil }
    return numbers.lazy.compactMap(\.self).first
  }
}

extension Translation {
  /// Parts within parts that name each other in a circle end here.
  private static let depthLimit = 8

  /// What catalogues call a computer.
  package static let namesOfComputers = ["mac"]

  /// The pieces of the form that shows.
  package func pieces(_ context: TranslationContext) -> [FormatString.Piece] {
    pieces(context, substitutions: [:], own: nil, specifier: "@", depth: 0)
  }

  private func pieces(
    _ context: TranslationContext, substitutions: [String: Substitution], own: Int?, specifier: String,
    depth: Int
  ) -> [FormatString.Piece] {
    guard depth < Self.depthLimit else { return [] }
    switch self {
    case .phrase(let format):
      return FormatString(format, own: own, specifier: specifier).pieces.flatMap {
        piece -> [FormatString.Piece] in
        guard case .part(let name, let index) = piece else { return [piece] }
        guard let part = substitutions[name] else { return [] }
        let own = part.argument ?? index
        return part.forms.pieces(
          context, substitutions: substitutions, own: own, specifier: part.specifier, depth: depth + 1)
      }
    case .plural(let index, let forms):
      guard let form = Self.form(forms, context.operands(index ?? own), context.rule) else { return [] }
      return form.pieces(
        context, substitutions: substitutions, own: own, specifier: specifier, depth: depth + 1)
    case .device(let forms):
      let name = context.devices.first { forms[$0] != nil } ?? "other"
      let form = forms[name] ?? forms.min { $0.key < $1.key }?.value
      return form?.pieces(
        context, substitutions: substitutions, own: own, specifier: specifier, depth: depth + 1) ?? []
    case .composed(let format, let parts):
      return format.pieces(
        context, substitutions: parts, own: own, specifier: specifier, depth: depth + 1)
    }
  }

  /// A form for none, where there is one, holds for 0 in every language. For a form that lacks stands the most general
  /// of the others.
  private static func form(
    _ forms: [PluralCategory: Translation], _ number: PluralOperands?, _ rule: PluralRule
  ) -> Translation? {
    if let number {
      if number.n == 0, let none = forms[.zero] { return none }
      if let form = forms[rule.category(of: number)] { return form }
    }
    return PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }
}
