import DeepStack
import Foundation
import FoundationAdditions

extension Text {
  /// Shows the translation of a key.
  ///
  /// The key is looked up in a table (`Localizable` where none is named) of a bundle (the program's own where
  /// none is given) in the language of the environment's locale, or else in the development language; a key
  /// that is not found is shown itself, with its values in place. Markdown in it is shown as what it means:
  /// emphasis, code, strikethrough and links. Lists and headings are shown as they are written, and so are
  /// texts of more than 65,536 bytes.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if !key.isFormat, tableName == nil, bundle == nil {
      self.init(.key(key.key))
    } else {
      self.init(LocalizedTextContent(LocalizedPhrase(key: key, table: tableName, bundle: bundle)))
    }
  }

  /// The texts one after the other, each in its own look.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text {
    Text(ConcatenatedTextContent(lhs, rhs))
  }
}

/// A key with values, or of another table than the program's first.
final class LocalizedTextContent: TextContent, @unchecked Sendable {
  // A phrase may hold texts with phrases of their own: it is released where there is room.
  private let held: ChainLink<LocalizedPhrase>
  var phrase: LocalizedPhrase { held.value }
  /// The language, where it is not the environment's.
  let locale: Locale?

  init(_ phrase: LocalizedPhrase, locale: Locale? = nil) {
    held = ChainLink(phrase)
    self.locale = locale
    count = phrase.key.arguments.reduce(1) { sum, argument in
      guard case .text(let text) = argument else { return sum }
      return min(sum + text.storage.parts, Limits.parts + 1)
    }
  }

  private let count: Int
  override var parts: Int { count }

  override func write(to writer: inout TextWriter) {
    let locale = locale ?? writer.environment.locale
    let pieces = phrase.pieces(locale, devices: writer.environment.devices)
    let values = phrase.key.arguments
    let isMarked = pieces.contains {
      if case .text(let text) = $0 { MarkdownInline.mayHaveMarks(text) } else { false }
    }
    if isMarked { return writeMarked(pieces, locale, to: &writer) }
    var pending = ""
    for piece in pieces {
      switch piece {
      case .text(let text): pending += text
      case .argument(let index, let specifier):
        guard values.indices.contains(index) else { continue }
        if case .text(let text) = values[index] {
          writer.write(pending)
          pending = ""
          writer.write(text)
        } else {
          pending += specifier.string(values[index], locale)
        }
      case .part: break
      }
    }
    writer.write(pending)
  }

  /// Reads the text as Markdown.
  private func writeMarked(_ pieces: [FormatString.Piece], _ locale: Locale, to writer: inout TextWriter) {
    for text in phrase.marked(pieces, locale).texts { writer.write(text) }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? LocalizedTextContent else { return false }
    return phrase == other.phrase && locale == other.locale
  }
}

/// Two texts in a row, of which the first may be such texts itself.
final class ConcatenatedTextContent: TextContent, @unchecked Sendable {
  private let held: ChainLink<(Text, Text)>
  private let count: Int

  init(_ first: Text, _ second: Text) {
    held = ChainLink((first, second))
    count = min(first.storage.parts + second.storage.parts, Limits.parts + 1)
  }

  override var parts: Int { count }

  /// The texts that were put in a row one after the other, without a modifier for several of them.
  private var texts: [Text] {
    var content = self
    var texts: [Text] = []
    while true {
      let (first, second) = content.held.value
      texts.append(second)
      guard first.modifiers.isEmpty, case .content(let inner) = first.storage,
        let joined = inner as? ConcatenatedTextContent
      else {
        texts.append(first)
        return texts.reversed()
      }
      content = joined
    }
  }

  override func write(to writer: inout TextWriter) {
    for text in texts { writer.write(text) }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    (other as? ConcatenatedTextContent)?.texts == texts
  }
}
