import Foundation

/// Where the lines of a text stand within its width.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension Text {
  /// Which part of a line that does not fit is left out.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A case that text is brought to.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}
