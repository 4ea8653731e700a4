import Foundation

/// Writes how far a moment is from another: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days next to the reference have names.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A name where there is one: "yesterday".
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether days next to the reference have names; numbers to begin with.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written, in full to begin with.
  public var unitsStyle = UnitsStyle.full
  /// The calendar by which days, months and years count; nil for the current one.
  public var calendar: Calendar!
  /// The language; nil for the current one.
  public var locale: Locale!

  /// A formatter in the current locale and calendar.
  override public init() { super.init() }

  /// Coding keeps no settings: the formatter is as one newly made.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var presentation: Date.RelativeFormatStyle.Presentation {
    dateTimeStyle == .named ? .named : .numeric
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  /// How far the date is from the reference.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: style, locale: locale ?? ProcessLocale.current,
      calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// How far the moment `timeInterval` seconds from now is; negative intervals are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far the moment is that the components give when they are added to the present. Units out of the
  /// calendar's range count as none.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now)
    return localizedString(for: date ?? now, relativeTo: now)
  }

  /// How far a date is from now; nil for what is no date.
  override open func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
