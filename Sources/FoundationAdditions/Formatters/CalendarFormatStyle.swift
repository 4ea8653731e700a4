import Foundation

/// A form of dates that counts by a calendar, which texts take from their environment.
package protocol CalendarFormatStyle {
  var calendar: Calendar { get }
  func calendar(_ calendar: Calendar) -> Self
}
