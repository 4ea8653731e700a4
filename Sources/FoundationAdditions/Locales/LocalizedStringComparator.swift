import Foundation

extension String {
  /// Compares strings as people of the current locale put them in order.
  ///
  /// Foundation on Linux has `String.StandardComparator.lexical` alone; there, the standard comparators of the current locale are
  /// values of this type: `.localizedStandard` and `.localized`. A property or parameter of type `String.StandardComparator` does
  /// not take them.
  public struct LocalizedComparator: SortComparator, Hashable, Codable, Sendable {
    enum Rule: String, Codable, Sendable { case standard, plain }

    let rule: Rule
    /// Whether the first string in the locale's order comes first, or last.
    public var order: SortOrder = .forward

    /// The order of two strings, by the rule and then by `order`.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let result = rule == .standard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
      guard order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue) ?? result
    }
  }
}

extension String.StandardComparator {
  /// Compares as lists of files do: by the rules of the current locale, capitals beside small letters, and numbers by their value.
  public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
  /// Compares by the rules of the current locale.
  public static var localized: String.LocalizedComparator { .localized }
}

extension SortComparator where Self == String.LocalizedComparator {
  /// Compares as lists of files do: by the rules of the current locale, capitals beside small letters, and numbers by their value.
  public static var localizedStandard: String.LocalizedComparator { .init(rule: .standard) }
  /// Compares by the rules of the current locale.
  public static var localized: String.LocalizedComparator { .init(rule: .plain) }
}
