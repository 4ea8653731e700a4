import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// The top of a tree: holds the root view's value. Several root views form an implicit column.
package final class RootNode: OwnerNode {
  private let rootType: _ViewType
  private var container: ContainerNode?
  /// The container with the layer above it, once there has been one.
  private var window: (element: ContainerNode, layer: RootLayer)?
  private var preferences: [ViewNode] = []

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
      element = container
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
      let mayMove = graph.transaction.stamp != 0 || graph.hasTransactionScopes
      if mayMove { graph.activeMotions.bodiesHaveRun(graph.transaction, in: graph) }
    }
    rootType.release(old)
  }

  /// The root view, without what is shown above it.
  var content: ViewNode? { container }

  /// The uppermost element: the root view's, or the one that holds that and what is above it.
  @exclusivity(unchecked) package private(set) var element: ElementNode?

  /// Whether what is shown above the root view keeps everything in that from input, the focus and assistive technology.
  package var coversContent = false {
    didSet {
      guard coversContent != oldValue else { return }
      graph.changes &+= 1
      container?.semanticsMayHaveChanged()
      graph.workArrived()
    }
  }

  /// Runs an action with the value of a preference that the root view sets, when it is another than before; at first, than
  /// the key's default. Runs after layout and before drawing.
  package func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, counting: UnplacedPreferences = .never, perform action: @escaping (Key.Value) -> Void
  ) where Key.Value: Equatable {
    graph.enter {
      let place = NodePlace(owner: self, offset: 0, parent: self, environment: environment)
      preferences.append(RootPreferenceNode<Key>(place, counting: counting, action: action))
    }
  }

  /// Shows a view above the root view.
  package func showLayer(_ view: AnyView) {
    graph.enter {
      guard let container else { return }
      if let window { return window.layer.show(view) }
      var made: RootLayer?
      let element = ContainerNode(
        NodePlace(owner: self, offset: 0, parent: self, environment: environment), algorithm: LayerAlgorithm()
      ) { element in
        let layer = RootLayer(
          NodePlace(owner: self, offset: 0, parent: element, environment: environment), view)
        made = layer
        return layer
      }
      guard let layer = made else { return }
      window = (element, layer)
      self.element = element
      for flag in [Flags.hasBaselines, .hasGuides, .hasFrameReaders] where container.flags.contains(flag) {
        element.markUpward(flag)
      }
      if container.flags.contains(.isPlaced) { element.place(container.proposal) }
    }
  }

  /// Settles the layout for a proposal of the host's and returns the size. Brings everything up to date.
  @discardableResult
  package func layout(_ proposal: Proposal) -> CGSize {
    graph.update {
      self.graph.rootContainer.setSize(proposal)
      self.element?.place(proposal)
    }
    return element?.size ?? .zero
  }

  package func picture() -> Placed {
    var placed = Placed(.empty)
    graph.enter { if let element { placed = element.picture() } }
    return placed
  }

  /// Takes the whole tree down.
  package func invalidate() {
    graph.enter {
      if let window { graph.remove(window.element) }
      if let container { graph.remove(container) }
      preferences.forEach(graph.remove)
      preferences = []
      window = nil
      container = nil
      element = nil
      graph.pending.removeAll()
    }
    // Runs the `onDisappear` actions.
    graph.update()
  }

  override package func forEachChild(_ body: (ViewNode) -> Void) {
    if let container { body(container) }
    if let window { body(window.element) }
    preferences.forEach(body)
  }
  override package func listChanged() {}
}

extension ElementNode {
  /// Whether it is the root view of a window that is covered by something in front.
  final var isCovered: Bool {
    guard let root = graph.root, root.coversContent else { return false }
    return root.content === self
  }
}
