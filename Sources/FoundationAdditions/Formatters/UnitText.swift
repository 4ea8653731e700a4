import Foundation
internal import _FoundationICU

/// Quantities in words, as Unicode's locale data have them: the number in its place, the unit in the form that
/// goes with it. The data are those that Foundation is shipped with.
enum UnitText {
  enum Width: String {
    case wide = "unit-width-full-name"
    case short = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  /// A quantity, or nil for a unit that Unicode does not know.
  ///
  /// - Parameters:
  ///   - unit: Unicode's name of the unit, such as `kilometer-per-hour`.
  ///   - number: What the number looks like, in ICU's number skeletons.
  static func string(
    _ value: Double, _ unit: String, _ width: Width, _ locale: Locale, number: String = ""
  ) -> String? {
    // A degree of no kind is no unit by itself.
    let stem = unit == "temperature-generic" ? "measure-unit" : "unit"
    return formatted(value, "\(stem)/\(unit) \(width.rawValue) \(number)", locale)
  }

  /// A number alone.
  static func number(_ value: Double, _ locale: Locale, number: String = "") -> String {
    formatted(value, number, locale) ?? "\(value)"
  }

  private static func formatted(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(clamping: skeleton.count), locale.identifier, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter else { return nil }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return string { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// Parts of one quantity in a row: "1 hour, 5 minutes".
  static func list(_ parts: [String], _ width: Width, _ locale: Locale) -> String {
    guard parts.count > 1 else { return parts.first ?? "" }
    let form: UListFormatterWidth =
      switch width {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(locale.identifier, ULISTFMT_TYPE_UNITS, form, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let formatter else {
      return parts.joined(separator: " ")
    }
    defer { swift_ulistfmt_close(formatter) }
    let texts = parts.map { Array($0.utf16) }
    let storage = texts.map { text in
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: max(text.count, 1))
      copy.initialize(from: text, count: text.count)
      return copy
    }
    defer { for copy in storage { copy.deallocate() } }
    let pointers = storage.map { Optional(UnsafePointer($0)) }
    let lengths = texts.map { Int32(clamping: $0.count) }
    let joined = string {
      swift_ulistfmt_format(formatter, pointers, lengths, Int32(clamping: pointers.count), $0, $1, $2)
    }
    return joined ?? parts.joined(separator: " ")
  }

  /// The text that a call of ICU's writes into a buffer; nil where it fails.
  private static func string(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: 2048)
    let length = text.withUnsafeMutableBufferPointer { write($0.baseAddress, Int32($0.count), &status) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length >= 0, length <= text.count else { return nil }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}
