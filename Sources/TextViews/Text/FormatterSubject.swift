import Foundation

/// Values that formatters write and that Linux's Foundation has no classes for: on Apple's systems they are
/// `ReferenceConvertible`.
public protocol _FormatterSubject {}

extension Date: _FormatterSubject {}
extension DateInterval: _FormatterSubject {}
extension Decimal: _FormatterSubject {}
extension Data: _FormatterSubject {}
extension Locale: _FormatterSubject {}
extension UUID: _FormatterSubject {}

extension Text {
  /// Shows a value as a formatter writes it; without an answer of the formatter, as it describes itself.
  @_disfavoredOverload
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: _FormatterSubject {
    self.init(stored: formatter.string(for: subject) ?? String(describing: subject))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value as a formatter writes it; without a formatter as it describes itself.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: _FormatterSubject {
    appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
  }
}
