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
/// What is told by an action, or by a task that an action starts, goes to the session of that action; what is told by
/// the
/// views of a session while they are brought up to date, to that one; anything else to all of them.
package enum AccessibilityNotices {
  package typealias Listener = @Sendable (AccessibilityNotice) -> Void

  private static let listeners = Mutex<[(graph: ObjectIdentifier, hear: Listener)]>([])

  /// The graph whose action is running.
  @TaskLocal package static var graph: ObjectIdentifier?

  /// A session hears from now on what is told, on the thread on which it is told.
  package static func listen(for graph: Graph, _ hear: @escaping Listener) {
    let id = ObjectIdentifier(graph)
    listeners.withLock { $0.append((id, hear)) }
  }

  /// The session of a graph has ended.
  package static func stopListening(for graph: Graph) {
    let id = ObjectIdentifier(graph)
    listeners.withLock { $0.removeAll { $0.graph == id } }
  }

  package static func post(_ notice: AccessibilityNotice) {
    let addressee = graph ?? Graph.current.map { ObjectIdentifier($0) }
    let all = listeners.withLock { $0 }
    let meant = all.filter { $0.graph == addressee }
    for listener in meant.isEmpty ? all : meant { listener.hear(notice) }
  }
}
