import Foundation

/// The direction in which content is laid out: which side is leading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
