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

/// The times of one operation, in seconds, and what the engine did.
package struct Measurement {
  package var name: String
  package var n: Int
  package var times: [Double] = []
  package var counters = Counters()
  package var notes: [String: Double] = [:]
  /// Whether the incremental result equals the one from scratch.
  package var isEqual = true

  package var line: String {
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    var fields = [
      "\"name\": \"\(name)\"", "\"n\": \(n)", "\"median_us\": \(format(median * 1e6))",
      "\"min_us\": \(format((sorted.first ?? 0) * 1e6))", "\"bodies\": \(counters.bodies)",
      "\"measures\": \(counters.measures)", "\"placements\": \(counters.placements)",
      "\"drawings\": \(counters.drawings)", "\"equal\": \(isEqual)",
    ]
    for (key, value) in notes.sorted(by: { $0.key < $1.key }) {
      fields.append("\"\(key)\": \(format(value))")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  private func format(_ value: Double) -> String { String(format: "%.3f", value) }
}

/// Runs an operation several times and keeps its times; the first run counts towards the counters.
@MainActor
func measure(
  _ name: String, _ n: Int, runs: Int = 15, tree: Tree? = nil, prepare: () -> Void = {},
  _ operation: () -> Void
) -> Measurement {
  var result = Measurement(name: name, n: n)
  for run in 0..<runs {
    prepare()
    let before = tree?.graph.counters ?? Counters()
    let clock = ContinuousClock()
    let time = clock.measure(operation)
    if run == 0 {
      let after = tree?.graph.counters ?? Counters()
      result.counters.bodies = after.bodies - before.bodies
      result.counters.measures = after.measures - before.measures
      result.counters.placements = after.placements - before.placements
      result.counters.drawings = after.drawings - before.drawings
    }
    let parts = time.components
    result.times.append(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
  }
  return result
}

/// The resident memory of this process in bytes.
func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * 4096
}
