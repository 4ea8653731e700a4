import Foundation

/// The time of one view tree, in seconds from its beginning, and what moves with it.
///
/// Time passes only when the host advances it (`Graph.advance(to:)`), so that every animated frame can be
/// reproduced.
package final class FrameClock {
  /// Seconds since the tree was made. Never goes backward.
  package var now: Double {
    guard isAtRest, let shared else { return reached }
    return max(reached, shared.now)
  }
  /// The time to which the clock itself has been advanced.
  @exclusivity(unchecked) private var reached = 0.0
  /// The time of the trees that the host shows together; nil for a tree that is shown alone.
  package var shared: SharedTime?
  /// Called when something is about to move, or to wait for a time, while nothing does.
  package var onBegin: (() -> Void)?
  /// The date at which the clock began, for views that display it. It is taken when it is first read, so a
  /// date that a body creates in the first frame is never later.
  package lazy var start = Date()
  /// The present date.
  package var date: Date { start.addingTimeInterval(now) }
  private var alarms = AlarmQueue()
  /// Nodes whose time has come while they showed nothing, as on a screen that another covers.
  private var sleepers = SleepingNodes()
  /// What moves, in the order in which it began to; nil where something has ended since.
  @exclusivity(unchecked) private var tickers: [FrameTicker?] = []
  /// How many of them still move.
  @exclusivity(unchecked) private var count = 0
  /// Whether what moves is being asked.
  @exclusivity(unchecked) private(set) var isTicking = false

  /// Whether anything moves, so that the host goes on making frames.
  package var isMoving: Bool { count > 0 }

  /// Whether it is all the same at which moments the clock is advanced.
  private var isAtRest: Bool { count == 0 && alarms.isEmpty }

  /// Something is about to move or to wait: from now on the clock goes as it is advanced.
  private func leaveRest() {
    guard isAtRest else { return }
    reached = now
    onBegin?()
  }

  /// When the next alarm is due, so that the host makes a frame then; nil where none waits.
  package var nextAlarm: Double? { alarms.next }

  /// Invalidates the node once, when the clock reaches a time; a node that shows nothing then, when it shows something again.
  /// Replaces the node's earlier alarm.
  package func wake(_ node: ViewNode, at time: Double) {
    guard time.isFinite else { return }
    sleepers.remove(node)
    leaveRest()
    alarms.set(node, time)
  }

  /// Drops the node's alarm.
  package func forget(_ node: ViewNode) {
    alarms.remove(node)
    sleepers.remove(node)
  }

  private func ring() {
    for node in alarms.removeDue(at: now) {
      if node.showsElement { node.sourceChanged(Transaction()) } else { sleepers.insert(node) }
    }
  }

  /// The node is placed again, or is not any more: what has been due meanwhile is done.
  func visibilityChanged(_ node: ViewNode) {
    guard !sleepers.isEmpty, node.showsElement, sleepers.remove(node) else { return }
    node.graph.afterLayout { [weak node] in
      if let node, !node.isDead { node.sourceChanged(Transaction()) }
    }
  }

  /// Seconds of real time that have passed since the clock began.
  package var elapsed: Double { Date().timeIntervalSince(start) }

  /// Calls the ticker at every time from the next one on. One that is added again keeps its place.
  package func add(_ ticker: FrameTicker) {
    guard ticker.position == nil else { return }
    leaveRest()
    ticker.position = tickers.count
    tickers.append(ticker)
    count += 1
  }

  /// Runs an action with the next frame, for which the host goes on.
  package func onNextFrame(_ action: @escaping () -> Void) { add(FrameAction(action)) }

  package func remove(_ ticker: FrameTicker) {
    guard let position = ticker.position else { return }
    ticker.position = nil
    tickers[position] = nil
    count -= 1
    if !isTicking { closeGaps() }
  }

  /// Takes what has ended out of the list once that is most of it.
  private func closeGaps() {
    guard tickers.count > 2 * count + 16 || count == 0 else { return }
    tickers.removeAll { $0 == nil }
    for (position, ticker) in tickers.enumerated() { ticker?.position = position }
  }

  /// Moves everything to a time. One that is earlier than now, or no number, counts as now.
  fileprivate func advance(to time: Double) {
    if time > now, time.isFinite { reached = time }
    ring()
    guard !isTicking else { return }
    isTicking = true
    // What begins to move meanwhile is asked at the next time.
    for position in tickers.indices {
      if let ticker = tickers[position], !ticker.tick(now) { remove(ticker) }
    }
    isTicking = false
    closeGaps()
  }
}

/// The time of several trees that one host shows, such as the windows of an app. A tree in which nothing moves and nothing waits
/// for a time is not told that it passes: its clock shows this one.
///
/// Owner: the host, which advances the other trees before it writes the time.
package final class SharedTime {
  @exclusivity(unchecked) package var now = 0.0
  package init() {}
}

/// Something that moves with the clock: one clock at a time.
package class FrameTicker {
  /// Where it stands in the clock's list, while it moves.
  fileprivate final var position: Int?

  /// Moves to a time. False when it has arrived and is not to be asked again.
  package func tick(_ time: Double) -> Bool { false }
}

/// An action of one frame.
private final class FrameAction: FrameTicker {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }

  override func tick(_ time: Double) -> Bool {
    action()
    return false
  }
}

extension Graph {
  /// Lets the clock go to a time; what moves is where it then should be after the next update.
  package func advance(to time: Double) {
    enter {
      let followsClock = !hasWork
      clock.advance(to: time)
      motions?.followsClock = followsClock
    }
  }
}
