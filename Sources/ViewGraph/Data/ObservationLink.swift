@_spi(SwiftUI) import Observation

/// What ties a node to the observable objects that its last evaluation read.
///
/// A tracking that never fires would stay in the objects' registrars. So each tracking also reads a token of
/// the link's own, and writing the token ends it. That costs about a microsecond; evaluations of types that
/// have read no observable object so far are run without a token, which costs some 25 ns. The first such
/// evaluation that does read one is the only one that can not be ended; it is ignored when it fires late.
final class ObservationLink: Observable, @unchecked Sendable {
  private let target: WakeTarget
  private let registrar = ObservationRegistrar()
  /// Of the evaluation whose tracking counts. Used in the graph's work.
  private var generation = 0

  private init(_ node: ViewNode) { target = WakeTarget(node) }

  /// Stands for the token.
  private var token: Void { () }

  /// Runs an evaluation of a node. When a property that it read changes, the node is woken once.
  ///
  /// - Parameters:
  ///   - link: The node's link so far.
  ///   - isKnown: Whether evaluations of this type are known to read observable objects.
  /// - Returns: The node's link from now on: nil as long as nothing observable was read.
  static func run(
    _ node: ViewNode, _ link: ObservationLink?, isKnown: Bool, _ body: () -> Void
  ) -> ObservationLink? {
    link?.cancel(in: node.graph)
    guard isKnown else {
      var made = link
      // The last argument is evaluated after the body, and only if the body has read something.
      withObservationTracking(body, onChange: follow(node, &made))
      return made
    }
    let link = link ?? ObservationLink(node)
    let generation = link.generation
    withObservationTracking(
      {
        link.registrar.access(link, keyPath: \.token)
        body()
      },
      didSet: { tracking in
        tracking.cancel()
        link.fire(generation)
      })
    return link
  }

  private static func follow(_ node: ViewNode, _ made: inout ObservationLink?) -> @Sendable () -> Void {
    let link = made ?? ObservationLink(node)
    made = link
    let generation = link.generation
    return { link.fire(generation) }
  }

  private func fire(_ generation: Int) {
    if WakeTarget.isEndingObservations {
      target.wakeAfterLayout { [self] in generation == self.generation }
    } else {
      target.wake { [self] in generation == self.generation }
    }
  }

  /// A tracking that ran around another has what that one read, its token too: ending the inner ends the outer
  /// with it. Whoever is woken so changed nothing, and reads anew when the present work is done.
  private func cancel(in graph: Graph) {
    generation += 1
    WakeTarget.endObservation(in: graph) { registrar.withMutation(of: self, keyPath: \.token) {} }
  }

  /// Ends the tracking: the node is about to leave the tree.
  func end(in graph: Graph) {
    target.end()
    cancel(in: graph)
  }
}
