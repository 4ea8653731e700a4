import Foundation
import Geometry

/// A length of time in units from large to small.
package struct TimeLength {
  package enum Unit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    /// What Foundation calls the unit, and its seconds on an average.
    private var terms: (component: Calendar.Component, flag: NSCalendar.Unit, seconds: Double) {
      switch self {
      case .year: (.year, .year, 31_556_952)
      case .month: (.month, .month, 2_629_746)
      case .week: (.weekOfMonth, .weekOfMonth, 604_800)
      case .day: (.day, .day, 86_400)
      case .hour: (.hour, .hour, 3_600)
      case .minute: (.minute, .minute, 60)
      case .second: (.second, .second, 1)
      }
    }

    package var component: Calendar.Component { terms.component }

    /// Seconds, on an average.
    fileprivate var seconds: Double { terms.seconds }

    /// How many of the unit one of a larger is; nil where that depends on the date.
    fileprivate func count(in larger: Unit) -> Int? {
      larger == .year && self == .month ? 12 : larger.isFixed && isFixed ? Int(larger.seconds / seconds) : nil
    }

    private var isFixed: Bool { self != .year && self != .month }

    /// The units of a set, from large to small.
    static func allowed(_ units: NSCalendar.Unit) -> [Unit] {
      let wanted = allCases.filter { units.contains($0.terms.flag) }
      return wanted.isEmpty ? allCases.filter { $0 != .week } : wanted
    }
  }

  /// From large to small, none negative.
  package private(set) var parts: [(unit: Unit, count: Int)]
  package var isNegative: Bool
  /// What is left, as a share of the smallest unit.
  package var fraction: Double

  package init(from start: Date, to end: Date, units: [Unit], _ calendar: Calendar) {
    isNegative = end < start
    let (first, last) = isNegative ? (end, start) : (start, end)
    let components = calendar.dateComponents(Set(units.map(\.component)), from: first, to: last)
    parts = units.map { unit in
      let count = components.value(for: unit.component) ?? 0
      return (unit, count == NSDateComponentUndefined ? 0 : max(count, 0))
    }
    fraction = 0
    let whole = calendar.date(byAdding: components, to: first) ?? last
    if let smallest = units.last {
      fraction = (last.timeIntervalSince(whole) / smallest.seconds).clamped(to: 0...1)
    }
  }

  /// The largest units from the first of which there is any, at most so many; what is less is left out.
  package func leading(_ most: Int) -> TimeLength {
    var length = self
    let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
    length.parts = Array(parts[max(first, 0)...].prefix(max(most, 1)))
    return length
  }

  /// The length without its sign.
  package var magnitude: TimeLength {
    var length = self
    length.isNegative = false
    return length
  }

  /// All units in seconds, on an average.
  package var seconds: Double { parts.reduce(0) { $0 + Double($1.count) * $1.unit.seconds } }

  /// Tells one of the largest unit in the next.
  mutating func collapse() {
    guard let index = parts.firstIndex(where: { $0.count > 0 }), index + 1 < parts.count,
      parts[index].count == 1, let count = parts[index + 1].unit.count(in: parts[index].unit)
    else { return }
    parts[index + 1].count += count
    parts.removeFirst(index + 1)
  }

  /// Leaves out units of which there is none. One always stays.
  package mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior, isPositional: Bool) {
    var behavior = behavior
    if behavior.contains(.pad) { return }
    if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
    let smallest = parts.last
    let first = parts.firstIndex { $0.count > 0 } ?? parts.count
    let last = parts.lastIndex { $0.count > 0 } ?? -1
    parts = parts.enumerated().filter { index, part in
      if part.count > 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
    if parts.isEmpty, let smallest { parts = [smallest] }
  }

  /// Keeps the largest units, and what is left as a share of the smallest of them.
  mutating func keep(_ most: Int) {
    guard parts.count > most, let unit = parts[..<most].last?.unit, let smallest = parts.last?.unit else {
      return
    }
    let rest = parts[most...].reduce(fraction * smallest.seconds) { $0 + Double($1.count) * $1.unit.seconds }
    fraction = min(rest / unit.seconds, 1)
    parts.removeLast(parts.count - most)
  }
}
