import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Where the text of a field comes from and goes to.
struct FieldSource {
  /// The text of the program's value now, in the locale of the field's environment.
  let read: (Locale) -> String
  /// Each edit: nil where the value is only taken when editing ends.
  let edit: ((String) -> Void)?
  /// Takes the text when editing ends; the field then shows what the value reads as.
  let commit: (String, Locale) -> Void

  /// A text that follows each edit.
  init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    edit = { text.wrappedValue = $0 }
    commit = { _, _ in }
  }

  /// A value that is read from the text when editing ends; text that cannot be read leaves it as it was.
  init<F>(_ value: Binding<F.FormatInput>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { format.localizedByDefault(in: $0).format(value.wrappedValue) }
    edit = nil
    commit = { text, locale in
      let strategy = format.localizedByDefault(in: locale).parseStrategy
      if let parsed = try? strategy.parse(text) { value.wrappedValue = parsed }
    }
  }

  /// A value that may be missing: no text is none.
  init<F>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { value.wrappedValue.map(format.localizedByDefault(in: $0).format) ?? "" }
    edit = nil
    commit = { text, locale in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
      } else if let parsed = try? format.localizedByDefault(in: locale).parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  /// A value that a formatter reads and writes.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    edit = nil
    commit = { text, _ in if let parsed = formatter.value(text) as? V { value.wrappedValue = parsed } }
  }
}

extension Formatter {
  /// What a text stands for; nil where the formatter reads none.
  fileprivate func value(_ text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text).flatMap(formatter.inRange)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

extension NumberFormatter {
  /// The number, if it is none that the formatter leaves out. Foundation's own reading looks at neither bound here.
  fileprivate func inRange(_ number: NSNumber) -> NSNumber? {
    if let minimum, number.compare(minimum) == .orderedAscending { return nil }
    if let maximum, number.compare(maximum) == .orderedDescending { return nil }
    return number
  }
}
