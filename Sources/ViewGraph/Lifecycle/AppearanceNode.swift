/// A modifier that acts when its content appears and disappears.
///
/// Content has appeared once one of its elements is placed, so a candidate that is only measured has not, and a copy that
/// acts elsewhere (`actsElsewhere`) never does. It disappears with the last of them, at the latest when the node leaves the
/// tree, and with a transition when that has run. Modifiers further in act first.
class AppearanceNode: ScopeNode {
  private final var isWaiting = false
  /// Where the node stands among those that wait to be placed.
  final var unplacedIndex: Int?

  override init(_ place: NodePlace, type: _ViewType?, content: _ViewType, contentOffset: Int) {
    super.init(place, type: type, content: content, contentOffset: contentOffset)
    awaitLayout()
  }

  /// The content has appeared. Runs inside the pass: what a program wants is put off with `afterLayout`.
  func appeared() {}
  /// The content is out of the layout, or has left the tree.
  func disappeared() {}

  final func awaitLayout() {
    guard !isWaiting else { return }
    isWaiting = true
    graph.pending.await(self)
    graph.workArrived()
  }

  /// Whether the content stands in the tree a second time, and this is not the copy that acts.
  final var actsElsewhere: Bool { EnvironmentValues(scope: environment).actsElsewhere }

  /// Delivers the appearance or disappearance that layout has settled. False while no element is placed: the
  /// node is then checked again after a later layout.
  final func settleAppearance() -> Bool {
    guard !actsElsewhere else {
      isWaiting = false
      return true
    }
    let isShown = showsElement
    if isShown != flags.contains(.appeared) {
      if isShown {
        flags.insert(.appeared)
        appeared()
      } else {
        flags.remove(.appeared)
        disappeared()
      }
    }
    isWaiting = !isShown
    return isShown
  }

  /// The last element may have gone.
  override func listChanged() {
    super.listChanged()
    if flags.contains(.appeared) { awaitLayout() }
  }

  override func willRemove() {
    graph.pending.removeUnplaced(self)
    guard flags.contains(.appeared) else { return }
    flags.remove(.appeared)
    disappeared()
  }
}

extension EnvironmentValues {
  /// Whether views stand in the tree once more, elsewhere, and what they do when they appear, disappear or see a change is done
  /// there.
  package var actsElsewhere: Bool {
    get { self[ActsElsewhereKey.self] }
    set { self[ActsElsewhereKey.self] = newValue }
  }

  private struct ActsElsewhereKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension ViewNode {
  /// Whether one of the elements that the node contributes is placed.
  var showsElement: Bool {
    if isElement { return flags.contains(.isPlaced) }
    if let recipe = self as? RecipeNode { return recipe.showsInstance }
    var shows = false
    // What leaves with a transition shows until that has run.
    forEachLiving { if !shows { shows = $0.showsElement } }
    return shows
  }

  /// What has been made from a recipe below is another: modifiers round the recipe may appear or disappear.
  func instancesChanged() {
    var node = parent
    while let current = node, !current.isElement, !(current is RecipeRootNode) {
      (current as? AppearanceNode)?.awaitLayout()
      node = current.parent
    }
  }
}

extension ElementNode {
  /// Takes the element out of the layout, and what is placed below it: it stays in the tree, to be measured and
  /// placed again.
  final func unplace() {
    graph.changes &+= 1
    forEachPlaced { node in
      if node.isElement { node.flags.subtract([.isPlaced, .needsPlacement]) }
      (node as? ContainerNode)?.algorithm.childrenUnplaced()
      node.visibilityChanged()
    }
  }

  /// The element takes part in the layout after it did not.
  final func placementBegan() { forEachPlaced { $0.visibilityChanged() } }

  /// The modifiers of lists around the element, the element and all below that is placed: candidates that are
  /// only measured are passed by with all that is in them.
  private func forEachPlaced(_ body: (ViewNode) -> Void) {
    guard flags.contains(.isPlaced) else { return }
    var waiting: [ViewNode] = [self]
    // A list's modifier wraps elements that stand beside the wrapper, not below it.
    var inmost: ElementNode = self
    while let wrapper = inmost as? UnaryNode, wrapper.wrapsElementOfList {
      inmost = wrapper.child
      waiting.append(inmost)
    }
    var above = inmost.parent
    while let node = above, !node.isElement {
      body(node)
      above = node.parent
    }
    while let node = waiting.popLast() {
      guard node.flags.contains(.isPlaced) || !node.isElement else { continue }
      body(node)
      node.forEachChild { waiting.append($0) }
    }
  }
}

extension ViewNode {
  fileprivate func visibilityChanged() {
    (self as? AppearanceNode)?.awaitLayout()
    (self as? PreferenceNode)?.preferenceChanged()
    (self as? LeafNode)?.leafPreferencesChanged()
    (self as? SubviewNode)?.instanceVisibilityChanged()
    graph.clock.visibilityChanged(self)
  }
}
