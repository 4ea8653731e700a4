import Foundation

/// Writes several things in a row: "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  private var ownLocale: Locale?
  /// The language of the words between. Set to nil it is the current one, and never reads as nil.
  public var locale: Locale! {
    get { ownLocale ?? .autoupdatingCurrent }
    set { ownLocale = newValue }
  }
  /// What writes each thing; nil for strings as they are, and others as they describe themselves.
  public var itemFormatter: Formatter?

  /// A formatter in the current locale that writes strings as they are.
  override public init() { super.init() }

  /// Coding keeps no settings: the formatter is as one newly made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Strings in a row, in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(ProcessLocale.current))
  }

  /// Things in a row; nil where the formatter has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(item as? String ?? String(describing: item))
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(ProcessLocale.resolving(locale)))
  }

  /// An array in a row; nil for anything else.
  override open func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
