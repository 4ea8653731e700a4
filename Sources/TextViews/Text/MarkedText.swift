import Foundation
import FoundationAdditions

/// A text with Markdown and values in it, and what it means.
struct MarkedText {
  /// Values are no part of what is read as Markdown: characters for private use stand for them, in their order.
  private static let firstPlaceholder: UInt32 = 0xf_0000
  private static let mostValues = 0xfffd

  private let locale: Locale
  private var source = ""
  private var values: [Text] = []

  init(_ locale: Locale) { self.locale = locale }

  /// Characters of the text that stand for values are values themselves.
  mutating func append(_ text: String) {
    // The first byte of all that stand for values.
    guard text.utf8.contains(0xf3) else { return source += text }
    for scalar in text.unicodeScalars {
      if scalar.value >= Self.firstPlaceholder, values.count < Self.mostValues {
        append(Text(verbatim: String(scalar)))
      } else {
        source.unicodeScalars.append(scalar)
      }
    }
  }

  /// Values beyond all characters that can stand for them are read with the text.
  mutating func append(_ value: Text) {
    guard values.count < Self.mostValues,
      let scalar = Unicode.Scalar(Self.firstPlaceholder + UInt32(values.count))
    else { return source += value.string(locale) }
    source.unicodeScalars.append(scalar)
    values.append(value)
  }

  /// A part of the text that is one string or one value, and what Markdown says of it.
  struct Part {
    var text: Text
    var run: MarkdownRun
  }

  /// The parts that stand in a row.
  var parts: [Part] {
    var parts = MarkdownInline.runs(source).flatMap { run in
      split(run.text).map { Part(text: $0, run: run) }
    }
    inflect(&parts)
    return parts.map { part in
      var part = part
      part.run.link = part.run.link.map { split($0).map { $0.string(locale) }.joined() }
      return part
    }
  }

  /// The texts that stand in a row, as Markdown means them.
  var texts: [Text] { parts.map { $0.text.meaning($0.run.intent, link: $0.run.link) } }

  /// A string with the values in the places of their characters.
  private func split(_ string: String) -> [Text] {
    var texts: [Text] = []
    var pending = ""
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - Int(Self.firstPlaceholder)
      guard values.indices.contains(index) else {
        pending.unicodeScalars.append(scalar)
        continue
      }
      if !pending.isEmpty { texts.append(Text(verbatim: pending)) }
      pending = ""
      texts.append(values[index])
    }
    if !pending.isEmpty || texts.isEmpty { texts.append(Text(verbatim: pending)) }
    return texts
  }

  /// Gives nouns the form that goes with the number before them, in stretches that ask for it.
  private func inflect(_ parts: inout [Part]) {
    var start = 0
    while start < parts.count {
      let stretch = parts[start].run.stretch
      var end = start + 1
      while end < parts.count, parts[end].run.stretch == stretch { end += 1 }
      if let stretch, stretch.isInflected {
        let strings = parts[start..<end].map { $0.text.string(locale) }
        if let change = Inflection(strings, locale).change {
          let old = parts[start + change.index].text
          parts[start + change.index].text = Text(.verbatim(change.string), modifiers: old.modifiers)
        }
      }
      start = end
    }
  }
}

extension Text {
  /// The text as a link: in the tint where it has no colour of its own.
  func leading(to url: URL) -> Text {
    foregroundStyle(TintShapeStyle()).modified(.mark(TextMarks(TextLink(url: url))))
  }

  /// The text as Markdown means it. Links are painted with the tint.
  func meaning(_ intent: InlinePresentationIntent, link: String?) -> Text {
    var text = self
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    if let link, let url = URL(markdown: link) { text = text.leading(to: url) }
    return text
  }
}
