import Foundation

/// A key that is looked up in a table of strings, with the values that are put into what is found.
///
/// A string literal is a key. Each interpolated value stands in the key as a format specifier: `"\(5)% of
/// \(name)"` is the key `%lld%% of %@`. Where no table has the key it is its own translation.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  /// Whether the key is a format; a plain literal may hold per cent signs as they are.
  let isFormat: Bool
  let arguments: [Argument]

  init(key: String, isFormat: Bool, arguments: [Argument]) {
    self.key = key
    self.isFormat = isFormat
    self.arguments = arguments
  }

  /// A key without values; per cent signs in it are no specifiers.
  public init(_ value: String) {
    self.init(key: value, isFormat: false, arguments: [])
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.key, isFormat: true, arguments: stringInterpolation.arguments)
  }

  /// A value that stands for a specifier.
  enum Argument: Equatable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case string(String)
    case text(Text)
  }
}

extension LocalizedStringKey: Sendable {}

extension LocalizedStringKey {
  /// Gathers the pieces of an interpolated literal. The compiler uses it; a program does not call it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(min(literalCapacity, 1 << 16) + 2 * min(interpolationCount, 1 << 16))
    }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// A string, shown as it is: `%@` in the key.
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }

    /// A number in the locale's form: with its digits and its grouping.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value._specifier, value.argument)
    }

    /// A number in a C format such as `%.2f`. A specifier that names no conversion shows the number as it is.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      append(specifier, value.argument)
    }

    /// A text with its own attributes: `%@` in the key.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

    /// A string whose attributes come with it: `%@` in the key.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(Text(attributedString)))
    }

    /// A date in the form of `Text(_:style:)`, kept up to date where the style is relative to the present:
    /// `%@` in the key.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("%@", .text(Text(date, style: style)))
    }

    /// The range between two dates in the form of `Text(_:)`: `%@` in the key.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append("%@", .text(Text(dates)))
    }

    /// An interval in the form of `Text(_:)`: `%@` in the key.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append("%@", .text(Text(interval)))
    }

    /// A value in the form of a format style, with the reader's locale.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }

    /// A value in the form of a format style whose output has attributes.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(Text(input, format: format)))
    }

    /// A string that is translated by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }

    /// A timer that runs in the text, as `Text(timerInterval:pauseTime:countsDown:showsHours:)` shows it.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours
          )))
    }

    /// A value as a formatter writes it; without a formatter as it describes itself.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: ReferenceConvertible {
      append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// An object as a formatter writes it; without a formatter as it describes itself.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: NSObject {
      append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }
  }
}
