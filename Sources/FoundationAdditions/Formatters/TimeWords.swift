import Foundation

/// A length of time as text.
package struct TimeWords {
  private let style: DateComponentsFormatter.UnitsStyle
  private let locale: Locale
  private let pads: Bool

  package init(_ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale, pads: Bool) {
    self.style = style
    self.locale = locale
    self.pads = pads
  }

  package func string(_ length: TimeLength) -> String {
    style == .positional ? positional(length) : listed(length.parts, length)
  }

  private var width: UnitText.Width {
    switch style {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .short
    case .full, .spellOut: .wide
    }
  }

  /// Hours, minutes and seconds with colons between them, behind larger units in words.
  private func positional(_ length: TimeLength) -> String {
    let clock = length.parts.filter { [.hour, .minute, .second].contains($0.unit) }
    let larger = length.parts.filter { ![.hour, .minute, .second].contains($0.unit) }
    var texts: [String] = []
    for (index, part) in clock.enumerated() {
      let isPadded = part.unit != .hour && (index > 0 || pads)
      var value = Double(part.count)
      if index == clock.count - 1 { value += length.fraction }
      let digits = (isPadded ? "integer-width/+00" : "") + " group-off .#"
      texts.append(UnitText.number(value, locale, number: digits))
    }
    var text = texts.joined(separator: ":")
    if !larger.isEmpty {
      let words = larger.map { formatted(Double($0.count), $0.unit) }
      text = (words + (text.isEmpty ? [] : [text])).joined(separator: " ")
    }
    return length.isNegative && length.hasTime ? "-" + text : text
  }

  private func listed(_ parts: [(unit: TimeLength.Unit, count: Int)], _ length: TimeLength) -> String {
    var texts: [String] = []
    for (index, part) in parts.enumerated() {
      var value = Double(part.count)
      if index == parts.count - 1 { value += length.fraction }
      if index == 0, length.isNegative { value = -value }
      texts.append(formatted(value, part.unit))
    }
    // The brief style has the short words of the other, and no commas.
    return style == .brief
      ? texts.map(tightened).joined(separator: " ") : UnitText.list(texts, width, locale)
  }

  private func formatted(_ value: Double, _ unit: TimeLength.Unit) -> String {
    let text = UnitText.string(value, unit.rawValue, width, locale, number: ".#") ?? "\(value)"
    guard style == .spellOut else { return text }
    let speller = NumberFormatter()
    speller.numberStyle = .spellOut
    speller.locale = locale
    let number = UnitText.number(value, locale, number: ".#")
    return text.replacingOccurrences(of: number, with: speller.string(from: NSNumber(value: value)) ?? number)
  }

  /// A number and its unit without the blank between them.
  private func tightened(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}

extension TimeLength {
  /// Whether there is any time at all.
  package var hasTime: Bool { fraction > 0 || parts.contains { $0.count > 0 } }
}
