/// What a field says of its text to a host with keyboards of its own, or with names and addresses to offer.
///
/// A host takes from it what it knows; nothing of it changes what can be typed.
public struct TextInputHints: Sendable, Hashable {
  /// What an on-screen keyboard has keys for.
  public enum Keyboard: String, Sendable {
    /// Letters, as the user has them.
    case text
    /// Digits; digits and a decimal point; telephone numbers.
    case numeric, decimal, telephone
    /// Addresses of mail; addresses of the web; what is searched for.
    case email, url, search
  }

  /// What the return key of an on-screen keyboard says.
  public enum Submit: String, Sendable {
    /// The words that keyboards have keys for.
    case done, go, next, search, send, enter
  }

  /// Which letters a keyboard makes capital.
  public enum Capitals: String, Sendable {
    /// None; the first of each word; the first of each sentence; all.
    case none, words, sentences, characters
  }

  /// Nil where nothing is said.
  public var keyboard: Keyboard?
  /// What the field is for, by the name that content types have; nil where nothing is said.
  public var content: String?
  /// Nil where nothing is said.
  public var submit: Submit?
  /// Nil where nothing is said.
  public var capitals: Capitals?
  /// Whether what is typed stays uncorrected.
  public var isUncorrected = false

  /// Nothing is said.
  public init() {}
}
