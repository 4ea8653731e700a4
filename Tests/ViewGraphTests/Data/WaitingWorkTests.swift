import SwiftUI
import Testing

@testable import ViewGraph

@MainActor @Suite("Work that waits in a graph")
struct WaitingWorkTests {
  @Test("does not hold the graph, which may be dropped before it is done")
  func dropped() {
    weak var graph: Graph?
    do {
      let stage = Stage(Box())
      stage.update()
      graph = stage.graph
      stage.graph.enter { stage.root.element.map { WakeTarget($0).wakeAfterLayout() } }
      #expect(stage.graph.hasWork)
    }
    #expect(graph == nil)
  }

  @Test("a tree that is taken down with thousands of changed views is no endless layout")
  func takenDown() {
    var number: Binding<Int>?
    let stage = Stage(
      Switch(get: { number = $0 }) { number in
        VStack { ForEach(0..<3_000, id: \.self) { _ in Box(side: Double(number)) } }
      })
    stage.update()
    number?.wrappedValue = 1
    // The bodies have run, and nothing has been measured, when the tree goes.
    stage.graph.enter { stage.graph.evaluate() }
    #expect(stage.graph.waiting.measuring.first != nil)
    stage.root.invalidate()
    #expect(stage.reports(.diverging) == 0)
    #expect(!stage.graph.hasWork)
  }
}
