import DisplayList
import Foundation
import LayoutEngine
import ViewGraph

/// A tree without a host.
@MainActor
final class Tree {
  let graph = Graph()
  let root: RootNode
  let proposal: Proposal

  init<V: View>(_ view: V, width: Double = 400, height: Double = .nan) {
    proposal = Proposal(width: width, height: height)
    root = RootNode(view, graph: graph)
  }

  func frame() -> Placed {
    root.layout(proposal)
    return root.picture()
  }

  /// Brings up to date what has changed and gives the picture.
  @discardableResult
  func update() -> Placed {
    graph.update()
    return root.picture()
  }

  /// Whether laying out for another width and back again shows what a new tree does.
  func isSettled(like fresh: Tree) -> Bool {
    root.layout(Proposal(width: proposal.width.isNaN ? 150 : proposal.width / 2, height: proposal.height))
    _ = root.picture()
    return digest() == fresh.digest()
  }

  /// What the whole shows, for comparison with another tree.
  func digest() -> [String] {
    var lines: [String] = []
    describe(frame(), at: .zero, into: &lines)
    return lines
  }
}

private func describe(_ placed: Placed, at origin: CGPoint, into lines: inout [String]) {
  let x = origin.x + placed.origin.x
  let y = origin.y + placed.origin.y
  for item in placed.fragment.items {
    switch item {
    case .children(let tree):
      tree.forEach { describe($0, at: CGPoint(x: x, y: y), into: &lines) }
    case .group(_, let content): describe(content, at: CGPoint(x: x, y: y), into: &lines)
    default: lines.append("\(item.bounds.offsetBy(dx: x, dy: y))")
    }
  }
}

/// The times of one operation, in seconds, and what was counted.
package struct Measurement {
  package var name: String
  package var n: Int
  package var times: [Double] = []
  package var counters = Counters()
  /// How often the operation asked for memory: the median of all runs.
  package var allocations: UInt64 = 0
  package var notes: [String: Double] = [:]
  /// Whether the incremental result equals the one from scratch.
  package var isEqual = true

  /// Seconds.
  package var median: Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }

  package var line: String {
    var fields = [
      "\"name\": \"\(name)\"", "\"n\": \(n)", "\"median_us\": \(format(median * 1e6))",
      "\"min_us\": \(format((times.min() ?? 0) * 1e6))", "\"bodies\": \(counters.bodies)",
      "\"measures\": \(counters.measures)", "\"placements\": \(counters.placements)",
      "\"drawings\": \(counters.drawings)", "\"allocations\": \(allocations)", "\"equal\": \(isEqual)",
    ]
    for (key, value) in notes.sorted(by: { $0.key < $1.key }) {
      fields.append("\"\(key)\": \(format(value))")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private func format(_ value: Double) -> String { String(format: "%.3f", value) }
}

/// What the program that runs the scenarios counts for them. Nothing, unless it says so.
@MainActor
package enum Instruments {
  /// How often memory was asked for so far.
  package static var allocations: () -> UInt64 = { 0 }
  /// The bytes in use on the heap.
  package static var heapBytes: () -> UInt64 = { 0 }
  /// Called before and after each operation that is measured, with its name.
  package static var start: () -> Void = {}
  package static var stop: (String) -> Void = { _ in }
  /// Whether the same work is given to other libraries.
  package static var measuresPeers = true
  /// The most runs of one operation.
  package static var runs = Int.max
}

/// Runs an operation several times and keeps its times; the last run counts towards the counters.
@MainActor
func measure(
  _ name: String, _ n: Int, runs: Int = 15, counters: () -> Counters = { Counters() },
  prepare: () -> Void = {}, _ operation: () -> Void
) -> Measurement {
  var result = Measurement(name: name, n: n)
  var allocations: [UInt64] = []
  for _ in 0..<min(runs, Instruments.runs) {
    prepare()
    let before = counters()
    let clock = ContinuousClock()
    Instruments.start()
    let allocated = Instruments.allocations()
    let time = clock.measure(operation)
    allocations.append(Instruments.allocations() - allocated)
    Instruments.stop("\(name)/\(n)")
    let after = counters()
    result.counters.nodes = after.nodes
    result.counters.bodies = after.bodies - before.bodies
    result.counters.measures = after.measures - before.measures
    result.counters.placements = after.placements - before.placements
    result.counters.drawings = after.drawings - before.drawings
    result.counters.traits = after.traits - before.traits
    result.counters.compositions = after.compositions - before.compositions
    let parts = time.components
    result.times.append(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
  }
  result.allocations = allocations.isEmpty ? 0 : allocations.sorted()[allocations.count / 2]
  return result
}

/// Runs an operation on a tree.
@MainActor
func measure(
  _ name: String, _ n: Int, runs: Int = 15, tree: Tree, prepare: () -> Void = {}, _ operation: () -> Void
) -> Measurement {
  measure(name, n, runs: runs, counters: { tree.graph.counters }, prepare: prepare, operation)
}

/// The resident memory of this process in bytes.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4096
}
