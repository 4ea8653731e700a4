/// The modifier keys that are down while something else happens.
public struct EventModifiers: OptionSet, Sendable, Hashable {
  /// The keys, a bit each.
  public let rawValue: Int
  /// A set of keys by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The caps lock is on.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// A shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// A control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// An option key; on other keyboards alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// A command key; on other keyboards the super or Windows key. Shortcuts of programs take control for it as well.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is one of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The function key.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All of these.
  public static let all = EventModifiers(rawValue: 0b111_1111)
}
