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

  private static let listeners = Mutex<[(inbox: GraphInbox, isShown: Bool, hear: Listener)]>([])

  /// A session hears from now on what is told, on the thread on which it is told.
  ///
  /// - Parameter isShown: Whether it hears also what is told to nobody in particular.
  package static func listen(for graph: Graph, isShown: Bool, _ hear: @escaping Listener) {
    listeners.withLock { $0.append((graph.inbox, isShown, hear)) }
  }

  /// The session of a graph has ended.
  package static func stopListening(for graph: Graph) {
    let inbox = graph.inbox
    listeners.withLock { $0.removeAll { $0.inbox === inbox } }
  }

  package static func post(_ notice: AccessibilityNotice) {
    let addressee = (GraphInbox.acting ?? Graph.current?.inbox)?.outermost
    let meant = listeners.withLock { all in
      all.filter { listener in addressee.map { listener.inbox === $0 } ?? listener.isShown }
    }
    for listener in meant { listener.hear(notice) }
  }
}
