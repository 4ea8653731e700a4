@_spi(SwiftUI) import Observation

/// What is known of one kind of code that programs write: the bodies of a type, the closures of a modifier.
package final class ProgramCode: @unchecked Sendable {
  /// Whether the code has ever read an observable object. Used within engine work.
  fileprivate(set) var readsObservables = false
  package init() {}

  /// That of nodes that no view type stands for: transforms of the environment and of preferences.
  fileprivate static let ofScopes = ProgramCode()
}

/// What ties a node to the observable objects that a program's code for it has read.
///
/// A tracking that never fires would stay in the objects' registrars. So each tracking also reads a token of
/// the link's own, and writing the token ends it. That costs about a microsecond; code that has read no observable
/// object so far is run without a token, which costs some 25 ns. The first run that does read one is the only one
/// that cannot be ended; it is ignored when it fires late.
final class ObservationLink: Observable, @unchecked Sendable {
  private let target: WakeTarget
  private let registrar = ObservationRegistrar()
  /// Of the runs that count. Used within the graph's work, as is the next.
  private var generation = 0
  private var runs = 0
  /// In which frame the first of them was.
  private var firstFrame: UInt32 = 0
  /// The nodes whose code has run within those runs: what they have read is followed here alone.
  private var inner: [UInt32: WakeTarget] = [:]
  /// Those of the runs whose place the present one takes.
  private var left: [UInt32: WakeTarget] = [:]

  fileprivate init(_ node: ViewNode) { target = WakeTarget(node) }

  /// Stands for the token.
  private var token: Void { () }

  /// Whether so many runs have added up, in more frames than one, that what the first ones read may not matter any
  /// more: the frame after this one, if there is anything in it to do, reads anew.
  private func isFull(in frame: UInt32) -> Bool { runs >= Self.mostRuns && frame != firstFrame && !isListed }
  private static let mostRuns = 64
  private var isListed = false

  fileprivate func run<Result>(in graph: Graph, _ body: () -> Result) -> Result {
    if runs == 0 { firstFrame = graph.frame }
    runs += 1
    if isFull(in: graph.frame) {
      isListed = true
      graph.fullObservations.append(self)
    }
    let generation = generation
    defer {
      follow(graph.nodesWithinTracking)
      wakeLeft()
    }
    return withObservationTracking(
      {
        registrar.access(self, keyPath: \.token)
        return body()
      },
      didSet: { tracking in
        if Engine.isEndingObservations {
          // A token was written: that of this run, or of one in another graph that ran within it and whose reads are
          // this one's too.
          if generation != self.generation { tracking.cancel() }
        } else {
          tracking.cancel()
          self.fire(generation)
        }
      })
  }

  /// What an untracked run calls when something that it has read changes. It is called once: a run within it that
  /// was ended leaves it deaf, so its node reads anew when the present work is done.
  fileprivate func firing() -> @Sendable () -> Void {
    let generation = generation
    return {
      guard Engine.isEndingObservations else { return self.fire(generation) }
      if generation == self.generation { self.target.wakeAfterLayout(if: self.counts(generation)) }
    }
  }

  fileprivate func follow(_ nodes: [Unowned<ViewNode>]) {
    for case let node? in nodes.lazy.map(\.object) where !node.isDead && inner[node.serial] == nil {
      inner[node.serial] = WakeTarget(node)
    }
  }

  /// What was read by the runs so far is read anew.
  fileprivate func readAnew() {
    isListed = false
    // Runs of a node that was woken or replaced since are not these any more.
    guard runs >= Self.mostRuns, let node = target.node else { return }
    cancel()
    node.sourceChanged(Transaction())
  }

  private func fire(_ generation: Int) { target.wake(if: counts(generation)) }

  /// Whether runs of that generation count, which this ends.
  private func counts(_ generation: Int) -> (Graph) -> Bool {
    { [self] graph in
      guard generation == self.generation else { return false }
      wakeInner { $0.wake() }
      cancel()
      return true
    }
  }

  /// Wakes the nodes whose code ran within the runs so far, in the order in which they were made.
  private func wakeInner(_ wake: (WakeTarget) -> Void) {
    guard !inner.isEmpty else { return }
    let woken = inner.sorted { $0.key < $1.key }
    inner.removeAll()
    for (_, target) in woken {
      wake(target)
    }
  }

  /// The run that follows takes the place of those so far. Nodes whose code ran within those and does not run again
  /// have to be followed by others.
  fileprivate func restart() {
    generation += 1
    runs = 0
    left = inner
    inner.removeAll()
    endToken()
  }

  private func wakeLeft() {
    guard !left.isEmpty else { return }
    let woken = left.filter { inner[$0.key] == nil }.sorted { $0.key < $1.key }
    left.removeAll()
    for (_, target) in woken { target.wakeAfterLayout() }
  }

  private func endToken() {
    Engine.endObservation { registrar.withMutation(of: self, keyPath: \.token) {} }
  }

  /// Ends the runs so far. Nodes whose code ran within them have to be followed by others: they are woken when the
  /// present work is done.
  fileprivate func cancel() {
    generation += 1
    runs = 0
    wakeInner { $0.wakeAfterLayout() }
    endToken()
  }

  /// Ends the tracking: the node is about to leave the tree.
  func end() {
    inner.removeAll()
    cancel()
  }
}

extension Graph {
  /// Code of which so many runs have added up that they are full reads anew, in a frame that has something to do or to
  /// draw anyway.
  func readFullObservationsAnew() {
    guard !fullObservations.isEmpty, hasWork || root?.element?.flags.contains(.needsDrawing) == true else {
      return
    }
    let full = fullObservations
    fullObservations.removeAll()
    for link in full { link.readAnew() }
  }
}

extension ViewNode {
  /// Runs code of a program's that works something out for this node. What it reads, of states, of the environment
  /// and of observable objects, wakes the node when it changes.
  ///
  /// - Parameters:
  ///   - code: What the runs of this kind of code share; nil for that of the node's type.
  ///   - addsUp: Whether what earlier runs have read still counts (sizes for several proposals), until the node is
  ///     woken. Otherwise a run takes the place of the one before (a body).
  @discardableResult
  @inline(__always)
  package final func observing<Result>(
    _ code: ProgramCode? = nil, addsUp: Bool = false, _ body: () -> Result
  ) -> Result {
    let graph = graph
    let before = graph.tracked
    graph.tracked = self
    defer { graph.tracked = before }
    let code = code ?? type?.code ?? .ofScopes
    // A tracking within another would be the other's too, at a cost for each level: what encloses it follows.
    if let follower = graph.follower {
      if follower !== self { graph.nodesWithinTracking.append(Unowned(self)) }
      return body()
    }
    graph.follower = self
    defer {
      graph.follower = nil
      graph.nodesWithinTracking.removeAll(keepingCapacity: true)
    }
    if code.readsObservables || flags.contains(.observes), let link = link(code, addsUp: addsUp) {
      return link.run(in: graph, body)
    }
    // The last argument is evaluated after the body, and only if the body has read something.
    return withObservationTracking(body, onChange: firstObservation(code))
  }

  /// The link that a run is tracked with; nil where the code is not known to read observable objects.
  private func link(_ code: ProgramCode, addsUp: Bool) -> ObservationLink? {
    let graph = graph
    let known = flags.contains(.observes) ? graph.observations[ObjectIdentifier(self)] : nil
    if !addsUp { known?.restart() }
    return known ?? (code.readsObservables && !isDead ? makeObservationLink() : nil)
  }

  /// Runs code of a program's that works something out for whichever node is being worked out, as `observing` does.
  /// Elsewhere the code is just run.
  package static func observingReader<Result>(_ body: () -> Result) -> Result {
    EnvironmentDerived.programRuns()
    guard let node = Graph.current?.tracked else { return body() }
    return node.observing(addsUp: true, body)
  }

  private func firstObservation(_ code: ProgramCode) -> @Sendable () -> Void {
    guard !isDead else { return {} }
    code.readsObservables = true
    let link = makeObservationLink()
    link.follow(graph.nodesWithinTracking)
    return link.firing()
  }

  private func makeObservationLink() -> ObservationLink {
    let link = ObservationLink(self)
    flags.insert(.observes)
    graph.observations[ObjectIdentifier(self)] = link
    return link
  }

  /// The node leaves the tree.
  final func endObservation() {
    guard flags.contains(.observes) else { return }
    flags.remove(.observes)
    graph.observations.removeValue(forKey: ObjectIdentifier(self))?.end()
  }
}
