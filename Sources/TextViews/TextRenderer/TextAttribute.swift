import Foundation

/// A value that a program attaches to a part of a text, for its text renderer to find.
public protocol TextAttribute {}

extension Text {
  /// Attaches a value to the text. Of several values of one type that which is set inmost holds.
  ///
  /// The value changes neither the text's look nor its size: a `TextRenderer` finds it by its type in the runs of
  /// the layout.
  public nonisolated func customAttribute<T>(_ value: T) -> Text where T: TextAttribute {
    modified(.mark(TextMarks(value)))
  }
}

/// Where a part of a text leads.
struct TextLink: TextAttribute {
  let url: URL
}

/// The custom attributes of a part of a text, by their types.
final class TextMarks: Equatable, @unchecked Sendable {
  private let values: [ObjectIdentifier: any TextAttribute]

  private init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }

  convenience init<T: TextAttribute>(_ value: T) { self.init([ObjectIdentifier(T.self): value]) }

  func value<T: TextAttribute>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

  /// These and, before them, others.
  func merging(_ inner: TextMarks) -> TextMarks {
    TextMarks(values.merging(inner.values) { _, inner in inner })
  }

  static func == (a: TextMarks, b: TextMarks) -> Bool {
    guard a !== b else { return true }
    guard a.values.count == b.values.count else { return false }
    return a.values.allSatisfy { key, value in b.values[key].map { isSame(value, $0) } ?? false }
  }

  private static func isSame<T: TextAttribute>(_ a: T, _ b: any TextAttribute) -> Bool {
    guard let b = b as? T else { return false }
    return ValuePlan.areEqual(a, b)
  }
}
