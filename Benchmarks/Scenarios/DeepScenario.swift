import Foundation
import LayoutEngine
import SwiftUICore
import ViewGraph

extension Scenarios {
  /// 7: stacks nested deep, alternating and along one axis: cold; then the innermost view changes its size; then
  /// a value that every level is given.
  static func deep(_ depth: Int) -> [Measurement] {
    [false, true].flatMap { alternating -> [Measurement] in
      [
        ("fixed", AnyView(Box(width: 2, height: 2))), ("text", AnyView(Line(text: "abc"))),
        ("flexible", AnyView(Flexible())),
      ]
      .flatMap { leaf -> [Measurement] in
        deep("deep-\(alternating ? "alternating" : "chain")-\(leaf.0)", depth, alternating, leaf.1)
      }
    }
  }

  private static func deep(
    _ name: String, _ depth: Int, _ alternating: Bool, _ leaf: AnyView
  ) -> [Measurement] {
    let handles = Handles()
    func tree(_ handles: Handles) -> Tree {
      Tree(DeepRoot(depth: depth, alternating: alternating, leaf: leaf, handles: handles), height: 400)
    }
    var made: Tree?
    var cold = measure(
      name, depth, runs: 9, counters: { made?.graph.counters ?? Counters() },
      prepare: { made = tree(handles) }
    ) { made?.root.layout(made?.proposal ?? .zero) }
    guard let made else { return [cold] }
    cold.notes["measures_per_node"] = Double(cold.counters.measures) / Double(max(cold.counters.nodes, 1))
    _ = made.frame()
    // Between two sizes that differ from the first, so that every run works.
    var amount = 2
    var change = measure(name + "-change", depth, runs: 15, tree: made) {
      amount = 5 - amount
      handles.rows[0]?(amount)
      made.update()
    }
    handles.rows[0]?(1)
    change.isEqual = made.digest() == tree(Handles()).digest()
    var side = 1
    var all = measure(name + "-all", depth, runs: 15, tree: made) {
      side = 3 - side
      handles.root?(side)
      made.update()
    }
    handles.root?(1)
    all.isEqual = made.digest() == tree(Handles()).digest()
    return [cold, change, all]
  }
}

private struct DeepRoot: View {
  let depth: Int
  let alternating: Bool
  let leaf: AnyView
  let handles: Handles
  @State private var side = 1

  var body: some View {
    let binding = $side
    let _ = handles.root = { binding.wrappedValue = $0 }
    Level(depth: depth, alternating: alternating, leaf: leaf, side: side, handles: handles)
  }
}

private struct Level: View {
  let depth: Int
  let alternating: Bool
  let leaf: AnyView
  let side: Int
  let handles: Handles

  var body: some View {
    if depth == 0 {
      Innermost(leaf: leaf, handles: handles)
    } else if alternating && depth % 2 == 0 {
      HStack(spacing: 0) { content }.inset(1)
    } else {
      VStack(spacing: 0) { content }.inset(1)
    }
  }

  @ViewBuilder private var content: some View {
    AnyView(
      Level(depth: depth - 1, alternating: alternating, leaf: leaf, side: side, handles: handles))
    Box(width: 2, height: Double(side + 1))
  }
}

private struct Innermost: View {
  let leaf: AnyView
  let handles: Handles
  @State private var amount = 1

  var body: some View {
    let binding = $amount
    let _ = handles.rows[0] = { binding.wrappedValue = $0 }
    leaf.inset(Double(amount))
  }
}
