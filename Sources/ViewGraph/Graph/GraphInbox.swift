import Synchronization

/// Where a change comes from that makes a frame necessary.
package enum FrameRequestOrigin: Sendable {
  /// The main actor: the host may begin a frame at once or later.
  case mainActor
  /// A thread that does not carry the main actor: the host has to go there first.
  case otherThread
}

/// What reaches a graph from outside of its work.
///
/// State boxes, wake targets and subscriptions hold the inbox, on any thread and for longer than the graph may
/// live. What wakes nodes is done at once on the main actor and within the graph's own work; from other threads it
/// waits here for the next update. Values do not wait: what is written can be read at once.
package final class GraphInbox: @unchecked Sendable {
  /// Guards what follows, and the values of the graph's state boxes and stored values.
  package let lock = ShortLock()
  @exclusivity(unchecked) private var waiting: [() -> Void] = []
  @exclusivity(unchecked) private var isFrameRequested = false
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var handler = Handler { _ in }
  /// Whether something waits, for those who only ask that.
  private let isWaiting = Atomic(false)
  /// No weak reference: an object that has had one is slow to retain for the rest of its life.
  private var reference = Unowned<Graph>(nil)  // set to nil by the graph's deinit (`close`)
  /// That of the graph in whose picture this one's tree is shown: a stage's changes are made in its work.
  let main: GraphInbox?

  init(main: GraphInbox? = nil) { self.main = main }

  /// That of the graph whose actions run, or have started the present task. Held, so that no other graph is taken for one that
  /// has ended.
  @TaskLocal package static var acting: GraphInbox?

  /// That of the tree that a host shows: what a stage shows is a part of it.
  package var outermost: GraphInbox { main?.outermost ?? self }

  /// The graph until it ends. Within engine work, and let go of there.
  package var graph: Graph? { reference.object }

  func opens(_ graph: Graph) { reference = Unowned(graph) }

  /// Where a caller stands that changes what the graph shows.
  enum Caller {
    /// In the graph's own work.
    case within
    /// Where the graph's work may be done at once.
    case mainActor
    case elsewhere
  }

  @inline(__always)
  var caller: Caller {
    if let graph = Graph.current, graph.inbox === self { return .within }
    return Engine.isAtWork || Engine.isOnMainActor ? .mainActor : .elsewhere
  }

  /// Does work that wakes nodes: now, or on a thread that does not carry the main actor, at the next update. Nothing
  /// is done once the graph has ended.
  package func perform(_ work: @escaping (Graph) -> Void) {
    perform(as: caller, work)
  }

  private func perform(as caller: Caller, _ work: @escaping (Graph) -> Void) {
    switch caller {
    case .within: if let graph { work(graph) }
    case .mainActor: Engine.work { if let graph { graph.enter { work(graph) } } }
    case .elsewhere: post { [self] in if let graph { graph.enter { work(graph) } } }
    }
  }

  /// Wakes the readers of a source.
  @inline(__always)
  func wake(_ source: Source, _ transaction: Transaction, as caller: Caller) {
    if caller == .within { return source.wake(transaction) }
    perform(as: caller) { _ in source.wake(transaction) }
  }

  /// Brings earlier changes with another transaction into the tree, where the present thread may do so.
  package func separate(_ transaction: Transaction) { separate(transaction, as: caller) }

  func separate(_ transaction: Transaction, as caller: Caller) {
    switch caller {
    case .within: graph?.separate(transaction)
    case .mainActor: Engine.work { if let graph { graph.separate(transaction) } }
    case .elsewhere: break
    }
  }

  private func post(_ work: @escaping () -> Void) {
    if let main { return main.post(work) }
    let isOpen = lock.withLock {
      guard !isClosed else { return false }
      waiting.append(work)
      isWaiting.store(true, ordering: .releasing)
      return true
    }
    if isOpen { requestFrame() }
  }

  // MARK: Frames

  /// A function as a generic result: handed out by itself, it is wrapped in memory of its own.
  private struct Handler {
    let call: @Sendable (FrameRequestOrigin) -> Void
  }

  /// Asks the host for a frame, once until the next one begins.
  func requestFrame() {
    let handler: Handler? = lock.withLock {
      guard !isFrameRequested, !isClosed else { return nil }
      isFrameRequested = true
      return self.handler
    }
    handler?.call(Engine.isOnMainActor ? .mainActor : .otherThread)
  }

  /// Called once each time work arrives while none was waiting, on the thread on which it arrives.
  var needsFrame: @Sendable (FrameRequestOrigin) -> Void {
    get { lock.withLock { handler }.call }
    set {
      // The one before is released outside of the lock: it may hold a program's objects.
      var other = Handler(call: newValue)
      lock.withLock { swap(&handler, &other) }
    }
  }

  /// A frame begins: what arrives from now on asks for another.
  func frameBegins() { lock.withLock { isFrameRequested = false } }

  // MARK: The graph's side

  var isEmpty: Bool { !isWaiting.load(ordering: .acquiring) }

  /// What has arrived from other threads, in order.
  func drain() -> [() -> Void] {
    guard !isEmpty else { return [] }
    return lock.withLock {
      isWaiting.store(false, ordering: .relaxed)
      let work = waiting
      waiting.removeAll(keepingCapacity: true)
      return work
    }
  }

  /// The graph ends: no work is delivered and no frame is requested any more. Within engine work.
  func close() {
    reference = Unowned(nil)
    needsFrame = { _ in }
    let rest = lock.withLock {
      isClosed = true
      let rest = waiting
      waiting.removeAll()
      isWaiting.store(false, ordering: .relaxed)
      return rest
    }
    // Released outside of the lock: they may hold a program's objects.
    _ = rest
  }
}
