import Foundation

/// What one measurement counted: the benchmark program's line, and instructions where callgrind counted them.
public struct Sample: Sendable, Equatable {
  /// Name and size, as in `state/1000`.
  public var key: String
  /// Counts by name. Times are none of them.
  public var counts: [String: Double]
  /// Whether the incremental result was the one from scratch.
  public var isEqual: Bool

  /// The counts that thresholds are kept of.
  public static let counters = [
    "instructions", "allocations", "bodies", "measures", "placements", "drawings", "heap_bytes_per_row",
    "heap_bytes_left", "bytes",
  ]

  public init(key: String, counts: [String: Double], isEqual: Bool = true) {
    self.key = key
    self.counts = counts
    self.isEqual = isEqual
  }

  /// nil for what is no line of a measurement.
  public init?(line: String) {
    guard let fields = try? JSONDecoder().decode([String: Field].self, from: Data(line.utf8)),
      case .text(let name)? = fields["name"], case .number(let n)? = fields["n"],
      case .flag(let isEqual)? = fields["equal"], let size = Int(exactly: n)
    else { return nil }
    key = "\(name)/\(size)"
    self.isEqual = isEqual
    counts = [:]
    for counter in Self.counters {
      if case .number(let value)? = fields[counter] { counts[counter] = value }
    }
  }

  private enum Field: Decodable {
    case text(String)
    case number(Double)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }
}
