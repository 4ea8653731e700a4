import Foundation

/// The time of one view tree, in seconds from its beginning, and what moves with it.
///
/// Time passes only when the host says so (`Graph.advance(to:)`), so that every animated frame can be
/// reproduced.
package final class FrameClock {
  /// Seconds since the tree was made. Never goes backward.
  package private(set) var now = 0.0
  /// The date at which the clock began, for views that tell it: that of the first question for it. So no date that
  /// a body of the first frame takes is later.
  package lazy var start = Date()
  /// The present date.
  package var date: Date { start.addingTimeInterval(now) }
  /// Nodes to be told that a time has come, each with its next.
  private var alarms: [ObjectIdentifier: Alarm] = [:]
  private var tickers: [FrameTicker] = []
  private var isTicking = false

  /// Whether anything moves, so that the host goes on making frames.
  package var isMoving: Bool { !tickers.isEmpty }

  /// When the next alarm is due, so that the host makes a frame then; nil where none waits.
  package var nextAlarm: Double? { alarms.values.lazy.map(\.time).min() }

  /// Has the node told, once, that what it shows is another from a time on. Replaces its earlier alarm.
  package func wake(_ node: ViewNode, at time: Double) {
    guard time.isFinite else { return }
    alarms[ObjectIdentifier(node)] = Alarm(node: node, time: time)
  }

  private func ring() {
    guard !alarms.isEmpty else { return }
    let due = alarms.filter { $0.value.time <= now || $0.value.node == nil }
    for (key, alarm) in due {
      alarms[key] = nil
      guard let node = alarm.node, !node.isDead else { continue }
      node.sourceChanged(Transaction())
    }
  }

  /// Seconds that have gone by outside since the clock began.
  package var elapsed: Double { Date().timeIntervalSince(start) }

  package func add(_ ticker: FrameTicker) { tickers.append(ticker) }

  package func remove(_ ticker: FrameTicker) { tickers.removeAll { $0 === ticker } }

  /// Moves everything to a time. One that is earlier than now, or no number, counts as now.
  fileprivate func advance(to time: Double) {
    if time > now, time.isFinite { now = time }
    ring()
    guard !isTicking else { return }
    isTicking = true
    for ticker in tickers where !ticker.tick(now) { remove(ticker) }
    isTicking = false
  }
}

/// Something that moves with the clock.
package protocol FrameTicker: AnyObject {
  /// Moves to a time. False when it has arrived and is not to be asked again.
  func tick(_ time: Double) -> Bool
}

extension Graph {
  /// Lets the clock go to a time; what moves is where it then should be after the next update.
  package func advance(to time: Double) { enter { clock.advance(to: time) } }
}

/// A node that waits for a time.
private struct Alarm {
  weak var node: ViewNode?
  let time: Double
}
