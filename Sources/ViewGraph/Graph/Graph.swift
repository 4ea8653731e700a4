import DeepStack
import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// One tree of nodes and the work that waits in it.
///
/// A frame runs in passes: bodies whose sources changed, top down; answers of what changed, deepest first;
/// placement, top down; then the actions that a program asked for (`onAppear`, `onChange`). What an action
/// changes makes another round. Drawing follows when nothing waits. Confined to one thread.
package final class Graph {
  @exclusivity(unchecked) package var counters = Counters()
  package let reporter: Reporter
  package let rootEntries = EnvironmentEntries()
  package let rootScope: EnvironmentScope

  /// The node whose value is being worked out: what is read meanwhile, it depends on.
  @exclusivity(unchecked) package unowned(unsafe) var tracked: ViewNode?

  /// The graph at work on this thread.
  @exclusivity(unchecked) nonisolated(unsafe) package static var current: Graph?

  /// Called when work arrives while none was waiting, so that the host makes a frame.
  package var needsFrame: () -> Void = {}

  @exclusivity(unchecked) private var evaluations: [OwnerNode] = []
  /// Whether a node above somebody who reads global frames was placed anew.
  @exclusivity(unchecked) var framesMoved = false
  @exclusivity(unchecked) var measureQueue = DepthQueue()
  @exclusivity(unchecked) var placementQueue: [ElementNode] = []
  @exclusivity(unchecked) private var childrenQueue: [ElementNode] = []
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  /// What waits for layout: appearances and preferences.
  let pending = PendingWork()
  @exclusivity(unchecked) private var isUpdating = false
  @exclusivity(unchecked) private var isRunningActions = false
  private(set) package var root: RootNode?
  /// Stands where a modifier's content turned out to be no element.
  private(set) lazy var emptyElement: ElementNode = EmptyElement(self)
  private let thread = pthread_self()
  private let foreign = Lock()
  private var foreignWrites: [() -> Void] = []
  /// What of the picture stands beside it.
  @exclusivity(unchecked) var slotTable = SlotTable()
  /// What the elements remember of their answers.
  @exclusivity(unchecked) let answers = AnswerStore()
  /// Memory in which stacks sum up: each takes one and gives it back.
  @exclusivity(unchecked) var arrangements: [StackArrangement] = []
  /// Where elements stand in the root's space, while many are asked for and nothing moves.
  @exclusivity(unchecked) var rootPlaces: RootPlaces?
  var frameReaders: [ObjectIdentifier: FrameReader] = [:]
  /// The elements that are drawn by their place.
  var drawnPlaces: [ObjectIdentifier: DrawnPlace] = [:]
  package private(set) var lastID: UInt64 = 0
  /// How far the safe area stands in from the host's edges. The root is laid out inside.
  package var rootSafeArea = EdgeInsets() {
    didSet { if rootSafeArea != EdgeInsets() { hasSafeAreas = true } }
  }
  /// Whether the host or a view has set an unsafe area, so that views have to look where they stand in it.
  package internal(set) var hasSafeAreas = false
  /// What relative frames outside of scroll views refer to: the host's proposal.
  package let rootContainer = RelativeContainer()
  /// Where the host puts the root's top left corner, in its own coordinates.
  package var rootOrigin = CGPoint.zero
  /// The transaction of the changes that are being brought into the tree.
  @exclusivity(unchecked) package var transaction = Transaction()
  /// Whether a view changes the transaction of what goes on below it.
  var hasTransactionScopes = false
  /// The time, and what moves with it.
  package let clock: FrameClock
  /// What the views keep in stores, and follow there.
  let storedValues = StoredValues()
  /// What modifiers of a kind share in the tree, by the type of what they share.
  private var shared: [ObjectIdentifier: AnyObject] = [:]
  /// What comes and goes with a transition.
  package internal(set) var presences = Presences()
  /// The graph of the tree that a stage shows a part of.
  private(set) weak var mainGraph: Graph?
  /// Whether the tree shows the picture of a view that comes or goes.
  let isStage: Bool

  package init() {
    rootScope = EnvironmentScope(root: rootEntries)
    reporter = Reporter()
    clock = FrameClock()
    isStage = false
  }

  /// A graph for a tree that is shown inside of another's picture: time, reports and ids are the other's.
  init(stageOf graph: Graph, environment: EnvironmentScope) {
    rootScope = environment
    reporter = graph.reporter
    clock = graph.clock
    mainGraph = graph
    isStage = true
  }

  /// Takes the tree down by the work list while the graph can still be asked.
  deinit { root?.invalidate() }

  package func setRoot(_ root: RootNode) { self.root = root }

  package func makeID() -> UInt64 {
    if let mainGraph { return mainGraph.makeID() }
    lastID += 1
    return lastID
  }

  // MARK: Work that waits

  package var hasWork: Bool {
    !evaluations.isEmpty || !measureQueue.isEmpty || !placementQueue.isEmpty || !childrenQueue.isEmpty
      || !actions.isEmpty || pending.hasWork || foreign.withLock { !foreignWrites.isEmpty }
  }

  func enqueueEvaluation(_ node: OwnerNode, _ transaction: Transaction) {
    guard !node.flags.contains(.needsEvaluation), !node.isDead else { return }
    if tracked != nil {
      reporter.report(.stateWrittenDuringUpdate, "the change is taken after this update", at: tracked)
    }
    separate(transaction)
    node.flags.insert(.needsEvaluation)
    if transaction.stamp != self.transaction.stamp { self.transaction = transaction }
    evaluations.append(node)
    workArrived()
  }

  /// Brings the changes of an earlier transaction into the tree before one with another is made, so that each
  /// change is animated as its own transaction says.
  func separate(_ transaction: Transaction) {
    guard !evaluations.isEmpty, transaction.stamp != self.transaction.stamp, tracked == nil else { return }
    guard !isUpdating || isRunningActions else { return }
    enter { evaluate() }
  }

  func enqueueChildren(_ node: ElementNode) {
    guard !node.flags.contains(.needsChildren) else { return }
    node.flags.insert(.needsChildren)
    childrenQueue.append(node)
    workArrived()
  }

  func enqueueMeasure(_ node: ElementNode) {
    node.forgetSpacing()
    guard !node.flags.contains(.needsMeasure) else { return }
    node.flags.insert(.needsMeasure)
    measureQueue.append(node)
    workArrived()
  }

  func enqueuePlacement(_ node: ElementNode) {
    guard !node.flags.contains(.needsPlacement) else { return }
    node.flags.insert(.needsPlacement)
    placementQueue.append(node)
    workArrived()
  }

  /// Runs after layout of this frame, before the picture is drawn.
  package func afterLayout(_ action: @escaping () -> Void) {
    actions.append(action)
    workArrived()
  }

  package func workArrived() { if !isUpdating { needsFrame() } }

  var isOnOwnThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  /// How many observations are being ended: in a stage's tree, in the main one, whose nodes draw it.
  var endingObservations: Int {
    get { mainGraph?.endingObservations ?? ownEndingObservations }
    set {
      if let mainGraph { mainGraph.endingObservations = newValue } else { ownEndingObservations = newValue }
    }
  }
  private var ownEndingObservations = 0

  /// Runs a write at once on the graph's thread; from another thread, at the next frame.
  package func perform(_ write: @escaping () -> Void) {
    if isOnOwnThread { return write() }
    foreign.withLock { foreignWrites.append(write) }
    needsFrame()
  }

  // MARK: Passes

  /// Brings bodies, layout and actions up to date. Work that keeps coming is cut off after
  /// `Limits.roundsPerFrame` rounds and left for the next frame.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    mostNodes = Limits.nodes
    defer { isUpdating = false }
    enter { runPasses() }
  }

  private func runPasses() {
    storedValues.check(Transaction())
    for round in 0... {
      takeForeignWrites()
      evaluate()
      layout()
      deeply { pending.settle(self) }
      guard !actions.isEmpty || hasWork else { break }
      if round >= Limits.roundsPerFrame {
        reporter.report(
          .diverging, "more than \(Limits.roundsPerFrame) rounds in one frame", at: evaluations.first)
        break
      }
      let now = actions
      actions.removeAll()
      isRunningActions = true
      for action in now { action() }
      isRunningActions = false
    }
  }

  /// Runs the closure as this graph's work, on a stack that holds the tree.
  package func enter<Result>(_ body: () -> Result) -> Result {
    let before = Graph.current
    Graph.current = self
    defer {
      Graph.current = before
      if before !== self, !graveyard.isEmpty { emptyGraveyard() }
    }
    return deeply(body)
  }

  /// Runs work that recurses along the tree. What began before the tree turned out to be deep goes over to the
  /// deep stack here.
  func deeply<Result>(_ body: () -> Result) -> Result {
    guard let deepStack else { return body() }
    return deepStack.run(body)
  }

  private func takeForeignWrites() {
    let writes = foreign.withLock {
      let writes = foreignWrites
      foreignWrites.removeAll()
      return writes
    }
    for write in writes { write() }
  }

  func evaluate() {
    var rounds = 0
    while !evaluations.isEmpty || !childrenQueue.isEmpty {
      let wave = evaluations.count > 1 ? evaluations.sorted { $0.depth < $1.depth } : evaluations
      evaluations.removeAll(keepingCapacity: true)
      for node in wave where node.flags.contains(.needsEvaluation) && !node.isDead {
        let before = transaction
        transaction = scoped(before, at: node)
        deeply { node.reevaluate() }
        transaction = before
      }
      // Deepest first: who takes its list looks at the lists inside, which must not hold what has left the tree.
      let stale = childrenQueue.count > 1 ? childrenQueue.sorted { $0.depth > $1.depth } : childrenQueue
      childrenQueue.removeAll(keepingCapacity: true)
      for node in stale where !node.isDead {
        node.flags.remove(.needsChildren)
        deeply { node.rebuildChildren() }
      }
      rounds += 1
      if rounds > 1_000 {
        reporter.report(.diverging, "bodies keep changing one another", at: evaluations.first)
        break
      }
    }
    if rounds > 0 { transaction = Transaction() }
  }

  // MARK: Removal

  /// Takes a node and all below it out of the tree, by a work list: trees may be deeper than the stack.
  package func remove(_ node: ViewNode) {
    var waiting = [node]
    while let next = waiting.popLast() {
      guard !next.isDead else { continue }
      next.willRemove()
      endPresences(of: next)
      next.flags.insert(.dead)
      next.releaseAnswers()
      Source.removeReads(of: next)
      frameReaders[ObjectIdentifier(next)] = nil
      drawnPlaces[ObjectIdentifier(next)] = nil
      counters.nodes &-= 1
      next.forEachChild { waiting.append($0) }
      graveyard.append(next)
    }
  }

  /// Nodes on their way out: released when the work is done, when nobody looks at their memory any more and who
  /// removed them has let go, one by one and not the chain recursively.
  private var graveyard: [ViewNode] = []

  private func emptyGraveyard() {
    // Uppermost first: each is released while its children are still held here.
    graveyard.reverse()
    while graveyard.popLast() != nil {}
  }

  /// Makes what is below a node, on a stack that holds it; answers false, having made nothing, where the tree
  /// takes no more.
  func descend(below node: ViewNode, _ make: () -> Void) -> Bool {
    if counters.nodes > mostNodes {
      if mostNodes == Limits.nodes {
        reporter.report(
          .tooManyNodes, "more than \(Limits.nodes) views; a placeholder stands for the rest", at: nil)
      }
      return false
    }
    guard node.depth > DeepStack.plainDepth else {
      make()
      return true
    }
    if deepStack == nil { deepStack = DeepStack() }
    let limit = deepStack == nil ? Limits.depthOnThreadStack : Limits.depth
    if node.depth > limit {
      if mostNodes == Limits.nodes { mostNodes = counters.nodes + Limits.nodesBesideTheDeepest }
      reporter.report(.depthExceeded, "more than \(limit) levels; a placeholder stands for the rest", at: nil)
      return false
    }
    if let deepStack { deepStack.run(make) } else { make() }
    return true
  }

  // MARK: What modifiers share

  /// The one object of a type for the whole tree, made when it is asked for first.
  package func shared<Object: AnyObject>(_: Object.Type, _ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = shared[key] { return unsafeDowncast(known, to: Object.self) }
    let made = make()
    shared[key] = made
    return made
  }

  /// Reports what a limit cuts of a picture, on whatever thread it is drawn.
  package private(set) lazy var pictureReporter: @Sendable (String) -> Void = { [reporter] message in
    reporter.report(.tooManyLayers, message, at: nil)
  }

  /// Nodes that the tree may have in the present update.
  @exclusivity(unchecked) private var mostNodes = Limits.nodes

  /// Where the passes run, once the tree has turned out to be deep.
  private var deepStack: DeepStack?
}
