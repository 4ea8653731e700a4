import Foundation

/// What the thresholds say about samples.
public struct Verdict: Sendable, Equatable {
  /// What must not be, a sentence each.
  public private(set) var failures: [String] = []
  /// Counts that have become smaller by more than the tolerance: worth keeping.
  public private(set) var improvements: [String] = []
  /// Counts kept for nothing that was measured, and the other way round.
  public private(set) var unmatched: [String] = []

  /// Counts that depend on the compiler and the system's libraries.
  private static let hostCounters: Set<String> = [
    "instructions", "allocations", "heap_bytes_per_row", "heap_bytes_left", "bytes",
  ]
  /// Differences that are no news.
  private static let slack: [String: Double] = [
    "instructions": 500, "allocations": 2, "heap_bytes_left": 4_096,
  ]

  public init(_ samples: [Sample], _ thresholds: Thresholds, host: String) {
    let found = Dictionary(samples.map { ($0.key, $0) }) { $1 }
    for sample in samples where !sample.isEqual {
      failures.append("\(sample.key): the result is not the one from scratch")
    }
    for sample in samples { compare(sample, thresholds, isSameHost: host == thresholds.host) }
    for key in thresholds.counts.keys.sorted() where found[key] == nil {
      failures.append("\(key): a threshold is kept, and nothing was measured")
    }
    for limit in thresholds.limits {
      guard let count = found[limit.measurement].map({ $0.counts[limit.counter] ?? 0 }) else {
        failures.append("\(limit.measurement): a limit is kept, and nothing was measured")
        continue
      }
      if count > limit.most {
        failures.append(
          "\(limit.measurement): \(text(count)) \(limit.counter), at most \(text(limit.most)) are allowed")
      }
    }
    for growth in thresholds.growth { check(growth, found) }
  }

  private mutating func compare(_ sample: Sample, _ thresholds: Thresholds, isSameHost: Bool) {
    guard let kept = thresholds.counts[sample.key] else {
      unmatched.append("\(sample.key): no threshold is kept yet")
      return
    }
    for (counter, count) in sample.counts.sorted(by: { $0.key < $1.key }) {
      guard isSameHost || !Self.hostCounters.contains(counter) else { continue }
      let before = kept[counter] ?? 0
      let change = count - before
      guard abs(change) > before * thresholds.tolerance + (Self.slack[counter] ?? 0) else { continue }
      let line =
        "\(sample.key): \(text(count)) \(counter), \(text(before)) before (\(percent(count, before)))"
      if change > 0 { failures.append(line) } else { improvements.append(line) }
    }
  }

  private mutating func check(_ growth: Thresholds.Growth, _ found: [String: Sample]) {
    let name = "\(growth.measurement) from \(growth.from) to \(growth.to)"
    guard let small = found["\(growth.measurement)/\(growth.from)"],
      let large = found["\(growth.measurement)/\(growth.to)"]
    else {
      failures.append("\(name): growth is limited, and nothing was measured")
      return
    }
    // Without callgrind there are no instructions; every other counter is zero when it is missing.
    if growth.counter == "instructions", small.counts[growth.counter] == nil { return }
    let (before, after) = (small.counts[growth.counter] ?? 0, large.counts[growth.counter] ?? 0)
    if let most = growth.ratio, after > before * most {
      failures.append(
        "\(name): \(growth.counter) grow from \(text(before)) to \(text(after)), at most times \(most)")
    }
    if let most = growth.slope, growth.to > growth.from, growth.from > 0 {
      let slope = log(max(after, 1) / max(before, 1)) / log(Double(growth.to) / Double(growth.from))
      if slope > most {
        failures.append(
          "\(name): \(growth.counter) grow with the power \(text(slope)) of the size, at most \(most)")
      }
    }
  }
}

/// A count as it is read.
func text(_ count: Double) -> String {
  if count < 100, count != count.rounded() { return String(format: "%.2f", count) }
  var digits = Array(String(format: "%.0f", count))
  for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
  return String(digits)
}

func percent(_ count: Double, _ before: Double) -> String {
  before > 0 ? String(format: "%+.1f %%", (count / before - 1) * 100) : "new"
}
