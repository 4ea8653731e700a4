import Foundation
import Testing

@testable import BenchmarkCheck

/// What the benchmarks' check finds, on samples made up.
struct VerdictTests {
  private let thresholds = Thresholds(
    tolerance: 0.02, host: "here", runs: [],
    limits: [.init(measurement: "state/10", counter: "bodies", most: 1)],
    growth: [
      .init(measurement: "state", counter: "instructions", from: 10, to: 100, ratio: 1.02),
      .init(measurement: "layout", counter: "instructions", from: 10, to: 100, slope: 1.05),
    ],
    counts: [
      "state/10": ["instructions": 50_000, "bodies": 1], "state/100": ["instructions": 50_000, "bodies": 1],
      "layout/10": ["instructions": 1e6], "layout/100": ["instructions": 1e7],
    ])

  private func verdict(
    host: String = "here", isEqual: Bool = true, _ changes: [String: [String: Double]] = [:]
  ) -> Verdict {
    let samples = thresholds.counts.merging(changes) { $0.merging($1) { $1 } }
      .map { Sample(key: $0.key, counts: $0.value, isEqual: isEqual) }
    return Verdict(samples, thresholds, host: host)
  }

  @Test("Counts as they were pass")
  func same() {
    #expect(verdict() == Verdict([], Thresholds.empty, host: ""))
  }

  @Test("More than the tolerance fails, less is told of, both within it are not")
  func tolerance() {
    #expect(verdict(["layout/10": ["instructions": 1.03e6]]).failures.count == 1)
    #expect(verdict(["layout/10": ["instructions": 1.01e6]]).failures.isEmpty)
    #expect(verdict(["layout/10": ["instructions": 0.99e6]]).improvements.isEmpty)
    // Less at the small size alone is also growth.
    let better = verdict(["layout/10": ["instructions": 0.97e6], "layout/100": ["instructions": 0.97e7]])
    #expect(better.improvements.count == 2)
    #expect(better.failures.isEmpty)
  }

  @Test("Limits and growth fail whatever was kept, and on every machine")
  func limits() {
    for host in ["here", "there"] {
      #expect(verdict(host: host, ["state/10": ["bodies": 2]]).failures.contains { $0.contains("at most 1") })
      #expect(
        verdict(host: host, ["state/100": ["instructions": 52_000]]).failures.contains {
          $0.contains("from 10")
        })
      #expect(
        verdict(host: host, ["layout/100": ["instructions": 2e7]]).failures.contains {
          $0.contains("power 1.30")
        })
    }
  }

  @Test("Instructions of another machine are not compared, bodies are")
  func otherHost() {
    let slower = ["layout/10": ["instructions": 2e6], "layout/100": ["instructions": 2e7]]
    #expect(verdict(host: "there", slower).failures.isEmpty)
    #expect(!verdict(slower).failures.isEmpty)
    #expect(!verdict(host: "there", ["state/100": ["bodies": 3]]).failures.isEmpty)
  }

  @Test("A result that is not the one from scratch fails; so does a threshold for nothing")
  func wrongResults() {
    #expect(verdict(isEqual: false).failures.count == thresholds.counts.count)
    #expect(Verdict([], thresholds, host: "here").failures.count == 4 + 1 + 2)
    let unknown = Verdict([Sample(key: "new/1", counts: ["bodies": 1])], Thresholds.empty, host: "")
    #expect(unknown.unmatched.count == 1 && unknown.failures.isEmpty)
  }

  @Test("A line of the benchmark program is read, other output is not")
  func lines() throws {
    let line =
      #"{"name": "state", "n": 10, "median_us": 1.5, "bodies": 1, "allocations": 4, "equal": false, "bytes": 7.5}"#
    let sample = try #require(Sample(line: line))
    #expect(sample.key == "state/10")
    #expect(sample.counts == ["bodies": 1, "allocations": 4, "bytes": 7.5])
    #expect(!sample.isEqual)
    for other in ["", "usage: bench", "{}", #"{"name": 1, "n": 10, "equal": true}"#] {
      #expect(Sample(line: other) == nil)
    }
  }

  @Test("Renewing keeps the counts that are taken, and forgets those of another machine")
  func renewal() {
    var renewed = thresholds
    renewed.renew([Sample(key: "layout/10", counts: ["instructions": 5, "bodies": 0])], host: "here")
    #expect(renewed.counts["layout/10"] == ["instructions": 5])
    #expect(renewed.counts["state/10"] == thresholds.counts["state/10"])
    renewed.renew([Sample(key: "layout/10", counts: ["instructions": 6])], host: "there")
    #expect(renewed.counts == ["layout/10": ["instructions": 6]])
    #expect(renewed.host == "there")
  }

  @Test("The thresholds that are kept can be read, and name scenarios that there are")
  func kept() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Benchmarks/thresholds.json")
    let kept = try Thresholds.read(file.standardized)
    #expect(!kept.runs.isEmpty && !kept.counts.isEmpty)
    for limit in kept.limits { #expect(kept.counts[limit.measurement] != nil, "\(limit.measurement)") }
    for growth in kept.growth {
      for size in [growth.from, growth.to] {
        #expect(kept.counts["\(growth.measurement)/\(size)"] != nil, "\(growth.measurement)/\(size)")
      }
    }
  }
}

extension Thresholds {
  fileprivate static let empty = Thresholds(
    tolerance: 0, host: "", runs: [], limits: [], growth: [], counts: [:])
}
