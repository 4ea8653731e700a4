import DisplayList
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
  fileprivate let type: UITextAutocapitalizationType

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
  fileprivate enum Kind: Hashable { case done, go, send, join, route, search, `return`, next, `continue` }
  fileprivate let kind: Kind

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
  /// Whether fields are asked to leave what is typed uncorrected. Here browsers are what may correct it.
  public var autocorrectionDisabled: Bool {
    get { textInputHints.isUncorrected }
    set { textInputHints.isUncorrected = newValue }
  }

  /// The same, with nil where nothing is set.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled ? true : nil }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// What fields say of their text to the host.
  package var textInputHints: TextInputHints {
    get { self[TextInputHintsKey.self] }
    set { self[TextInputHintsKey.self] = newValue }
  }

  private struct TextInputHintsKey: EnvironmentKey { static var defaultValue: TextInputHints { .init() } }
}

extension View {
  /// Asks fields to leave what is typed uncorrected: a browser neither corrects nor marks it. No other host corrects
  /// anything.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Asks fields to leave what is typed uncorrected; nil for the system's choice.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrectionDisabled, disable ?? false)
  }

  /// Sets which keys an on-screen keyboard has for fields: a browser on a phone or tablet goes by it (`inputmode`). It
  /// keeps nothing else from being typed.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.textInputHints) { $0.keyboard = type.hint }
  }

  /// Sets which letters an on-screen keyboard makes capital (`autocapitalize` of a browser); nil leaves it to the keyboard.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.textInputHints) { $0.capitals = autocapitalization?.type.hint }
  }

  /// Sets which letters an on-screen keyboard makes capital.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInputHints) { $0.capitals = style.hint }
  }

  /// Sets what the return key of an on-screen keyboard says (`enterkeyhint` of a browser). What the key does is up to
  /// `onSubmit(of:_:)`. Join, route, return and continue are words that browsers have no keys for: the first two show as
  /// go, the others as return and next.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputHints) { $0.submit = submitLabel.hint }
  }
}

extension UIKeyboardType {
  fileprivate nonisolated var hint: TextInputHints.Keyboard? {
    switch self {
    case .default: nil
    case .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: .text
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .numeric
    case .phonePad: .telephone
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .webSearch: .search
    }
  }
}

extension UITextAutocapitalizationType {
  fileprivate nonisolated var hint: TextInputHints.Capitals {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

extension SubmitLabel {
  fileprivate nonisolated var hint: TextInputHints.Submit {
    switch kind {
    case .done: .done
    case .go, .join, .route: .go
    case .send: .send
    case .search: .search
    case .return: .enter
    case .next, .continue: .next
    }
  }
}
