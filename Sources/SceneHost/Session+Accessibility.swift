import Synchronization
import TextViews

/// What a program tells those who do not see a window, until the host passes it on.
///
/// Owner: the session. Programs tell on any thread.
final class NoticeInbox: Sendable {
  private let waiting = Mutex<[AccessibilityNotice]>([])
  /// Called when the first one has come.
  let cameFirst = Mutex<@Sendable () -> Void>({})
  /// Nil where nothing is heard. Goes with the session, also with one that nobody has ended.
  private let hearing = Mutex<AccessibilityNotices.Hearing?>(nil)

  /// Hears what the program tells in a tree from now on.
  ///
  /// - Parameter isShown: Whether there is a window in which what is told to nobody in particular is heard.
  func listen(for graph: Graph, isShown: Bool) {
    let fresh = AccessibilityNotices.listen(for: graph, isShown: isShown) { [weak self] in self?.receive($0) }
    hearing.withLock { $0 = fresh }
  }

  func stopListening() { hearing.withLock { $0 = nil } }

  func receive(_ notice: AccessibilityNotice) {
    let isFirst = waiting.withLock { waiting in
      // A program that tells more than anybody hears is not kept in memory.
      if waiting.count < 1000 { waiting.append(notice) }
      return waiting.count == 1
    }
    if isFirst { cameFirst.withLock { $0 }() }
  }

  func take() -> [AccessibilityNotice] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

extension Session {
  /// Hears what the program tells.
  ///
  /// - Parameter isShown: Whether there is a window in which what is told to nobody in particular is heard.
  func listen(isShown: Bool = true) { notices.listen(for: graph, isShown: isShown) }

  /// Runs actions of the program: what they tell is told in this window.
  func speaking<Result>(_ body: () -> Result) -> Result {
    GraphInbox.$acting.withValue(graph.inbox, operation: body)
  }

  /// What the program has told since the host has asked last, in order.
  package func takeNotices() -> [AccessibilityNotice] { notices.take() }

  /// Called when the program has told something while nothing of that waited, on the thread on which it does.
  package func onNotice(_ act: @escaping @Sendable () -> Void) { notices.cameFirst.withLock { $0 = act } }

  // MARK: Semantics

  /// What the views say of themselves; nil before there are any.
  package var semantics: SemanticsNode? {
    update()
    return SemanticsPass.tree(in: graph)
  }

  /// Does what assistive technology asks of an element, and brings the tree up to date.
  ///
  /// - Returns: Whether the element offers that.
  package func perform(_ action: SemanticsAction.Kind, on handle: NodeHandle) -> Bool {
    update()
    defer { update() }
    return speaking { SemanticsPass.perform(action, on: handle, in: graph) }
  }

  /// Gives the keyboard's focus to the view of an element of the tree of semantics, or to the nearest one inside or around it
  /// that takes it.
  ///
  /// - Returns: Whether there is one.
  package func focus(on handle: NodeHandle) -> Bool {
    update()
    defer { update() }
    return graph.enter { graph.nodes[handle].map { graph.focus.focus(in: $0) } ?? false }
  }

  // MARK: The focus of assistive technology

  /// The technologies that are in use, as the host's `accessibilitySettings` say.
  package var technologies: AssistiveTechnologies {
    var technologies: AssistiveTechnologies = []
    if settings.contains(.voiceOver) { technologies.insert(.voiceOver) }
    if settings.contains(.switchControl) { technologies.insert(.switchControl) }
    return technologies
  }

  /// The host has said which technologies are in use: where none is, the focus is nowhere.
  func technologiesChanged(from before: AssistiveTechnologies) {
    guard technologies != before else { return }
    graph.enter { graph.activeAssistiveFocus.technologies = technologies }
  }

  /// The element that assistive technology is on.
  package var assistiveFocus: NodeHandle? {
    update()
    return graph.assistiveFocus?.focused
  }

  /// Assistive technology goes to an element, or away from all; values of the program that are bound to that are
  /// written.
  package func moveAssistiveFocus(to handle: NodeHandle?, by technology: AssistiveTechnologies) {
    update()
    speaking { graph.enter { graph.activeAssistiveFocus.focus(handle, by: technology) } }
    update()
  }

  // MARK: Rotors

  /// The places that a rotor leads to, as they are now.
  package func entries(of rotor: SemanticsRotor) -> [SemanticsRotorEntry] {
    update()
    return graph.entries(of: rotor)
  }

  /// Assistive technology goes to a place that a rotor leads to.
  ///
  /// - Returns: The element; nil where there is none.
  package func follow(
    _ entry: SemanticsRotorEntry, of rotor: SemanticsRotor, by technology: AssistiveTechnologies
  ) -> NodeHandle? {
    speaking(entry.prepare)
    update()
    guard let element = graph.element(of: entry, in: rotor) else { return nil }
    moveAssistiveFocus(to: element.handle, by: technology)
    return element.handle
  }
}
