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
}
