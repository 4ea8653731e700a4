import Foundation
import SwiftUICore
import Synchronization

/// The windows of an app that have something to do, by their numbers: those whose views have asked for a frame, to which a host
/// has done something, or in which something moves or waits for a time. The others are left alone.
///
/// Owner: the application. Views ask on any thread.
final class AwakeWindows: Sendable {
  private let numbers = Mutex<Set<Int>>([])

  func insert(_ number: Int) { numbers.withLock { _ = $0.insert(number) } }

  /// Takes a window out; answers whether it was among them.
  func remove(_ number: Int) -> Bool { numbers.withLock { $0.remove(number) != nil } }

  /// The numbers at the moment, in the order in which the windows were opened.
  var all: [Int] { numbers.withLock(\.self).sorted() }
}

extension Application {
  /// Brings the scenes and all windows up to date.
  package func update() {
    _ = settle()
    visit { $0.session.update() }
  }

  /// Lets the clock of all windows go to a time, in seconds.
  package func advance(to time: Double) {
    let time = time.isFinite ? max(time, now) : now
    program.advance(to: time)
    menuBar?.session.advance(to: time)
    visit { $0.session.advance(to: time) }
    self.time.now = time
    update()
  }

  /// The clock's time in seconds.
  package var now: Double { time.now }

  /// When the next frame is due, in seconds of the clock, for the sake of any of the trees; nil where nothing will happen by
  /// itself.
  package var nextFrameTime: Double? {
    let windows = awake.all.compactMap { window($0)?.session.nextFrameTime }
    return ([program, menuBar?.session].compactMap { $0?.nextFrameTime } + windows).min()
  }

  /// Does something to each window that has something to do, and to those that get something to do by that: once to each, in the
  /// order in which they were opened.
  private func visit(_ act: (AppWindow) -> Void) {
    var visited: Set<Int> = []
    var next = awake.all
    while !next.isEmpty {
      for number in next where awake.remove(number) {
        visited.insert(number)
        guard let window = window(number) else { continue }
        visits += 1
        act(window)
      }
      next = awake.all.filter { !visited.contains($0) }
    }
  }

  /// Before and after a window's update: does what waits, and keeps the window within its content's sizes.
  ///
  /// - Returns: Whether the window may have changed by it.
  func prepare(_ window: AppWindow) -> Bool {
    guard !isSettling, !isEnded else { return false }
    let hasChanged = settle()
    guard !window.isClosed else { return hasChanged }
    return window.fit() || hasChanged
  }

  /// What a window's views call when they need a frame.
  func frameRequest(of window: AppWindow) -> @Sendable (FrameRequestOrigin) -> Void {
    { [awake, needsFrame, number = window.number] origin in
      awake.insert(number)
      needsFrame(origin)
    }
  }
}
