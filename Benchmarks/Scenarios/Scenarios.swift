import Foundation
import LayoutEngine
import ViewGraph

@MainActor
package enum Scenarios {
  package static let all: [(name: String, run: @MainActor (Int) -> [Measurement])] = ordinary + hostile

  private static let ordinary: [(name: String, run: @MainActor (Int) -> [Measurement])] = [
    ("layout", layout), ("create", create), ("state", state), ("traits", traits), ("animations", animations),
    ("motion", motion), ("session", session), ("grow", grow), ("root", root), ("deep", deep),
    ("memory", memory), ("leaks", leaks),
    ("input", input), ("typing", typing), ("graph", graph), ("preference", preference), ("fits", fits),
    ("grid", grid),
    ("card", card), ("lists", lists),
    ("frame", frame), ("start", start),
    ("text", text), ("text-labels", labels), ("text-document", document), ("text-page", textPage),
    ("text-runs", runs),
  ]

  private static let hostile: [(name: String, run: @MainActor (Int) -> [Measurement])] =
    HostileProgram.allCases.map { ("hostile-" + $0.rawValue, $0.measurement) }

  /// 1: layout only, on a graph that is built.
  static func layout(_ n: Int) -> [Measurement] {
    let rows = RowData.rows(n / 10)
    var trees: [Tree] = []
    var result = measure(
      "layout-cold", n, runs: 9, counters: { trees[0].graph.counters },
      prepare: {
        trees = [Tree(Rows(rows: rows, handles: Handles()))]
      }
    ) { trees[0].root.layout(trees[0].proposal) }
    result.isEqual = trees[0].isSettled(like: Tree(Rows(rows: rows, handles: Handles())))
    return [result]
  }

  /// What it takes to make the nodes, lay out and draw, without text and pixels.
  static func create(_ n: Int) -> [Measurement] {
    let rows = RowData.rows(n)
    var tree: Tree?
    let result = measure(
      "create", n, runs: 5, counters: { tree?.graph.counters ?? Counters() }, prepare: { tree = nil }
    ) {
      tree = Tree(Rows(rows: rows, handles: Handles()))
      _ = tree?.frame()
    }
    return [result]
  }

  /// 3: one row's state, from the write to the committed picture.
  static func state(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Rows(rows: RowData.rows(n), handles: handles))
    _ = tree.frame()
    var value = 0
    let middle = n / 2 / 1000 * 1000
    var result = measure("state", n, runs: 201, tree: tree) {
      value += 1
      handles.rows[middle]?(value)
      tree.update()
    }
    result.isEqual = tree.digest() == Tree(Rows(rows: RowData.rows(n), handles: Handles())).digest()
    return [result, picture("state-picture", n, tree, handles)]
  }

  /// One row's state, where it shows: another word, of another width, in the row's text.
  static func picture(_ name: String, _ n: Int, _ tree: Tree, _ handles: Handles) -> Measurement {
    var isOff = false
    let middle = n / 2 / 1000 * 1000
    return measure(name, n, runs: 51, tree: tree) {
      isOff.toggle()
      handles.rows[middle]?(isOff ? 1000 : 0)
      tree.update()
    }
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

  /// 13: bytes for a row of ten nodes.
  static func memory(_ n: Int) -> [Measurement] {
    let before = residentBytes()
    let heap = Instruments.heapBytes()
    let tree = Tree(Rows(rows: RowData.rows(n), handles: Handles()))
    tree.root.layout(tree.proposal)
    let laidOut = residentBytes()
    _ = tree.root.picture()
    var result = Measurement(name: "memory", n: n)
    result.counters = tree.graph.counters
    result.notes["bytes_per_row_layout"] = Double(laidOut - before) / Double(n)
    result.notes["heap_bytes_per_row"] = Double(Instruments.heapBytes() &- heap) / Double(n)
    result.notes["bytes_per_row"] = Double(residentBytes() - before) / Double(n)
    return [result]
  }
}
