import CEngineThread
import DeepStack
import DisplayList
import Foundation
import Geometry
import LayoutEngine

/// One tree of nodes and the work that waits in it.
///
/// What a frame does is in `Passes/`. Belongs to the main actor, whichever thread carries it; see `Engine`.
package final class Graph {
  @exclusivity(unchecked) package var counters = Counters()
  package let reporter: Reporter
  package let rootEntries = EnvironmentEntries()
  package let rootScope: EnvironmentScope

  /// The node whose value is being worked out: what is read meanwhile, it depends on.
  // Set for the length of a call; a node that leaves the tree meanwhile is in the graveyard until the work ends.
  @exclusivity(unchecked) package unowned(unsafe) var tracked: ViewNode?

  /// The graph at work on this thread.
  @inline(__always)
  package static var current: Graph? {
    engine_thread().pointee.graph.map { Unmanaged<Graph>.fromOpaque($0).takeUnretainedValue() }
  }

  /// What changes from outside of the graph's work.
  package let inbox: GraphInbox

  /// Where lists have found identities, during one search.
  let identitySearches = IdentitySearches()

  /// Called when work arrives while none was waiting, so that the host makes a frame: once for each time, on the
  /// thread on which the work arrives. A host that updates without reading the picture is not called again
  /// for it.
  package var needsFrame: @Sendable (FrameRequestOrigin) -> Void {
    get { inbox.needsFrame }
    set { inbox.needsFrame = newValue }
  }

  @exclusivity(unchecked) var waiting = WaitingWork()
  @exclusivity(unchecked) var cacheChecks = CacheChecks()
  @exclusivity(unchecked) private var lastSerial: UInt32 = 0
  /// What waits for layout: appearances and preferences.
  let pending = PendingWork()
  @exclusivity(unchecked) var isUpdating = false
  /// Whether values are being replaced from the top down: those further down may still be the ones of before, in memory
  /// that has been laid out anew. Nothing is drawn meanwhile.
  @exclusivity(unchecked) var isRunningBodies = false
  /// Whether the graph is being released: what it has, and refers to it, is told of nothing any more.
  @exclusivity(unchecked) private(set) var isEnding = false
  /// How many pieces of work on this graph are nested, with others' between them.
  @exclusivity(unchecked) private var entries = 0
  @exclusivity(unchecked) var isRunningActions = false
  private(set) package var root: RootNode?
  /// Stands where a modifier's content turned out to be no element.
  private(set) lazy var emptyElement: ElementNode = EmptyElement(self)
  /// What of the picture stands beside it.
  @exclusivity(unchecked) var slotTable = SlotTable()
  /// What the elements remember of their answers.
  @exclusivity(unchecked) let answers = AnswerStore()
  /// Memory in which stacks sum up: each takes one and gives it back.
  @exclusivity(unchecked) var arrangements: [StackArrangement] = []
  /// Where elements stand in the root's space, while many are asked for and nothing moves.
  @exclusivity(unchecked) var rootPlaces: RootPlaces?
  /// What the elements contribute to the tree of semantics; nil until somebody asks for that.
  @exclusivity(unchecked) package internal(set) var semantics: SemanticsStore?
  /// The nodes that depend on the frames of elements.
  let frames = FrameReaders()
  /// The nodes that are named from outside; a stage's are among those of the tree that it is shown in.
  package let nodes: NodeTable
  /// Which view has the focus.
  package private(set) lazy var focus = FocusTracker(self)
  /// Which element assistive technology is on; nil until somebody asks for that.
  package private(set) var assistiveFocus: AssistiveFocus?
  /// The same, made where there is none.
  package var activeAssistiveFocus: AssistiveFocus {
    if let assistiveFocus { return assistiveFocus }
    let fresh = AssistiveFocus(self)
    assistiveFocus = fresh
    return fresh
  }
  /// How far the safe area stands in from the host's edges. The root is laid out inside.
  package var rootSafeArea = EdgeInsets() {
    didSet {
      if rootSafeArea != EdgeInsets() { hasSafeAreas = true }
      if rootSafeArea != oldValue, let element = root?.element { frames.moved(element) }
    }
  }
  /// Whether the host or a view has set an unsafe area, so that views have to look where they stand in it.
  package internal(set) var hasSafeAreas = false
  /// What relative frames outside of scroll views refer to: the host's proposal.
  package let rootContainer = RelativeContainer()
  /// Where the host puts the root's top left corner, in its own coordinates.
  package var rootOrigin = CGPoint.zero
  /// Where the host puts a root of a size; nil where the host sets `rootOrigin` afterwards.
  package var originOfRoot: ((CGSize) -> CGPoint)?
  /// The transaction of the changes that are being brought into the tree.
  @exclusivity(unchecked) package var transaction = Transaction()
  /// Whether a view changes the transaction of what goes on below it.
  var hasTransactionScopes = false
  /// The time, and what moves with it.
  package let clock: FrameClock
  /// How often changed values have been brought into the tree, or elements have been taken out of its layout.
  @exclusivity(unchecked) package internal(set) var changes: UInt64 = 0
  /// Whether what is being laid out is animated.
  @exclusivity(unchecked) var isLayoutAnimated = false
  /// What is on its way to where it is laid out; nil in a tree in which nothing has been animated yet.
  @exclusivity(unchecked) private(set) var motions: Motions?
  /// The same, made where there is none.
  var activeMotions: Motions {
    if let motions { return motions }
    let fresh = Motions()
    motions = fresh
    return fresh
  }
  /// Whether anything is on its way.
  var hasMotions: Bool { motions?.isEmpty == false }
  /// The number of the frame.
  @exclusivity(unchecked) private(set) var frame: UInt32 = 0
  /// The observation links of the nodes that have one.
  @exclusivity(unchecked) var observations: [ObjectIdentifier: ObservationLink] = [:]
  /// Those whose runs have added up to too many.
  @exclusivity(unchecked) var fullObservations: [ObservationLink] = []
  /// The node whose code is being run so that what is read of observable objects wakes it, and those whose code has run
  /// within that.
  // As `tracked`: for the length of a run.
  @exclusivity(unchecked) unowned(unsafe) var follower: ViewNode?
  // Emptied when that run ends; nodes that leave the tree meanwhile are in the graveyard until the work ends.
  @exclusivity(unchecked) var nodesWithinTracking: [Unowned<ViewNode>] = []
  /// What the views follow outside of the tree; nil until one does.
  package var outsideValues: (any OutsideValues)?
  /// What modifiers of a kind share in the tree, by the type of what they share.
  private var shared: [ObjectIdentifier: AnyObject] = [:]
  /// The lazy containers in the tree.
  @exclusivity(unchecked) var windows = LazyWindows()
  /// The views that lazy containers keep though they cannot be seen.
  var heldViews: Set<NodeHandle> = []
  /// What waits for scroll views.
  @exclusivity(unchecked) var scrolling = ScrollWork()
  /// The states of rows that have left the windows; nil where none has.
  @exclusivity(unchecked) private(set) var parkedStates: ParkedStates?
  /// The same, made where there are none.
  var activeParkedStates: ParkedStates {
    if let parkedStates { return parkedStates }
    let fresh = ParkedStates()
    parkedStates = fresh
    return fresh
  }
  /// How many copies of views there are that have the states of their originals.
  @exclusivity(unchecked) var stateCopies = 0
  /// Whether rows are taken out of the tree that their lists can make again, and the recipes that they were made from.
  @exclusivity(unchecked) var isReleasingRows = false
  @exclusivity(unchecked) var releasedRecipes: [RecipeNode] = []
  /// What comes and goes with a transition.
  @exclusivity(unchecked) package internal(set) var presences = Presences()
  /// What leaves keep that move by themselves.
  @exclusivity(unchecked) var stages: [ObjectIdentifier: LeafTicker] = [:]
  /// The graph of the tree that a stage shows a part of.
  var mainGraph: Graph? { inbox.main?.graph }
  /// Whether the tree shows the picture of a view that comes or goes.
  let isStage: Bool
  /// How many trees' views are at work around the one that made the tree.
  private let nesting: Int

  package init() {
    rootScope = EnvironmentScope(root: rootEntries)
    reporter = Reporter()
    nodes = NodeTable(reporter: reporter)
    clock = FrameClock()
    isStage = false
    nesting = Graph.current.map { $0.nesting + 1 } ?? 0
    inbox = GraphInbox()
    inbox.opens(self)
  }

  /// A graph for a tree that is shown inside of another's picture: time, reports and ids are the other's.
  init(stageOf graph: Graph, environment: EnvironmentScope) {
    rootScope = environment
    reporter = graph.reporter
    nodes = graph.nodes
    clock = graph.clock
    isStage = true
    nesting = graph.nesting
    inbox = GraphInbox(main: graph.inbox)
    inbox.opens(self)
  }

  /// Takes the tree down by the work list while the graph can still be asked.
  deinit {
    Engine.work {
      isEnding = true
      inbox.needsFrame = { _ in }
      root?.invalidate()
      inbox.close()
    }
  }

  package func setRoot(_ root: RootNode) { self.root = root }

  /// A number for a node, in the order in which they are made; those of a stage's tree are in one row with those of
  /// the tree that shows it.
  func nextSerial() -> UInt32 {
    if isStage, let mainGraph { return mainGraph.nextSerial() }
    lastSerial = max(lastSerial &+ 1, 1)
    return lastSerial
  }

  package func workArrived() { if !isUpdating { inbox.requestFrame() } }

  /// A frame begins: what counts by frames starts again.
  func frameBegins() {
    frame &+= 1
    mostNodes = nodeLimit
    inbox.frameBegins()
  }

  /// Runs the closure as this graph's work, on a stack that holds the tree.
  package func enter<Result>(_ body: () -> Result) -> Result {
    Engine.work {
      let thread = engine_thread()
      let me = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      let before = thread.pointee
      guard before.graph != me else { return deeply(body) }
      thread.pointee.graph = me
      // What is read in here is none of another graph's business.
      thread.pointee.derivation = nil
      entries += 1
      defer {
        entries -= 1
        thread.pointee.graph = before.graph
        thread.pointee.derivation = before.derivation
        // Another graph's work may have led back here: what is removed is in use until the outermost work ends.
        if entries == 0, !graveyard.isEmpty { emptyGraveyard() }
      }
      return deeply(body)
    }
  }

  /// Runs work that recurses along the tree. What began before the tree turned out to be deep goes over to the
  /// deep stack here.
  func deeply<Result>(_ body: () -> Result) -> Result {
    guard let deepStack else { return body() }
    return deepStack.run(body)
  }

  // MARK: Removal

  /// Takes a node and all below it out of the tree, by a work list: trees may be deeper than the stack.
  package func remove(_ node: ViewNode) {
    var waiting = workList
    workList = []
    waiting.append(node)
    defer { workList = waiting }
    while let next = waiting.popLast() {
      guard !next.isDead else { continue }
      next.willRemove()
      endPresences(of: next)
      next.flags.insert(.dead)
      next.leave()
      if next.flags.contains(.isNamed) { nodes.remove(named: next) }
      next.endObservation()
      Source.removeReads(of: next)
      if next.flags.contains(.hasFrameReaders), let element = next as? ElementNode { frames.remove(element) }
      counters.nodes &-= 1
      next.forEachLiving { waiting.append($0) }
      if next.flags.contains(.departing) {
        endLeaving(of: next)
        endDepartures(in: next)
      }
      graveyard.append(next)
    }
  }

  /// Memory for the work list of a walk down the tree, which takes it and gives it back empty.
  @exclusivity(unchecked) var workList: [ViewNode] = []

  /// Nodes on their way out: released when the work is done, when nobody looks at their memory any more and who
  /// removed them has let go, one by one and not the chain recursively.
  @exclusivity(unchecked) private var graveyard: [ViewNode] = []

  private func emptyGraveyard() {
    // Uppermost first: each is released while its children are still held here.
    graveyard.reverse()
    while graveyard.popLast() != nil {}
  }

  /// Makes what is below a node, on a stack that holds it; answers false, having made nothing, where the tree
  /// takes no more.
  func descend(below node: ViewNode, _ make: () -> Void) -> Bool {
    if nesting > Limits.pictures {
      reporter.report(
        .depthExceeded,
        "more than \(Limits.pictures) pictures in pictures; a placeholder stands for the rest",
        at: nil)
      return false
    }
    if counters.nodes > mostNodes {
      if mostNodes == nodeLimit {
        reporter.report(
          .tooManyNodes, "more than \(nodeLimit) views; a placeholder stands for the rest", at: nil)
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
      if mostNodes == nodeLimit { mostNodes = counters.nodes + Limits.nodesBesideTheDeepest }
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

  /// Nodes that the tree may have; a placeholder stands for what goes beyond.
  package var nodeLimit = Limits.nodes { didSet { mostNodes = nodeLimit } }

  /// Nodes that the tree may have in the present update.
  @exclusivity(unchecked) private var mostNodes = Limits.nodes

  /// Where the passes run, once the tree has turned out to be deep.
  private var deepStack: DeepStack?
}
