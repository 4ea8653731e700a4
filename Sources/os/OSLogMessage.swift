/// Whether a value in a message may be read by others.
public struct OSLogPrivacy: Sendable, Hashable {
  let isHidden: Bool
  /// The value is written.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// `<private>` is written in place of the value, which is not even read.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// `<private>` is written in place of the value, as for `private`.
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// As the kind of value asks; here the value is written.
  public static let auto = OSLogPrivacy(isHidden: false)
}

/// A message, made from a string literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Gathers the pieces of an interpolated message. The compiler uses it; a program does not call it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// A value as it describes itself, or `<private>`.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.isHidden ? "<private>" : "\(value())"
    }
  }
}
