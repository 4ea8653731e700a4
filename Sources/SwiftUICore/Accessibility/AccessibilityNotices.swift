import Synchronization
import ViewGraph

/// What a program tells those who do not see its windows.
package enum AccessibilityNotice: Equatable, Sendable {
  case announcement(String)
  /// Elements have come, gone or moved; the text, if any, is said besides.
  case layoutChanged(String?)
  /// Another screen shows.
  case screenChanged(String?)
  /// Content has been scrolled by a page.
  case pageScrolled(String)
}

/// Who hears what a program tells: the sessions of the process, in the order in which they were opened.
///
/// What is told by an action, or by a task that an action or a view starts, goes to the session of that; what is told by the
/// views of a session while they are brought up to date, to that one; in both cases to nobody once that session has ended.
/// Anything else goes to all of them that show something.
package enum AccessibilityNotices {
  package typealias Listener = @Sendable (AccessibilityNotice) -> Void

  /// A session hears what is told for as long as it holds this.
  package final class Hearing: Sendable {
    private let number: UInt64
    fileprivate init(_ number: UInt64) { self.number = number }
    deinit {
      // What it holds is released outside of the lock.
      _ = AccessibilityNotices.listeners.withLock { listeners in
        listeners.all.firstIndex { $0.number == number }.map { listeners.all.remove(at: $0) }
      }
    }
  }

  private struct Listeners {
    var all: [(number: UInt64, inbox: GraphInbox, isShown: Bool, hear: Listener)] = []
    var lastNumber: UInt64 = 0
  }

  private static let listeners = Mutex(Listeners())

  /// A session hears from now on what is told, on the thread on which it is told.
  ///
  /// - Parameters:
  ///   - isShown: Whether it hears also what is told to nobody in particular.
  ///   - hear: Does not hold what holds the result.
  package static func listen(for graph: Graph, isShown: Bool, _ hear: @escaping Listener) -> Hearing {
    let inbox = graph.inbox
    let number = listeners.withLock { listeners in
      listeners.lastNumber += 1
      listeners.all.append((listeners.lastNumber, inbox, isShown, hear))
      return listeners.lastNumber
    }
    return Hearing(number)
  }

  package static func post(_ notice: AccessibilityNotice) {
    let addressee = (GraphInbox.acting ?? Graph.current?.inbox)?.outermost
    let meant = listeners.withLock { listeners in
      listeners.all.filter { listener in addressee.map { listener.inbox === $0 } ?? listener.isShown }
    }
    for listener in meant { listener.hear(notice) }
  }
}
