import ViewGraph

/// The presentations of a window, the one in front last.
///
/// Owner: the window's layers (`PanelLayers`). Written while the presentations' layer runs its body, and by what the user does.
@MainActor
final class PresentationModel {
  /// Those that show.
  private(set) var shown: [Presentation.ID] = []
  /// Those on their way out: until they have gone, what presented them presents nothing else.
  private var leaving: Set<Presentation.ID> = []
  /// Those that show and those on their way out, as they were last, with what is kept of each.
  private var known: [Presentation.ID: Known] = [:]
  /// The root of the window, whose views are behind.
  private weak var root: RootNode?
  /// Runs the body of the layer again.
  var changed: () -> Void = {}

  private struct Known {
    var presentation: Presentation
    var conduct = PresentationConduct()
    /// Whether its content has been there.
    var hasAppeared = false
    /// What `dismiss` does in it. The same value each time, so that it wakes nobody who reads it.
    let dismissal: DismissAction
    /// Which view had the focus when it came in front.
    weak var focused: ElementNode?
  }

  init(_ root: RootNode?) { self.root = root }

  func presentation(_ id: Presentation.ID) -> Presentation? { known[id]?.presentation }
  func conduct(of id: Presentation.ID) -> PresentationConduct { known[id]?.conduct ?? PresentationConduct() }
  func dismissal(of id: Presentation.ID) -> DismissAction { known[id]?.dismissal ?? DismissAction(nil) }

  /// Takes in the presentations that the views want, and answers which of them show next: those that do, in their order, and new
  /// ones. What one window or one presentation presents comes one after the other: the next when the one before has gone.
  func next(_ wanted: [Presentation]) -> [Presentation.ID] {
    let asked = distinct(wanted).filter { !leaving.contains($0.id) }
    for presentation in asked { known[presentation.id]?.presentation = presentation }
    let ids = Set(asked.map(\.id))
    var next = shown.filter(ids.contains)
    var busy = Set(leaving.union(shown).map { known[$0]?.presentation.owner })
    for presentation in asked where !next.contains(presentation.id) {
      guard presentation.owner.map(next.contains) ?? true,
        busy.insert(presentation.owner).inserted
      else { continue }
      let id = presentation.id
      known[id] = Known(
        presentation: presentation,
        dismissal: DismissAction { [weak self] in self?.known[id]?.presentation.dismiss() })
      next.append(id)
    }
    return next
  }

  /// One of each. A view may stand in the tree several times, as in a bar that chooses among arrangements: what it presents
  /// belongs to the one that is laid out.
  private func distinct(_ wanted: [Presentation]) -> [Presentation] {
    var places: [Presentation.ID: Int] = [:]
    var result: [Presentation] = []
    for presentation in wanted {
      guard let place = places[presentation.id] else {
        places[presentation.id] = result.count
        result.append(presentation)
        continue
      }
      if result[place].anchor?.isPlaced == false { result[place] = presentation }
    }
    return result
  }

  /// How the way to other presentations is animated; nil for not at all.
  func animation(to next: [Presentation.ID]) -> Animation? {
    let changed = next.first { !shown.contains($0) } ?? shown.last { !next.contains($0) }
    guard let presentation = changed.flatMap(presentation), !presentation.source.isStill else { return nil }
    return presentation.style.animation
  }

  /// What shows is another: what is behind is covered or uncovered, and the focus is given back to where it was.
  func show(_ next: [Presentation.ID]) {
    let gone = shown.filter { !next.contains($0) }
    for id in next where !shown.contains(id) { known[id]?.focused = root?.graph.focus.focusedElement }
    shown = next
    cover()
    if let root, let before = gone.lazy.compactMap({ self.known[$0]?.focused }).first, !before.isDead {
      root.graph.enter { root.graph.focus.giveBack(to: before) }
    }
    for id in gone {
      leaving.insert(id)
      if known[id]?.hasAppeared != true { ended(id) }
    }
    known = known.filter { shown.contains($0.key) || leaving.contains($0.key) }
    changed()
  }

  private func cover() { root?.coversContent = shown.contains { !conduct(of: $0).letsBehind } }

  func setConduct(_ conduct: PresentationConduct, of id: Presentation.ID) {
    known[id]?.conduct = conduct
    cover()
    changed()
  }

  // MARK: Coming and going

  func appeared(_ id: Presentation.ID) { known[id]?.hasAppeared = true }

  /// A presentation has left the window.
  func ended(_ id: Presentation.ID) {
    guard leaving.remove(id) != nil else { return }
    known.removeValue(forKey: id)?.presentation.onDismiss?()
    changed()
  }

  // MARK: What the user does

  private func userDismisses(_ id: Presentation.ID) {
    if conduct(of: id).letsUserDismiss { presentation(id)?.dismiss() }
  }

  /// A press beside a presentation.
  func pressedBeside(_ id: Presentation.ID) {
    switch presentation(id)?.style.pressBeside {
    case .dismisses: userDismisses(id)
    case .cancels:
      let escape = KeyEvent(.escape)
      if root.map({ root in root.graph.enter { root.graph.focus.performShortcut(of: escape) } }) != true {
        userDismisses(id)
      }
    case .nothing, nil: break
    }
  }

  /// The escape key dismisses what is in front, where that lets it.
  ///
  /// - Returns: Whether anything is in front.
  func escape() -> Bool {
    guard let id = shown.last else { return false }
    if presentation(id)?.style.escapes == true { userDismisses(id) }
    return true
  }
}
