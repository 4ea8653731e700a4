import Foundation

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct DefaultFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct TextLookKey: EnvironmentKey { static var defaultValue: TextLook { TextLook() } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct ReservedLineCountKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

extension EnvironmentValues {
  /// The font of texts that set none themselves; nil for the place's default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The font where none is set: 13 points in a desktop's window, body in a picture and on a phone. Hosts
  /// set it; nil for that of the profile.
  package var defaultFont: Font? {
    get { self[DefaultFontKey.self] }
    set { self[DefaultFontKey.self] = newValue }
  }

  /// Weight, slant, lines and distances of characters.
  var textLook: TextLook {
    get { self[TextLookKey.self] }
    set { self[TextLookKey.self] = newValue }
  }

  /// The most lines of a text; nil does not limit. Less than one counts as one.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// A text is at least as high as so many lines.
  var reservedLineCount: Int {
    get { self[ReservedLineCountKey.self] }
    set { self[ReservedLineCountKey.self] = newValue }
  }

  /// Points between the lines of a text. Negative and not finite values count as 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the lines of a text stand within its width.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// Which part of a line that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// To which share of its size a text may shrink so as to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// Whether characters may move together so that a line fits.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case that text is brought to; nil leaves it.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether the user prefers heavier text; nil where neither the host nor the program sets it.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
}
