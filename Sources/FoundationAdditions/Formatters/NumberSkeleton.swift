import Foundation

/// What a number style of Foundation's says of digits, as one of ICU's number skeletons.
///
/// The style's parts are not public: they are read from the form in which styles are archived.
enum NumberSkeleton {
  /// The skeleton of a style; empty for one that says nothing.
  static func of(_ style: FloatingPointFormatStyle<Double>) -> String {
    guard let data = try? JSONEncoder().encode(style),
      let archive = try? JSONDecoder().decode(Archive.self, from: data)
    else { return "" }
    return archive.collection.skeleton
  }

  private struct Archive: Decodable { let collection: Collection }

  private struct Choice: Decodable { let option: Int }

  private struct Collection: Decodable {
    let precision: Precision?
    let group: Choice?
    let notation: Choice?
    let rounding: Int?
    let signDisplayStrategy: Sign?
    let scale: Double?
    let decimalSeparatorStrategy: Choice?
    let roundingIncrement: Increment?

    var skeleton: String {
      var parts = precision.map { $0.option.stems } ?? []
      // An increment says the number of digits itself.
      if let increment = roundingIncrement?.stem {
        parts.removeAll { $0.hasPrefix(".") || $0.hasPrefix("@") || $0 == "precision-integer" }
        parts.append(increment)
      }
      if let scale, scale.isFinite { parts.append("scale/" + NumberSkeleton.plain(scale)) }
      if decimalSeparatorStrategy?.option == 1 { parts.append("decimal-always") }
      if group?.option == 1 { parts.append("group-off") }
      if let notation, let stem = ["", "scientific", "compact-short"][safe: notation.option] {
        parts.append(stem)
      }
      let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
      if let rounding, let mode = modes[safe: rounding] { parts.append("rounding-mode-" + mode) }
      if let stem = signDisplayStrategy?.stem { parts.append(stem) }
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Which numbers have a sign: 0 for those that have.
  private struct Sign: Decodable {
    let positive: Int
    let zero: Int
    let negative: Int

    var stem: String? {
      if negative == 1 { return "sign-never" }
      if positive == 1 { return nil }
      return zero == 0 ? "sign-always" : "sign-except-zero"
    }
  }

  /// What numbers are rounded to a multiple of.
  private struct Increment: Decodable {
    let floatingPoint: Double?
    let integer: Int?

    var stem: String? {
      let value = floatingPoint ?? integer.map(Double.init) ?? 0
      guard value.isFinite, value > 0 else { return nil }
      return "precision-increment/" + NumberSkeleton.plain(value)
    }
  }

  /// A number in digits, without an exponent.
  private static func plain(_ value: Double) -> String { Decimal(value).description }

  private struct Precision: Decodable { let option: Digits }

  private struct Digits: Decodable {
    let minSignificantDigits: Int?
    let maxSignificantDigits: Int?
    let minFractionalLength: Int?
    let maxFractionalLength: Int?
    let minIntegerLength: Int?
    let maxIntegerLength: Int?

    var stems: [String] {
      func count(_ value: Int?, _ standard: Int) -> Int { min(max(value ?? standard, 0), 40) }
      func digits(_ sure: String, _ least: Int, _ most: Int) -> String {
        String(repeating: sure, count: least) + String(repeating: "#", count: max(most - least, 0))
      }
      var stems: [String] = []
      if minSignificantDigits != nil || maxSignificantDigits != nil {
        let least = max(count(minSignificantDigits, 1), 1)
        stems.append(digits("@", least, count(maxSignificantDigits, 40)))
      }
      if minFractionalLength != nil || maxFractionalLength != nil {
        let fraction = digits("0", count(minFractionalLength, 0), count(maxFractionalLength, 40))
        stems.append(fraction.isEmpty ? "precision-integer" : "." + fraction)
      }
      if minIntegerLength != nil || maxIntegerLength != nil {
        let least = count(minIntegerLength, 1)
        // Without a plus sign digits beyond the most are cut off.
        let most = maxIntegerLength.map { count($0, 0) }
        let optional = most.map { String(repeating: "#", count: max($0 - least, 0)) } ?? "+"
        let width = optional + digits("0", most.map { min(least, $0) } ?? least, 0)
        if !width.isEmpty { stems.append("integer-width/" + width) }
      }
      return stems
    }
  }
}

extension Array {
  /// An element; nil where the index is none of the array's.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
