import HeadlessHost
import SwiftUI

/// What the callbacks of gestures were told, in their order.
@MainActor final class GestureLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines so far; the log is empty afterwards.
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// A view of 100 points in a window of its size.
@MainActor func window(_ view: some View) -> HeadlessSession {
  HeadlessSession(view, size: CGSize(width: 100, height: 100))
}

let middle = CGPoint(x: 50, y: 50)
