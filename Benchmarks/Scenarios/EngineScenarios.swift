import Foundation
import Geometry
import LayoutEngine
import ViewGraph

extension Scenarios {
  /// 14: an environment value with many readers, and a preference through many levels.
  static func graph(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(FanOut(n: n, handles: handles))
    _ = tree.frame()
    var value = 0
    let fanOut = measure("environment-fan-out", n, runs: 15, tree: tree) {
      value += 1
      handles.root?(value)
      tree.graph.update()
    }
    return [fanOut]
  }

  /// 9: `ViewThatFits` in `ViewThatFits`, ten deep, three candidates each.
  static func fits(_ depth: Int) -> [Measurement] {
    var tree: Tree?
    let cold = measure(
      "fits-cold", depth, runs: 9, counters: { tree?.graph.counters ?? Counters() },
      prepare: { tree = Tree(Candidates(depth: depth), width: 300, height: 300) }
    ) {
      tree?.root.layout(tree?.proposal ?? .zero)
    }
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
    let cell = measure("grid-cell", side, runs: 15, tree: tree) {
      height += 1
      handles.rows[10]?(height)
      tree.graph.update()
    }
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
  let handles: Handles
  @State private var value = 0

  var body: some View {
    let binding = $value
    let _ = handles.root = { binding.wrappedValue = $0 }
    VStack(spacing: 0) { ForEach(0..<n) { _ in Reader() } }.environment(\.level, value)
  }

  struct Reader: View {
    @Environment(\.level) private var level
    var body: some View { Box(width: 10, height: Double(level % 2 + 1)) }
  }
}

private struct Candidates: View {
  let depth: Int
  var body: some View {
    if depth == 0 {
      Box(width: 10, height: 10)
    } else {
      ViewThatFits(in: .horizontal) {
        Box(width: 1000, height: 10)
        Box(width: 800, height: 10)
        AnyView(Candidates(depth: depth - 1))
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
