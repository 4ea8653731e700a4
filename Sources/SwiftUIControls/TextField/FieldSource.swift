import Foundation
import SwiftUICore
import TextViews
import ViewGraph

/// Where the text of a field comes from and goes to.
struct FieldSource {
  /// The text of the program's value now.
  let read: () -> String
  /// Each edit: nil where the value is only taken when editing ends.
  let edit: ((String) -> Void)?
  /// Takes the text when editing ends; the field then shows what the value reads as.
  let commit: (String) -> Void

  /// A text that follows each edit.
  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    edit = { text.wrappedValue = $0 }
    commit = { _ in }
  }

  /// A value that is read from the text when editing ends; text that cannot be read leaves it as it was.
  init<F>(_ value: Binding<F.FormatInput>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    edit = nil
    commit = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  /// A value that may be missing: no text is none.
  init<F>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    edit = nil
    commit = { text in
      if text.allSatisfy(\.isWhitespace) {
        value.wrappedValue = nil
      } else if let parsed = try? format.parseStrategy.parse(text) {
        value.wrappedValue = parsed
      }
    }
  }

  /// A value that a formatter reads and writes.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    edit = nil
    commit = { if let parsed = formatter.value($0) as? V { value.wrappedValue = parsed } }
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
