import Foundation

extension Text {
  /// Shows a value in the form of a format style, with the environment's locale; dates also with its calendar
  /// and time zone, unless the style has others than the current ones.
  public nonisolated init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedTextContent(input, format))
  }

  /// Shows a value in the form of a format style whose text has attributes, with the environment's locale.
  public nonisolated init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedTextContent(input, format))
  }

  /// Shows a value as a formatter writes it; without an answer of the formatter, as it describes itself.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(stored: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// Shows an object as a formatter writes it; without an answer of the formatter, as it describes itself.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(stored: formatter.string(for: subject) ?? String(describing: subject))
  }
}

private final class FormattedTextContent<F>: TextContent, @unchecked Sendable
where F: FormatStyle, F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  override func write(to writer: inout TextWriter) {
    let format = format.localized(in: writer.values, writer.environment.locale)
    FormattedText.write(format.format(input), to: &writer)
  }

  override func isEqual(_ other: TextContent) -> Bool {
    guard let other = other as? FormattedTextContent<F> else { return false }
    return input == other.input && format == other.format
  }
}

/// What a format style makes: a string, or one with attributes.
enum FormattedText {
  static func write(_ output: some Any, to writer: inout TextWriter) {
    switch output {
    case let text as String: writer.write(text)
    case let text as AttributedString: AttributedTextContent(text).write(to: &writer)
    default: break
    }
  }
}
