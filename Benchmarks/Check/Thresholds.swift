import Foundation

/// What the benchmarks may cost: `Benchmarks/thresholds.json`.
///
/// `runs`, `limits` and `growth` are written by hand; `counts` and `host` by `bench --check --renew`.
public struct Thresholds: Codable, Sendable {
  /// A scenario that the check runs, and how often each of its operations.
  public struct Run: Codable, Sendable {
    public var scenario: String
    public var n: Int
    public var times: Int
  }

  /// A count that must not be exceeded, whatever it was before.
  public struct Limit: Codable, Sendable {
    /// As in `state/1000`.
    public var measurement: String
    public var counter: String
    public var most: Double
  }

  /// How a count may grow from one size to another.
  public struct Growth: Codable, Sendable {
    /// Without a size.
    public var measurement: String
    public var counter: String
    public var from: Int
    public var to: Int
    /// The larger size's count divided by the smaller's, at most.
    public var ratio: Double?
    /// The exponent of growth (1 for what grows as the size does), at most.
    public var slope: Double?
  }

  /// By how much a count may exceed the one kept here, as a share of it.
  public var tolerance: Double
  /// Where `counts` were taken. Elsewhere instructions and memory are not compared with them.
  public var host: String
  public var runs: [Run]
  public var limits: [Limit]
  public var growth: [Growth]
  /// By measurement and counter.
  public var counts: [String: [String: Double]]

  public static func read(_ file: URL) throws -> Thresholds {
    try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: file))
  }

  public func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
  }

  /// Takes what was counted as what may be counted. Counts that nobody took stay as they were.
  public mutating func renew(_ samples: [Sample], host: String) {
    if host != self.host { counts = [:] }
    self.host = host
    for sample in samples {
      counts[sample.key, default: [:]].merge(sample.counts.filter { $0.value != 0 }) { $1 }
    }
  }
}
