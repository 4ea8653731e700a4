import DisplayList
import Foundation
import LayoutEngine
import SwiftUICore
import ViewGraph

/// n boxes that fade, each with an animation of its own.
private struct Fading: View {
  let n: Int
  let handles: Handles
  @State private var step = 0

  var body: some View {
    let _ = handles.root = { value in withAnimation(.linear(duration: 1)) { step = value } }
    VStack(spacing: 0) {
      ForEach(0..<(step < 0 ? 0 : n), id: \.self) { _ in
        Box(width: 10, height: 1).opacity(step % 2 == 0 ? 1 : 0.5)
      }
    }
  }
}

/// n leaves that are told when a time has come.
nonisolated private struct Waiting: LeafView {
  typealias Body = Never
  let number: Int
  nonisolated static func _makeViewType() -> _ViewType { makeLeafType() }
  nonisolated func answer(_ proposal: Proposal, _ context: MeasureContext<LeafNode>) -> SizeAnswer {
    context.wake(at: Double(number + 1))
    return .always(CGSize(width: 10, height: 1))
  }
  nonisolated func draw(_ size: CGSize, _ context: DrawContext<LeafNode>) -> [Item] { [] }
}

extension Scenarios {
  /// n animations that end in one frame; n that get another target; n whose views leave while they run; n alarms
  /// of which one rings at a time.
  static func animations(_ n: Int) -> [Measurement] {
    let handles = Handles()
    let tree = Tree(Fading(n: n, handles: handles))
    _ = tree.frame()
    var (step, time) = (0, 0.0)
    /// Begins the animations and lets half of their time pass.
    func begin() {
      step = abs(step) + 1
      handles.root?(step)
      tree.update()
      time += 0.5
      tree.graph.advance(to: time)
      tree.update()
    }
    func end() {
      time += 2
      tree.graph.advance(to: time)
      tree.update()
    }
    let ending = measure("animations-end", n, runs: 5, tree: tree, prepare: begin, end)
    let retargeting = measure(
      "animations-retarget", n, runs: 5, tree: tree,
      prepare: {
        end()
        begin()
      }
    ) {
      step += 1
      handles.root?(step)
      tree.update()
    }
    end()
    let leaving = measure(
      "animations-leave", n, runs: 5, tree: tree,
      prepare: {
        step = (abs(step) + 2) / 2 * 2
        handles.root?(step)
        tree.update()
        end()
        begin()
      }
    ) {
      step = -step - 1
      handles.root?(step)
      tree.update()
      end()
    }
    return [ending, retargeting, leaving, alarms(n)]
  }

  private static func alarms(_ n: Int) -> Measurement {
    let tree = Tree(VStack(spacing: 0) { ForEach(0..<n, id: \.self) { Waiting(number: $0) } })
    _ = tree.frame()
    return measure("alarm", n, runs: 5, tree: tree) {
      tree.graph.advance(to: tree.graph.clock.nextAlarm ?? 0)
      tree.update()
    }
  }
}
