import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

extension Scenarios {
  /// 14: an environment value with a reader in each of n rows; then one that a single row reads.
  static func graph(_ n: Int) -> [Measurement] {
    [("environment-fan-out", true), ("environment-one-reader", false)].map { name, everyRow in
      let handles = Handles()
      let tree = Tree(FanOut(n: n, everyRow: everyRow, handles: handles))
      _ = tree.frame()
      var value = 0
      var result = measure(name, n, runs: 15, tree: tree) {
        value += 1
        handles.root?(value)
        tree.graph.update()
      }
      result.notes["ns_per_reader"] = result.median * 1e9 / Double(everyRow ? n : 1)
      handles.root?(1000)
      tree.update()
      handles.root?(0)
      let fresh = Tree(FanOut(n: n, everyRow: everyRow, handles: Handles()))
      result.isEqual = tree.digest() == fresh.digest()
      return result
    }
  }

  /// 14: a preference that travels up through n views.
  static func preference(_ depth: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Chain(depth: depth, handles: handles))
    _ = tree.frame()
    var value = 0
    var result = measure("preference-chain", depth, runs: 15, tree: tree) {
      value += 1
      handles.rows[0]?(value)
      tree.graph.update()
    }
    result.notes["ns_per_level"] = result.median * 1e9 / Double(max(depth, 1))
    result.isEqual = handles.heard == value + depth
    return [result]
  }

  /// 9: `ViewThatFits` in `ViewThatFits`, three candidates each; then with a `GeometryReader` innermost.
  static func fits(_ depth: Int) -> [Measurement] {
    fits("fits-cold", depth, readsGeometry: false) + fits("fits-geometry-cold", depth, readsGeometry: true)
  }

  private static func fits(_ name: String, _ depth: Int, readsGeometry: Bool) -> [Measurement] {
    func make() -> Tree {
      Tree(Candidates(depth: depth, readsGeometry: readsGeometry), width: 300, height: 300)
    }
    var tree: Tree?
    var cold = measure(
      name, depth, runs: 9, counters: { tree?.graph.counters ?? Counters() }, prepare: { tree = make() }
    ) {
      tree?.root.layout(tree?.proposal ?? .zero)
    }
    cold.isEqual = tree?.isSettled(like: make()) ?? false
    return [cold]
  }

  /// 8: a grid of n × n cells; then one cell changes.
  static func grid(_ side: Int) -> [Measurement] {
    let handles = Handles()
    var tree: Tree?
    let cold = measure(
      "grid-cold", side, runs: 5, counters: { tree?.graph.counters ?? Counters() },
      prepare: { tree = Tree(Table(side: side, handles: handles), width: .nan) }
    ) {
      tree?.root.layout(tree?.proposal ?? .zero)
    }
    guard let tree else { return [cold] }
    _ = tree.frame()
    var height = 16
    var cell = measure("grid-cell", side, runs: 15, tree: tree) {
      height += 1
      handles.rows[10]?(height)
      tree.graph.update()
    }
    handles.rows[10]?(20)
    cell.isEqual = tree.digest() == Tree(Table(side: side, handles: Handles()), width: .nan).digest()
    return [cold, cell]
  }
}

private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct FanOut: View {
  let n: Int
  /// Or the first alone.
  let everyRow: Bool
  let handles: Handles
  @State private var value = 0

  var body: some View {
    let binding = $value
    let _ = handles.root = { binding.wrappedValue = $0 }
    Readers(n: n, everyRow: everyRow).environment(\.level, value)
  }

  struct Readers: View {
    let n: Int
    let everyRow: Bool

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<n) { if everyRow || $0 == 0 { Reader() } else { Box(width: 10, height: 1) } }
      }
    }
  }

  struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Box(width: 10, height: level < 1000 ? 1 : 2) }
  }
}

private struct LevelsKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Each level adds one to what the innermost says.
private struct Chain: View {
  let depth: Int
  let handles: Handles

  var body: some View {
    let handles = handles
    Link(depth: depth, handles: handles).onPreferenceChange(LevelsKey.self) { value in
      MainActor.assumeIsolated { handles.heard = value }
    }
  }

  struct Link: View {
    let depth: Int
    let handles: Handles

    var body: some View {
      if depth == 0 {
        Innermost(handles: handles)
      } else {
        AnyView(Link(depth: depth - 1, handles: handles)).transformPreference(LevelsKey.self) { $0 += 1 }
      }
    }
  }

  struct Innermost: View {
    let handles: Handles
    @State private var value = 0

    var body: some View {
      let binding = $value
      let _ = handles.rows[0] = { binding.wrappedValue = $0 }
      Box(width: 10, height: 10).preference(key: LevelsKey.self, value: value)
    }
  }
}

private struct Candidates: View {
  let depth: Int
  let readsGeometry: Bool

  var body: some View {
    if depth == 0 {
      if readsGeometry {
        GeometryReader { Box(width: $0.size.width / 2, height: 10) }.frame(width: 10, height: 10)
      } else {
        Box(width: 10, height: 10)
      }
    } else {
      ViewThatFits(in: .horizontal) {
        Box(width: 1000, height: 10)
        Box(width: 800, height: 10)
        AnyView(Candidates(depth: depth - 1, readsGeometry: readsGeometry))
      }
    }
  }
}

private struct Table: View {
  let side: Int
  let handles: Handles

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      ForEach(0..<side) { row in
        GridRow { ForEach(0..<side) { column in Column.Cell(index: row * side + column, handles: handles) } }
      }
    }
  }
}
