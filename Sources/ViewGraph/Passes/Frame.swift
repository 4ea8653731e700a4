import Geometry

/// A frame: the passes in their order.
///
/// What came from other threads and what is written late, the update pass, both passes of layout, appearances and
/// preferences, then the actions that a program asked for (`onAppear`, `onChange`). What an action changes makes another
/// round. The picture is drawn when somebody looks at it, from a tree in which nothing waits; points are hit in it, and
/// its semantics told, in the same way.
extension Graph {
  /// Brings bodies, layout and actions up to date. Work that keeps coming is cut off after
  /// `Limits.roundsPerFrame` rounds and left for the next frame, which is asked for.
  ///
  /// - Parameter change: What the host changes once everything is up to date; it is brought in with the same frame.
  package func update(_ change: (() -> Void)? = nil) {
    enter {
      guard !isUpdating else { return change?() ?? () }
      isUpdating = true
      frameBegins()
      readFullObservationsAnew()
      runPasses()
      if let change {
        change()
        runPasses()
      }
      isUpdating = false
      if hasWork { inbox.requestFrame() }
    }
  }

  private func runPasses() {
    outsideValues?.check(Transaction())
    for round in 0... {
      // Between passes changes can be brought in one by one, each with its own transaction.
      isRunningActions = true
      for work in inbox.drain() { work() }
      evaluateLate()
      isRunningActions = false
      evaluate()
      layout()
      deeply { pending.settle(self) }
      if !hasWork {
        guard !waiting.settledActions.isEmpty else { break }
        settle()
      }
      if round >= Limits.roundsPerFrame {
        reporter.report(
          .diverging, "more than \(Limits.roundsPerFrame) rounds in one frame", at: waiting.evaluations.first)
        break
      }
      // Where work keeps coming they do not wait for its end.
      if round == Limits.roundsPerFrame / 2 {
        waiting.actions += waiting.settledActions
        waiting.settledActions.removeAll()
      }
      runActions()
    }
  }

  /// Nothing else waits: the actions come that are to find it so.
  private func settle() { swap(&waiting.actions, &waiting.settledActions) }

  private func runActions() {
    // Those of nodes that have left the tree meanwhile, which have nothing above them any more, come last.
    let changes =
      waiting.changeActions.filter { !$0.node.isDead }.sorted { $0.node.precedesFromInside($1.node) }
      + waiting.changeActions.filter(\.node.isDead)
    let now = waiting.actions
    waiting.actions.removeAll()
    waiting.changeActions.removeAll()
    isRunningActions = true
    GraphInbox.$acting.withValue(inbox) {
      for change in changes { change.run() }
      for action in now { action() }
    }
    isRunningActions = false
  }

  /// Runs after layout of this frame, before the picture is drawn.
  package func afterLayout(_ action: @escaping () -> Void) {
    waiting.actions.append(action)
    workArrived()
  }

  /// Runs an action on a change that a node has noticed, after layout of this frame: such actions run in the tree's
  /// order, before those of appearances.
  package func afterLayout(of node: ViewNode, _ action: @escaping () -> Void) {
    waiting.changeActions.append((node, action))
    workArrived()
  }

  /// Runs an action when nothing else waits in this frame: what views say of one another has found its place by then.
  package func whenSettled(_ action: @escaping () -> Void) {
    waiting.settledActions.append(action)
    workArrived()
  }

  package var hasWork: Bool {
    !waiting.isEmpty || windows.isDue || scrolling.isDue || pending.hasWork || !inbox.isEmpty
  }

  /// What waits, for reports.
  var waitingWork: String {
    var parts = waiting.names
    if windows.isDue { parts.append("lazy containers") }
    if scrolling.isDue { parts.append("scroll views") }
    if pending.hasWork { parts.append("appearances and preferences") }
    if !inbox.isEmpty { parts.append("other threads") }
    return parts.joined(separator: ", ")
  }
}

/// What waits in a graph for the passes of the next frame.
struct WaitingWork {
  var evaluations = WaveQueue<OwnerNode>()
  /// What bodies have written while they ran: for the next round, so that a body that keeps writing what it reads
  /// is cut off with the frame's rounds.
  var lateEvaluations: [(node: OwnerNode, transaction: Transaction)] = []
  /// Elements whose list of children is out of date.
  var children: [ElementNode] = []
  var measuring = DepthQueue()
  var placing = WaveQueue<ElementNode>()
  /// Geometry readers that are placed and whose content is to be made or placed again.
  var placedReaders: [ContainerNode] = []
  var actions: [() -> Void] = []
  /// Actions for when nothing else waits.
  var settledActions: [() -> Void] = []
  /// Actions on changes, each with the node that has noticed the change.
  var changeActions: [(node: ViewNode, run: () -> Void)] = []

  var isEmpty: Bool {
    evaluations.isEmpty && lateEvaluations.isEmpty && measuring.isEmpty && placing.isEmpty && children.isEmpty
      && placedReaders.isEmpty && actions.isEmpty && changeActions.isEmpty
  }

  /// What waits, for reports.
  var names: [String] {
    [
      ("bodies", !evaluations.isEmpty), ("bodies written to while they ran", !lateEvaluations.isEmpty),
      ("answers", !measuring.isEmpty), ("places", !placing.isEmpty), ("children", !children.isEmpty),
      ("readers", !placedReaders.isEmpty), ("actions", !actions.isEmpty || !changeActions.isEmpty),
    ].filter(\.1).map(\.0)
  }
}
