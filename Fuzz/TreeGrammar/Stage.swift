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
  let input: InputDispatcher
  let panels = PanelStack()
  /// Whether a mouse is over the window.
  var hasMouse = false
  /// Whether a pointer has been dragged while there was a table: the widths of its columns are state that a tree from scratch
  /// has not.
  private(set) var mayHaveResizedColumns = false
  /// The first thing that was wrong after an event; nil while nothing is.
  private(set) var problem: (invariant: String, detail: String)?
  let root: RootNode
  let store: Store
  private let span: Int
  private(set) var world: World

  /// - Parameter fields: What controls show; nil for what they show at first.
  convenience init(_ world: World, span: Int, fields: Fields? = nil) {
    self.init(world, span: span, store: Store(fields: fields))
  }

  private init(_ world: World, span: Int, store: Store) {
    self.world = world
    self.span = span
    self.store = store
    store.adopt(world.tree)
    store.root = world.tree
    store.model.follow(world)
    input = InputDispatcher(graph)
    graph.reporter.isSilent = true
    graph.nodeLimit = Self.nodeLimit
    root = RootNode(RootRegion(store: store, span: span), graph: graph)
    panels.observe(root)
    // A tree that has shown a panel keeps the layer for it: all have it, so that they can be compared.
    root.showLayer(AnyView(EmptyView()))
    setEnvironment()
  }

  /// Productions that show what is in them several times, within one another, make trees of millions of views.
  private static let nodeLimit = 50_000

  /// Whether placeholders stand for a part of the tree.
  var isTooLarge: Bool { graph.reporter.reports.contains { $0.kind == .tooManyNodes } }

  /// Whether the engine has cut layout off where a view takes a part of the scroll view around it, which may be as long as its
  /// content makes it: such sizes have no end.
  var isWithoutEnd: Bool {
    guard graph.reporter.reports.contains(where: { $0.kind == .diverging }) else { return false }
    var isRelative = false
    world.tree.visit {
      if $0.kind == "relativeFrame" || $0.kind == "containerRelativeFrame" { isRelative = true }
    }
    return isRelative
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
    refresh()
    return root.picture()
  }

  /// `Graph.changes` when input was last told of them.
  private var lastChange: UInt64?

  /// Brings the tree up to date, as a session does: gestures and the focus hear of it.
  func refresh() {
    root.layout(proposal)
    guard graph.changes != lastChange else { return }
    lastChange = graph.changes
    if input.treeChanged() { root.layout(proposal) }
  }

  /// Goes on to another world: through state where the tree differs, through the environment, the proposal.
  func show(_ next: World) {
    if let touch = next.touch { begin(touch) }
    write(next, next.arrival)
    if next.arrival.isAnimated { showFrameOnTheWay() }
    for event in next.events where problem == nil { performAndCheck(event) }
    if let touch = next.touch { end(touch) }
    rest()
  }

  func noteDrag() { world.tree.visit { if $0.kind == "table" { mayHaveResizedColumns = true } } }

  private func performAndCheck(_ event: UserEvent) {
    if case .drag = event { noteDrag() }
    perform(event)
    if isTooLarge || isWithoutEnd { return }
    if let found = EventChecks.problem(in: self) {
      problem = (found.invariant, "after \(event): \(found.detail)")
    }
  }

  private func write(_ next: World, _ arrival: Arrival) {
    let changed = Specimen.changedRegions(store, next.tree) + Specimen.changedStates(store, next.tree)
    let isRootChanged = store.root.map { !Specimen.sameRegion([$0], [next.tree]) } ?? true
    store.adopt(next.tree)
    store.root = next.tree
    world = next
    let writes = Writes(
      model: store.model, world: next, pokes: store.pokes(changed + (isRootChanged ? [Store.rootID] : [])))
    let bag = store.bag
    if arrival.isFromThread {
      Elsewhere.run {
        writes.run(isAnimated: arrival.isAnimated)
        bag.ask(.between)
      }
    } else {
      writes.run(isAnimated: arrival.isAnimated)
      bag.ask(.between)
    }
    setEnvironment()
  }

  /// A frame in which what moves is on its way.
  private func showFrameOnTheWay() {
    _ = picture()
    graph.advance(to: graph.clock.now + Writes.duration / 4)
    _ = picture()
  }

  /// The picture once time has passed until nothing moves.
  func settledPicture() -> Placed {
    var placed = picture()
    var turns = 0
    while graph.clock.isMoving, turns < 20 {
      graph.advance(to: graph.clock.now + Writes.duration * 4)
      placed = picture()
      turns += 1
    }
    return placed
  }

  /// Ends in the middle of going on to another world, which another session shows. The objects that views follow
  /// and what they have kept outlive the session.
  static func restart(_ stage: inout Stage?, _ next: World) -> Stage? {
    guard let ended = stage else { return nil }
    let (span, old) = (ended.span, ended.store)
    ended.leave(for: next)
    return restart(
      &stage, span, next, Store(model: old.model, bag: old.bag, fields: old.fields), next.arrival)
  }

  private static func restart(
    _ stage: inout Stage?, _ span: Int, _ next: World, _ store: Store, _ arrival: Arrival
  ) -> Stage {
    let last = Last(stage)
    stage = nil
    if arrival.isEnded { last.stage?.end() }
    if arrival == .droppedElsewhere { Elsewhere.run { last.release() } } else { last.release() }
    store.bag.ask(.between)
    return Stage(next, span: span, store: store)
  }

  /// Leaves work behind.
  private func leave(for next: World) {
    if let touch = next.touch { begin(touch) }
    for event in next.events { perform(event) }
    write(next, next.arrival)
    guard next.arrival.isMovingAtEnd else { return }
    showFrameOnTheWay()
    for poke in store.pokes([Store.rootID]) { poke() }
  }

  /// Takes the tree down.
  func end() {
    store.end()
    input.cancel()
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
    let _ = store.register(Store.rootID, version: _version)
    let _ = (version, token)
    erased(ViewMaker(store: store, span: span).list(store.root.map { [$0] } ?? [], 0))
  }
}

/// What one change writes, on whatever thread.
private struct Writes {
  let model: TreeModel
  let world: World
  let pokes: [@Sendable () -> Void]
  /// How long an animated change takes, in seconds.
  static let duration = 0.4

  func run(isAnimated: Bool) {
    if isAnimated { withAnimation(.linear(duration: Self.duration), perform) } else { perform() }
  }

  private func perform() {
    for poke in pokes { poke() }
    model.follow(world)
  }
}

/// The last reference to a session, which another thread may let go of.
private final class Last: @unchecked Sendable {
  var stage: Stage?
  init(_ stage: Stage?) { self.stage = stage }
  func release() { stage = nil }
}
