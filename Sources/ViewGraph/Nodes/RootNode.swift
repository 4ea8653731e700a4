import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// The top of a tree: holds the root view's value. Several root views form an implicit column.
package final class RootNode: OwnerNode {
  private let rootType: _ViewType
  private var container: ContainerNode?

  package init<V: View>(_ view: V, graph: Graph) {
    rootType = .of(V.self)
    let memory = rootType.allocate()
    memory.initializeMemory(as: V.self, to: view)
    super.init(rootOf: graph, environment: graph.rootScope, memory: memory)
    graph.setRoot(self)
    graph.enter {
      container = ContainerNode(
        NodePlace(owner: self, offset: 0, parent: self, environment: environment), content: rootType,
        algorithm: ImplicitStack(.column))
    }
  }

  deinit { rootType.release(memory) }

  /// Takes another value of the same type.
  package func setView<V: View>(_ view: V) {
    // A host keeps the type that it began with; the nodes would misread a value of another.
    precondition(rootType.type == V.self, "the root keeps its type")
    let old = memory
    memory = rootType.allocate()
    memory.initializeMemory(as: V.self, to: view)
    graph.enter {
      container?.update(from: old)
      if graph.transaction.stamp != 0 { graph.activeMotions.bodiesHaveRun(graph.transaction, in: graph) }
    }
    rootType.release(old)
  }

  package var element: ElementNode? { container }

  /// Settles the layout for a proposal of the host's and returns the size. Brings everything up to date.
  @discardableResult
  package func layout(_ proposal: Proposal) -> CGSize {
    graph.update {
      self.graph.rootContainer.setSize(proposal)
      self.container?.place(proposal)
    }
    return container?.size ?? .zero
  }

  package func picture() -> Placed {
    var placed = Placed(.empty)
    graph.enter { if let container { placed = container.picture() } }
    return placed
  }

  /// Takes the whole tree down.
  package func invalidate() {
    graph.enter {
      if let container { graph.remove(container) }
      container = nil
    }
    // Runs the `onDisappear` actions.
    graph.update()
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) { if let container { body(container) } }
  override package func listChanged() {}
}
