/// The time of one view tree, in seconds from its beginning, and what moves with it.
///
/// Time passes only when the host says so (`Graph.advance(to:)`), so that every animated frame can be
/// reproduced.
package final class FrameClock {
  /// Seconds since the tree was made. Never goes backward.
  package private(set) var now = 0.0
  private var tickers: [FrameTicker] = []
  private var isTicking = false

  /// Whether anything moves, so that the host goes on making frames.
  package var isMoving: Bool { !tickers.isEmpty }

  package func add(_ ticker: FrameTicker) { tickers.append(ticker) }

  package func remove(_ ticker: FrameTicker) { tickers.removeAll { $0 === ticker } }

  /// Moves everything to a time. One that is earlier than now, or no number, counts as now.
  fileprivate func advance(to time: Double) {
    if time > now, time.isFinite { now = time }
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
