import Foundation

/// Writes lengths of time: "1:05:30", "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "1:05:30".
    case positional
    /// "1h 5m 30s".
    case abbreviated
    /// "1 hr, 5 min, 30 sec".
    case short
    /// "1 hour, 5 minutes, 30 seconds".
    case full
    /// "one hour, five minutes, thirty seconds".
    case spellOut
    /// "1hr 5min 30sec".
    case brief
  }

  /// What is written for units of which there is none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the positional style leading units are left out, in the others all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units before the first that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units that are zero between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units after the last that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All units that are zero are left out; one of them stays where there is no other.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written; in the positional style minutes and seconds have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written, positional to begin with.
  public var unitsStyle = UnitsStyle.positional
  /// Years to seconds; others do not count. None stands for years, months, days, hours, minutes and seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// What is written for units of which there is none.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Nil for the current one. Its locale is that of the words.
  public var calendar: Calendar? = .current
  /// The date from which months and years are counted; nil for the start of 2001.
  public var referenceDate: Date?
  /// Whether the smallest unit may have a fraction: "1.5 hours".
  public var allowsFractionalUnits = false
  /// How many units are written at most, the largest; 0 for all.
  public var maximumUnitCount = 0
  /// Whether a single one of the largest unit is written in the next: "75m" for "1h 15m".
  public var collapsesLargestUnit = false
  /// Whether the text calls the length approximate: "About 5 minutes". Has an effect in English only.
  public var includesApproximationPhrase = false
  /// Whether the text calls the length what remains: "5 minutes remaining". Has an effect in English only.
  public var includesTimeRemainingPhrase = false
  /// Where the text stands: at the beginning of a sentence, and by itself, it begins with a capital letter.
  public var formattingContext = Formatter.Context.unknown

  /// A formatter of the positional style in the current calendar.
  override public init() { super.init() }

  /// Coding keeps no settings: the formatter is as one newly made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A length of time in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// A length of time given by its components: 90 minutes are an hour and a half. Nil where the calendar cannot
  /// add them up.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// A length of time in seconds. Nil for one that is not finite or longer than a million years.
  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, abs(timeInterval) < Self.limit else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + timeInterval)
  }

  /// The time between two dates; with a minus sign where the second is the earlier.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    guard abs(endDate.timeIntervalSince(startDate)) < Self.limit else { return nil }
    let length = TimeLength(
      from: startDate, to: endDate, units: TimeLength.Unit.allowed(allowedUnits), usedCalendar)
    return string(length)
  }

  /// A length of time: seconds as a number, or date components; nil for anything else.
  override open func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private static let limit = 3.2e13
  private var usedCalendar: Calendar { calendar ?? .current }
  private var locale: Locale {
    guard let locale = calendar?.locale, !locale.identifier.isEmpty else { return ProcessLocale.current }
    return ProcessLocale.resolving(locale)
  }

  private func string(_ length: TimeLength) -> String {
    var length = length
    if collapsesLargestUnit { length.collapse() }
    length.drop(zeroFormattingBehavior, isPositional: unitsStyle == .positional)
    if maximumUnitCount > 0 { length.keep(maximumUnitCount) }
    if !allowsFractionalUnits { length.fraction = 0 }
    let words = TimeWords(unitsStyle, locale, pads: zeroFormattingBehavior.contains(.pad))
    return finished(words.string(length))
  }

  private func finished(_ text: String) -> String {
    var text = text
    if locale.language.languageCode == .english {
      if includesTimeRemainingPhrase { text += " remaining" }
      if includesApproximationPhrase { text = "About " + text }
    }
    let isFirst = formattingContext == .beginningOfSentence || formattingContext == .standalone
    return isFirst ? text.prefix(1).uppercased(with: locale) + text.dropFirst() : text
  }
}
