/// Brings changed values into the tree.
///
/// Bodies whose sources have changed run from the top down, those of one depth in the order in which they were made;
/// each gives its nodes new values, which are compared with the old ones, and the pass goes on below where they differ.
/// What has been added to or taken out of lists is collected when all bodies of a round have run. This is the one pass
/// that makes nodes and takes them out of the tree; readers of geometry alone make some later, inside a place that is
/// settled.
extension Graph {
  func enqueueEvaluation(_ node: OwnerNode, _ transaction: Transaction) {
    guard !node.flags.contains(.needsEvaluation), !node.isDead else { return }
    if tracked != nil {
      reporter.report(.stateWrittenDuringUpdate, "the change is taken after this update", at: tracked)
      waiting.lateEvaluations.append((node, transaction))
      return workArrived()
    }
    separate(transaction)
    if let motions, motions.followsClock, !clock.isTicking { motions.followsClock = false }
    node.flags.insert(.needsEvaluation)
    if transaction.stamp != self.transaction.stamp { self.transaction = transaction }
    waiting.evaluations.append(node)
    workArrived()
  }

  /// Brings the changes of an earlier transaction into the tree before one with another is made, so that each
  /// change is animated as its own transaction says.
  package func separate(_ transaction: Transaction) {
    guard !waiting.evaluations.isEmpty, transaction.stamp != self.transaction.stamp, tracked == nil else {
      return
    }
    guard !isUpdating || isRunningActions else { return }
    let isMoving = self.transaction.stamp != 0 || transaction.stamp != 0 || hasTransactionScopes
    enter {
      evaluate()
      if isMoving, root?.element?.isPlaced == true { layout() }
    }
  }

  func enqueueChildren(_ node: ElementNode) {
    guard !node.flags.contains(.needsChildren) else { return }
    node.flags.insert(.needsChildren)
    waiting.children.append(node)
    workArrived()
  }

  /// Takes in what bodies have written while they ran.
  func evaluateLate() {
    guard !waiting.lateEvaluations.isEmpty else { return }
    let late = waiting.lateEvaluations
    waiting.lateEvaluations.removeAll()
    for (node, transaction) in late { enqueueEvaluation(node, transaction) }
  }

  func evaluate() {
    var rounds = 0
    while !waiting.evaluations.isEmpty || !waiting.children.isEmpty {
      let mayMove = transaction.stamp != 0 || hasTransactionScopes
      if !waiting.evaluations.isEmpty, mayMove || presences.hasAnimatedTransitions { showBeforeChange() }
      runBodies()
      if mayMove { activeMotions.bodiesHaveRun(transaction, in: self) }
      collectChildren()
      rounds += 1
      if rounds > 1_000 {
        reporter.report(.diverging, "bodies keep changing one another", at: waiting.evaluations.first)
        break
      }
    }
    if rounds > 0 {
      transaction = Transaction()
      changes &+= 1
    }
  }

  /// What is animated sets out from what is seen: the picture of what there is by now is made though nobody has looked
  /// at it.
  private func showBeforeChange() {
    guard waiting.measuring.isEmpty, waiting.placing.isEmpty, let element = root?.element, element.isPlaced
    else { return }
    _ = element.picture()
  }

  /// Changes the list of a node at once, as a transaction says; no body has to run for it.
  func changeList(of node: ViewNode, _ transaction: Transaction, _ change: () -> Void) {
    enter {
      guard tracked == nil else { return change() }
      separate(transaction)
      guard !node.isDead else { return }
      if transaction.stamp != self.transaction.stamp { self.transaction = transaction }
      let before = self.transaction
      self.transaction = scoped(before, at: node)
      if self.transaction.stamp != 0 || presences.hasAnimatedTransitions { showBeforeChange() }
      change()
      self.transaction = before
    }
  }

  private func runBodies() {
    let wave = waiting.evaluations.popAll()
    isRunningBodies = true
    defer { isRunningBodies = false }
    for node in wave where node.flags.contains(.needsEvaluation) && !node.isDead {
      let before = transaction
      transaction = scoped(before, at: node)
      deeply { node.reevaluate() }
      transaction = before
    }
    waiting.evaluations.finish(wave)
  }

  /// Deepest first: a list is collected from the lists inside, which must not hold nodes that have left the tree.
  private func collectChildren() {
    let stale =
      waiting.children.count > 1 ? waiting.children.sorted { $0.depth > $1.depth } : waiting.children
    waiting.children.removeAll(keepingCapacity: true)
    for node in stale where !node.isDead {
      node.flags.remove(.needsChildren)
      deeply { node.rebuildChildren() }
    }
  }
}
