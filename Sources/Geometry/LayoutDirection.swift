import Foundation

/// The direction in which content is laid out: which side is leading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The left side is leading, as in English.
  case leftToRight
  /// The right side is leading, as in Arabic and Hebrew.
  case rightToLeft
}
