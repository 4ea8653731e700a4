import ViewGraph

/// The presentations of a window, the one in front last.
///
/// Owner: the window's `PanelStack`. Written while the layer's body runs, and by what the user does.
@MainActor
final class PresentationModel {
  /// The presentations that show, and those on their way out, as they were last.
  private var known: [Presentation.ID: Presentation] = [:]
  private var dismissActions: [Presentation.ID: DismissAction] = [:]
  /// Those that show.
  private(set) var shown: [Presentation.ID] = []
  /// Which view had the focus when a presentation came in front of it.
  private var focused: [Presentation.ID: WeakElement] = [:]
  /// The root of the window, whose views are behind.
  weak var root: RootNode?

  /// What presentations say of themselves.
  private var conducts: [Presentation.ID: PresentationConduct] = [:]

  private struct WeakElement { weak var element: ElementNode? }

  func presentation(_ id: Presentation.ID) -> Presentation? { known[id] }

  /// Takes in the presentations that the views want, and answers which of them show: those that did, in their order, and the
  /// new ones. Of several that one window or one presentation presents, the first shows until it is dismissed.
  func next(_ wanted: [Presentation]) -> [Presentation.ID] {
    let asked = Dictionary(wanted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    known.merge(asked) { _, new in new }
    var next = shown.filter { asked[$0] != nil }
    for presentation in wanted where !next.contains(presentation.id) {
      let owner = presentation.owner
      let isOwnerThere = owner.map(next.contains) ?? true
      let isFree = !next.contains { known[$0]?.owner == owner }
      if isOwnerThere, isFree { next.append(presentation.id) }
    }
    return next
  }

  /// What shows is another: what is behind is covered or uncovered, and the focus is given back to where it was.
  func show(_ next: [Presentation.ID]) {
    guard next != shown else { return }
    let focus = root?.graph.focus
    for id in next where !shown.contains(id) { focused[id] = WeakElement(element: focus?.focusedElement) }
    let gone = shown.filter { !next.contains($0) }
    shown = next
    cover()
    let before = gone.compactMap { focused.removeValue(forKey: $0)?.element }.first
    if let root, let before, !before.isDead { root.graph.enter { root.graph.focus.focus(before) } }
  }

  private func cover() { root?.coversContent = shown.contains { !conduct(of: $0).letsBehind } }

  func conduct(of id: Presentation.ID) -> PresentationConduct { conducts[id] ?? PresentationConduct() }

  func setConduct(_ conduct: PresentationConduct, of id: Presentation.ID) {
    conducts[id] = conduct
    cover()
  }

  /// The user dismisses a presentation, if it lets them.
  func userDismisses(_ id: Presentation.ID) {
    if conduct(of: id).letsUserDismiss { known[id]?.dismiss() }
  }

  /// A presentation has left the window.
  func ended(_ id: Presentation.ID) {
    guard !shown.contains(id) else { return }
    dismissActions[id] = nil
    conducts[id] = nil
    known.removeValue(forKey: id)?.onDismiss?()
  }

  /// What `dismiss` does in a presentation. The same value each time, so that it wakes nobody who reads it.
  func dismissal(of id: Presentation.ID) -> DismissAction {
    if let action = dismissActions[id] { return action }
    let action = DismissAction { [weak self] in self?.known[id]?.dismiss() }
    dismissActions[id] = action
    return action
  }

  /// The escape key dismisses what is in front, where that lets it.
  ///
  /// - Returns: Whether anything is in front.
  func escape() -> Bool {
    guard let id = shown.last, let presentation = known[id] else { return false }
    if presentation.style.escapes { userDismisses(id) }
    return true
  }
}
