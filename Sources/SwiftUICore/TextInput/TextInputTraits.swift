import ViewGraph

/// What a field's on-screen keyboard has keys for.
///
/// Source: UIKeyboardType in UIKit's documentation.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the present input method.
  case `default` = 0
  /// ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Messages with the signs for names and topics.
  case twitter = 9
  /// What is searched for in the web.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters of a text are made capital while it is typed.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Which letters of a text an on-screen keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType

  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// The behaviour that UIKit has a name for.
  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// What the return key of an on-screen keyboard says.
public struct SubmitLabel: Hashable, Sendable {
  private enum Kind: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }
  private let kind: Kind

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(kind: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(kind: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(kind: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(kind: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(kind: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(kind: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(kind: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

extension EnvironmentValues {
  /// Whether fields are asked to leave what is typed uncorrected. Nothing corrects it here.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// The same, with nil where nothing is set.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }

  private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
  /// Asks fields to leave what is typed uncorrected.
  ///
  /// - Note: No effect on Linux: no host corrects what is typed. The environment has the value.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Asks fields to leave what is typed uncorrected; nil for the system's choice.
  ///
  /// - Note: No effect on Linux: no host corrects what is typed. The environment has the value.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Sets the keyboard for fields.
  ///
  /// - Note: No effect on Linux: no host shows a keyboard of its own.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets which letters a keyboard makes capital.
  ///
  /// - Note: No effect on Linux: no host shows a keyboard of its own.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets which letters a keyboard makes capital.
  ///
  /// - Note: No effect on Linux: no host shows a keyboard of its own.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets what the return key of a keyboard says.
  ///
  /// - Note: No effect on Linux: no host shows a keyboard of its own.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
