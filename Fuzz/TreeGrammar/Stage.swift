import DisplayList
import Foundation
import Geometry
import LayoutEngine
import SwiftUICore
import ViewGraph

/// A world shown by the engine, without a host.
@MainActor
final class Stage {
  let graph = Graph()
  let root: RootNode
  let store = Store()
  private(set) var world: World

  init(_ world: World, span: Int) {
    self.world = world
    store.adopt(world.tree)
    store.root = world.tree
    store.setModel(world)
    graph.reporter.isSilent = true
    root = RootNode(RootRegion(store: store, span: span), graph: graph)
    setEnvironment()
  }

  private func setEnvironment() {
    var values = EnvironmentValues()
    values.layoutDirection = world.rightToLeft ? .rightToLeft : .leftToRight
    values.treeNumber = world.number
    values.colorScheme = world.isDark ? .dark : .light
    let overrides = values.overrides
    graph.enter { _ = graph.rootEntries.update(with: overrides, replacing: false, Transaction()) }
  }

  private var proposal: Proposal { Proposal(width: world.width, height: world.height) }

  /// Brings the picture up to date and gives it.
  func picture() -> Placed {
    root.layout(proposal)
    return root.picture()
  }

  /// Goes on to another world: through state where the tree differs, through the environment, the proposal.
  func show(_ next: World) {
    let changed = Specimen.changedRegions(store, next.tree)
    let states = Specimen.changedStates(store, next.tree)
    let isRootChanged = store.root.map { !Specimen.sameRegion([$0], [next.tree]) } ?? true
    store.adopt(next.tree)
    store.root = next.tree
    world = next
    for id in changed + states { store.poke(id) }
    if isRootChanged { store.poke(Store.rootID) }
    setEnvironment()
    store.setModel(next)
  }

  /// Takes the tree down.
  func end() {
    store.end()
    root.invalidate()
  }

  /// Every node, parents first.
  func nodes() -> [ViewNode] {
    var found: [ViewNode] = []
    var waiting: [ViewNode] = [root]
    while let node = waiting.popLast() {
      found.append(node)
      node.forEachChild { waiting.append($0) }
    }
    return found
  }
}

/// The top of a random tree: looks again when it is poked.
struct RootRegion: View {
  let store: Store
  let span: Int
  @State private var version = 0
  @State private var token: Token

  init(store: Store, span: Int) {
    self.store = store
    self.span = span
    _token = State(wrappedValue: Token(store.lives))
  }

  var body: some View {
    let binding = $version
    let _ = store.register(Store.rootID, _version.location) { binding.wrappedValue += 1 }
    let _ = (version, token)
    erased(ViewMaker(store: store, span: span).list(store.root.map { [$0] } ?? [], 0))
  }
}
