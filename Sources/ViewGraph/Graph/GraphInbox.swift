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
/// waits here for the next update. Values do not wait: who writes one finds it there at once.
package final class GraphInbox: @unchecked Sendable {
  /// Guards what follows, and the values of the graph's state boxes.
  let lock = ShortLock()
  private var waiting: [() -> Void] = []
  private var isFrameRequested = false
  private var isClosed = false
  private var handler: @Sendable (FrameRequestOrigin) -> Void = { _ in }
  /// Loaded within engine work only.
  weak var graph: Graph?
  /// Where everything goes instead: a stage's changes are made in the work of the graph that shows it.
  private let main: GraphInbox?

  init(main: GraphInbox? = nil) { self.main = main }

  /// Does work that wakes nodes: now, or on a thread that does not carry the main actor, at the next update. Nothing
  /// is done once the graph has ended.
  package func perform(_ work: @escaping (Graph) -> Void) {
    if let graph = Graph.current, graph.inbox === self { return work(graph) }
    if Engine.isAtWork || Engine.isOnMainActor {
      Engine.work { if let graph { graph.enter { work(graph) } } }
    } else {
      post { [self] in if let graph { graph.enter { work(graph) } } }
    }
  }

  /// Wakes the readers of a source.
  @inline(__always)
  func wake(_ source: Source, _ transaction: Transaction) {
    if let graph = Graph.current, graph.inbox === self { return source.wake(transaction) }
    perform { _ in source.wake(transaction) }
  }

  /// Brings earlier changes with another transaction into the tree, where the present thread may do so.
  package func separate(_ transaction: Transaction) {
    if let graph = Graph.current, graph.inbox === self { return graph.separate(transaction) }
    guard Engine.isAtWork || Engine.isOnMainActor else { return }
    Engine.work { if let graph { graph.separate(transaction) } }
  }

  private func post(_ work: @escaping () -> Void) {
    if let main { return main.post(work) }
    let isOpen = lock.withLock {
      if !isClosed { waiting.append(work) }
      return !isClosed
    }
    if isOpen { requestFrame() }
  }

  // MARK: Frames

  /// Asks the host for a frame, once until the next one begins.
  func requestFrame() {
    let handler: (@Sendable (FrameRequestOrigin) -> Void)? = lock.withLock {
      guard !isFrameRequested, !isClosed else { return nil }
      isFrameRequested = true
      return self.handler
    }
    handler?(Engine.isOnMainActor ? .mainActor : .otherThread)
  }

  /// Called once each time work arrives while none was waiting, on the thread on which it arrives.
  var needsFrame: @Sendable (FrameRequestOrigin) -> Void {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// A frame begins: what arrives from now on asks for another.
  func frameBegins() { lock.withLock { isFrameRequested = false } }

  // MARK: The graph's side

  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  /// What has arrived from other threads, in order.
  func takeWaiting() -> [() -> Void] {
    lock.withLock {
      guard !waiting.isEmpty else { return [] }
      let work = waiting
      waiting.removeAll(keepingCapacity: true)
      return work
    }
  }

  /// The graph ends: nothing is delivered any more, and nobody is asked for frames.
  func close() {
    let rest = lock.withLock {
      isClosed = true
      handler = { _ in }
      let rest = waiting
      waiting.removeAll()
      return rest
    }
    // Released outside of the lock: they may hold a program's objects.
    _ = rest
  }
}
