import Foundation
import LayoutEngine
import ViewGraph

@MainActor
package enum Scenarios {
  package static let all: [(name: String, run: @MainActor (Int) -> [Measurement])] = [
    ("layout", layout), ("state", state), ("grow", grow), ("root", root), ("deep", deep), ("memory", memory),
    ("graph", graph), ("fits", fits), ("grid", grid), ("card", card), ("frame", frame),
  ]

  /// 1: layout only, on a graph that is built.
  static func layout(_ n: Int) -> [Measurement] {
    let rows = RowData.rows(n / 10)
    var trees: [Tree] = []
    let result = measure(
      "layout-cold", n, runs: 9, counters: { trees[0].graph.counters },
      prepare: {
        trees = [Tree(Rows(rows: rows, handles: Handles()))]
      }
    ) { trees[0].root.layout(trees[0].proposal) }
    return [result]
  }

  /// 3: one row's state, from the write to the committed picture.
  static func state(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Rows(rows: RowData.rows(n), handles: handles))
    let creation = measure("state-create", n, runs: 1, tree: tree) { _ = tree.frame() }
    var value = 0
    let middle = n / 2 / 1000 * 1000
    var result = measure("state", n, runs: 201, tree: tree) {
      value += 1
      handles.rows[middle]?(value)
      tree.update()
    }
    let fresh = Tree(Rows(rows: RowData.rows(n), handles: Handles()))
    result.isEqual = tree.digest() == fresh.digest()
    return [creation, result]
  }

  /// 4: one leaf grows in an eager column; all below move.
  static func grow(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Column(n: n, handles: handles))
    _ = tree.frame()
    var height = 20
    let layout = measure("grow-layout", n, runs: 51, tree: tree, prepare: { _ = tree.root.picture() }) {
      height += 1
      handles.rows[10]?(height)
      tree.graph.update()
    }
    var picture = measure("grow-picture", n, runs: 51, tree: tree) {
      height += 1
      handles.rows[10]?(height)
      tree.update()
    }
    handles.rows[10]?(20)
    picture.isEqual = tree.digest() == Tree(Column(n: n, handles: Handles())).digest()
    return [layout, picture]
  }

  /// 5: the root's state, with rows whose inputs are equal.
  static func root(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Rows(rows: RowData.rows(n), handles: handles))
    _ = tree.frame()
    var value = 0
    var result = measure("root", n, runs: 21, tree: tree) {
      value += 1
      handles.root?(value)
      tree.update()
    }
    handles.root?(0)
    result.isEqual = tree.digest() == Tree(Rows(rows: RowData.rows(n), handles: Handles())).digest()
    return [result]
  }

  /// 7: stacks nested deep, alternating and along one axis.
  static func deep(_ depth: Int) -> [Measurement] {
    [false, true].flatMap { alternating -> [Measurement] in
      [
        ("fixed", AnyView(Box(width: 2, height: 2))), ("text", AnyView(Line(text: "abc"))),
        ("flexible", AnyView(Flexible())),
      ]
      .flatMap { leaf -> [Measurement] in
        let handles = Handles()
        var tree: Tree?
        let name = "deep-\(alternating ? "alternating" : "chain")-\(leaf.0)"
        var cold = measure(
          name, depth, runs: 9, counters: { tree?.graph.counters ?? Counters() },
          prepare: {
            tree = Tree(
              DeepRoot(depth: depth, alternating: alternating, leaf: leaf.1, handles: handles), height: 400)
          }
        ) { tree?.root.layout(tree?.proposal ?? .zero) }
        guard let tree else { return [cold] }
        cold.notes["measures_per_node"] =
          Double(cold.counters.measures) / Double(max(cold.counters.nodes, 1))
        var side = 0
        _ = tree.frame()
        let change = measure(name + "-change", depth, runs: 15, tree: tree) {
          side += 1
          handles.root?(side)
          tree.update()
        }
        return [cold, change]
      }
    }
  }

  /// 13: bytes for a row of ten nodes.
  static func memory(_ n: Int) -> [Measurement] {
    let before = residentBytes()
    let tree = Tree(Rows(rows: RowData.rows(n), handles: Handles()))
    tree.root.layout(tree.proposal)
    let laidOut = residentBytes()
    _ = tree.root.picture()
    var result = Measurement(name: "memory", n: n)
    result.counters = tree.graph.counters
    result.notes["bytes_per_row_layout"] = Double(laidOut - before) / Double(n)
    result.notes["bytes_per_row"] = Double(residentBytes() - before) / Double(n)
    return [result]
  }
}

struct DeepRoot: View {
  let depth: Int
  let alternating: Bool
  let leaf: AnyView
  let handles: Handles
  @State private var side = 1

  var body: some View {
    let binding = $side
    let _ = handles.root = { binding.wrappedValue = $0 }
    Level(depth: depth, alternating: alternating, leaf: leaf, side: side)
  }
}

struct Level: View {
  let depth: Int
  let alternating: Bool
  let leaf: AnyView
  let side: Int

  var body: some View {
    if depth == 0 {
      leaf.inset(Double(side % 3))
    } else if alternating && depth % 2 == 0 {
      HStack(spacing: 0) {
        AnyView(Level(depth: depth - 1, alternating: alternating, leaf: leaf, side: side))
        Box(width: 2, height: 2)
      }
      .inset(1)
    } else {
      VStack(spacing: 0) {
        AnyView(Level(depth: depth - 1, alternating: alternating, leaf: leaf, side: side))
        Box(width: 2, height: 2)
      }
      .inset(1)
    }
  }
}
