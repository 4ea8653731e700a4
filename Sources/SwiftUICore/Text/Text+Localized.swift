import Foundation

extension Text {
  /// Shows the translation of a key.
  ///
  /// The key is looked up in a table (`Localizable` where none is named) of a bundle (the program's own where
  /// none is given) in the language of the environment's locale; a key that is not found is shown itself,
  /// with its values in place. Markdown in a translation is shown as it is written.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if !key.isFormat, tableName == nil, bundle == nil {
      self.init(.key(key.key))
    } else {
      self.init(LocalizedTextContent(key, table: tableName, bundle: bundle))
    }
  }

  /// The texts one after the other, each in its own look.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text {
    if lhs.modifiers.isEmpty, case .content(let content) = lhs.storage,
      let joined = content as? ConcatenatedTextContent
    {
      return Text(ConcatenatedTextContent(joined.texts + [rhs]))
    }
    return Text(ConcatenatedTextContent([lhs, rhs]))
  }
}

/// A key with values, or of another table than the program's first.
final class LocalizedTextContent: TextContent, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }

  override func write(to writer: inout TextWriter) {
    let locale = writer.environment.locale
    let found = StringTables.shared.string(key.key, table: table, bundle: bundle, locale: locale) ?? key.key
    guard key.isFormat else { return writer.write(found) }
    var pending = ""
    for piece in FormatString(found).pieces {
      switch piece {
      case .text(let text): pending += text
      case .argument(let index, let specifier):
        guard key.arguments.indices.contains(index) else { continue }
        if case .text(let text) = key.arguments[index] {
          writer.write(pending)
          pending = ""
          writer.write(text)
        } else {
          pending += specifier.string(key.arguments[index], locale)
        }
      }
    }
    writer.write(pending)
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? LocalizedTextContent else { return false }
    return key == other.key && table == other.table && bundle === other.bundle
  }
}

/// Texts in a row.
final class ConcatenatedTextContent: TextContent, @unchecked Sendable {
  let texts: [Text]

  init(_ texts: [Text]) { self.texts = texts }

  override func write(to writer: inout TextWriter) {
    for text in texts { writer.write(text) }
  }

  override func isEqual(_ other: TextContent) -> Bool {
    (other as? ConcatenatedTextContent)?.texts == texts
  }
}
