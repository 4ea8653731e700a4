/// A modifier whose view can have the focus: what the keyboard does goes to it.
package protocol FocusAttaching: ElementModifier {
  nonisolated func takesFocus(in environment: EnvironmentScope) -> Bool
  /// Whether the view takes the focus when it is pressed.
  nonisolated var takesFocusByPress: Bool { get }
  nonisolated func focusChanged(_ isFocused: Bool)
  /// The view is given back the focus that something in front of it has taken.
  nonisolated func focusReturned()
  /// Answers whether the view has used the input; what it has not goes on.
  @MainActor func receive(_ input: KeyboardInput) -> Bool
  /// Whether a command of the Edit menu would do something to the view now; it is performed by its key.
  @MainActor func offers(_ command: EditingCommand) -> Bool
}

/// A modifier that is given keys while the focus is on a view inside: before that view, or what that leaves.
package protocol KeyAttaching: ElementModifier {
  /// Whether it is given what the view with the focus has not used.
  nonisolated var isCommand: Bool { get }
  nonisolated func takesKeys(in environment: EnvironmentScope) -> Bool
  /// Answers whether the modifier has used the key; what it has not goes on.
  @MainActor func receive(_ event: KeyEvent) -> Bool
}

extension FocusAttaching {
  package nonisolated func focusReturned() { focusChanged(true) }
  @MainActor package func offers(_ command: EditingCommand) -> Bool { false }
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated static func makeFocusTargetType() -> _ModifierType {
    ElementModifierType<Self>(.target)
  }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any FocusAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension KeyAttaching {
  package nonisolated var isCommand: Bool { false }
  package nonisolated static var affects: ModifierAspects { [] }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any KeyAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension UnaryNode {
  fileprivate final var focusing: (any FocusAttaching)? { modifierType.focusing?.value(value) }
  fileprivate final var keys: (any KeyAttaching)? { modifierType.keys?.value(value) }

  /// What takes the focus here; nil where nothing does at the moment.
  fileprivate final var focusTarget: (any FocusAttaching)? { isPlaced ? placedFocusTarget : nil }

  /// The same once the view is placed.
  final var placedFocusTarget: (any FocusAttaching)? {
    guard !isDead, let focusing, focusing.takesFocus(in: environment) else { return nil }
    return focusing
  }
}

extension ElementNode {
  /// Whether nothing inside can be used: it is hidden, spoken of alone, or covered.
  fileprivate final var keepsContentBack: Bool {
    (self as? UnaryNode)?.hidesContent == true || isSpokenOnly || isCovered
  }

  /// Whether the element or one around it is hidden, never seen, or on its way out.
  final var isWithinHidden: Bool {
    var node: ElementNode? = self
    while let current = node {
      if current.keepsContentBack || current is DepartureNode { return true }
      node = current.layoutParent
    }
    return false
  }
}

/// The focus of a window: which view has it, and the values of the program that say so.
///
/// Owner: the graph. The focus moves because the user presses a view or the tabulator key, or because the program
/// writes
/// a value that a view is bound to (`FocusBindingNode`); the values that say where the focus is are written by each
/// move.
/// Views are known by handles: what a move writes may take any of them out of the tree.
package final class FocusTracker {
  // The graph has the tracker.
  unowned let graph: Graph
  private var focused: NodeHandle?
  /// What was told that it has the focus: the view may have gone, and whoever has given it its state be there still.
  private var told: (any FocusAttaching)?
  /// What is bound to it.
  private var bound: BoundViews = []
  /// Whether the program has asked for the focus where it is, during an action after which it would be given up.
  var isAskedFor = false

  init(_ graph: Graph) { self.graph = graph }

  private func node(_ handle: NodeHandle?) -> UnaryNode? {
    handle.flatMap { graph.nodes.element($0) as? UnaryNode }
  }

  /// The views that tell values, in the order in which they were made.
  var tellers: [NodeHandle] = []
  /// What readers of such values depend on.
  let valueChanges = Source()
  /// Whether they are about to be told.
  var isTelling = false
  /// The focus of another window that readers of this tree go by: the tree of a program's scenes and menus has none of its
  /// own, and is told what the window in front tells.
  package weak var model: FocusTracker? {
    didSet { if model !== oldValue { valueChanges.wake(Transaction()) } }
  }

  /// Whether the user has done something with the keyboard or a pointer: before, the focus goes where it is by default.
  package var isUsed = false

  /// What is bound to a value that asks for the focus, while something is in front of it.
  private var waiting: NodeHandle?
  /// What is given the focus back where that one does not take it.
  private var beforeCover: NodeHandle?

  /// Whether there has been a view that takes the focus.
  var hasTargets = false

  /// Whether there has been a view with a shortcut.
  var hasShortcuts = false

  /// Whether a view has the focus.
  var isSomewhere: Bool { focused != nil }

  /// Whether no view has the focus but such as is behind something.
  package var isFree: Bool { focusedElement?.isWithinHidden ?? true }

  /// The view with the focus.
  package var focusedElement: ElementNode? { node(focused) }

  /// Whether a command of the Edit menu would do something to the view with the focus.
  @MainActor package func offers(_ command: EditingCommand) -> Bool {
    node(focused)?.focusTarget?.offers(command) ?? false
  }

  // MARK: Moving

  /// Gives the focus to a view, or takes it from the one that has it.
  ///
  /// - Parameter isReturned: Whether the view is given back what something in front of it has taken.
  package func focus(_ target: ElementNode?, isReturned: Bool = false) {
    let handle = target?.handle(in: graph.nodes)
    guard handle != focused else { return }
    valuesChanged()
    let before = node(focused)?.focusing ?? told
    told = nil
    let left = bound
    focused = handle
    bound = target?.focusBindings { $0.technologies == nil } ?? []
    let now = bound
    for (view, last) in left where !now.contains(where: { $0.view == view }) {
      ((node(view) as? FocusBindingNode)?.binding ?? last).focusChanged(false)
    }
    before?.focusChanged(false)
    // What was told may have moved the focus on.
    guard focused == handle else { return }
    told = node(handle)?.focusing
    if isReturned { told?.focusReturned() } else { told?.focusChanged(true) }
    for (view, binding) in now where !left.contains(where: { $0.view == view }) {
      guard focused == handle else { return }
      binding.focusChanged(true)
    }
  }

  /// A view is pressed: it takes the focus, or the nearest one around it that does so. Where there is none the focus
  /// stays where it is.
  func pressed(_ hit: ElementNode?) {
    var node = hit
    while let current = node {
      if let unary = current as? UnaryNode, let target = unary.focusTarget, target.takesFocusByPress {
        return focus(unary)
      }
      node = current.layoutParent
    }
  }

  /// The view around a leaf takes the focus, or the nearest one around it that does so.
  func focus(onLeaf id: UInt64) {
    guard let root = graph.root?.element else { return }
    if let target = target(around: root.first { $0 is LeafNode && $0.id == id }) { focus(target) }
  }

  /// The first view inside of a node that takes the focus is given it, or else the nearest one around.
  ///
  /// - Returns: Whether there is one.
  package func focus(in node: ViewNode) -> Bool {
    var elements: [ElementNode] = []
    node.collect(into: &elements)
    let inside = elements.lazy.compactMap { self.firstTarget(in: $0) }.first
    guard let target = inside ?? target(around: elements.first), !target.isWithinHidden else { return false }
    focus(target)
    return true
  }

  /// The views that take the focus, in the tree's order.
  package var targets: [ElementNode] {
    guard let root = graph.root?.element else { return [] }
    var targets: [ElementNode] = []
    forEachTarget(in: root) {
      targets.append($0)
      return true
    }
    return targets
  }

  // MARK: Following the tree

  /// The tree has been brought up to date: a view that has gone, or takes no input any more, loses the focus.
  ///
  /// - Returns: Whether that is so.
  func treeChanged() -> Bool {
    guard let focused else { return false }
    if let node = node(focused), node.focusTarget != nil, !node.isWithinHidden { return false }
    focus(nil)
    return true
  }

  /// Whether the focus is inside of a view that a value is bound to.
  func isInside(_ node: FocusBindingNode) -> Bool {
    !bound.isEmpty && bound.contains { $0.view == node.handle(in: graph.nodes) }
  }

  /// Whether the focus is inside of a view with a binding of which something holds.
  func isBound(where condition: (any FocusBinding) -> Bool) -> Bool {
    bound.contains { view, last in condition((node(view) as? FocusBindingNode)?.binding ?? last) }
  }

  /// The program has written a value that a view is bound to.
  func settle(_ node: FocusBindingNode) {
    guard !node.isDead, let binding = node.binding, binding.wantsFocus != isInside(node) else { return }
    guard binding.wantsFocus else { return focus(nil) }
    // Where several views are bound alike and one of them has the focus, the value says no more than that.
    let isElsewhere = bound.contains { view, _ in
      guard let other = (self.node(view) as? FocusBindingNode)?.binding else { return false }
      return other.wantsFocus && other.writesSame(as: binding)
    }
    if isElsewhere { return }
    if node.isWithinHidden { return wait(node) }
    take(node, binding)
  }

  /// What is bound takes the focus where it can; a value that says what cannot be is put right.
  private func take(_ node: FocusBindingNode, _ binding: any FocusBinding) {
    if let target = firstTarget(in: node) { focus(target) } else { binding.focusChanged(false) }
  }

  /// A view that is to have the focus is behind something, which may go in the same frame.
  private func wait(_ node: FocusBindingNode) {
    let handle = node.handle(in: graph.nodes)
    waiting = handle
    graph.whenSettled { [weak self, weak node] in
      guard let self, waiting == handle else { return }
      let before = beforeCover
      (waiting, beforeCover) = (nil, nil)
      guard let node, !node.isDead, let binding = node.binding, binding.wantsFocus else { return }
      if !node.isWithinHidden { return take(node, binding) }
      binding.focusChanged(false)
      if let before = self.node(before), !before.isWithinHidden { focus(before, isReturned: true) }
    }
  }

  /// What was in front of a view has gone: the view is given the focus back that it had before, unless the program has asked
  /// for it elsewhere.
  package func giveBack(to view: ElementNode) {
    if waiting == nil { focus(view, isReturned: true) } else { beforeCover = view.handle(in: graph.nodes) }
  }

  // MARK: Keys

  /// Gives a key or a text to the view with the focus, and keys first to the modifiers around it, from the inside out.
  @MainActor
  func receive(_ input: KeyboardInput) -> Bool {
    let around = keyModifiers()
    if case .key(let event) = input, give(event, to: around, asCommand: false) { return true }
    if let target = node(focused)?.focusTarget, target.receive(input) { return true }
    guard case .key(let event) = input, event.phase != .up else { return false }
    if give(event, to: around, asCommand: true) { return true }
    if hasShortcuts, performShortcut(of: event) { return true }
    guard event.key == .tab else { return graph.scroll(by: event) }
    guard event.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
    return move(forward: !event.modifiers.contains(.shift))
  }

  /// The modifiers around the view with the focus that are given keys, from the inside out.
  private func keyModifiers() -> [NodeHandle] {
    var around: [NodeHandle] = []
    var next: ElementNode? = focusedElement
    while let current = next {
      if (current as? UnaryNode)?.keys != nil { around.append(current.handle(in: graph.nodes)) }
      next = current.layoutParent
    }
    return around
  }

  @MainActor
  private func give(_ event: KeyEvent, to around: [NodeHandle], asCommand: Bool) -> Bool {
    for handle in around {
      guard let node = node(handle), let keys = node.keys, keys.isCommand == asCommand,
        keys.takesKeys(in: node.environment)
      else { continue }
      if keys.receive(event) { return true }
    }
    return false
  }

  // MARK: The tree

  /// The first view from one inward that takes the focus.
  private func firstTarget(in element: ElementNode) -> UnaryNode? {
    var target: UnaryNode?
    forEachTarget(in: element) {
      target = $0
      return false
    }
    return target
  }

  /// The nearest view from one outward that takes the focus.
  private func target(around element: ElementNode?) -> UnaryNode? {
    var node = element
    while let current = node {
      if let unary = current as? UnaryNode, unary.focusTarget != nil { return unary }
      node = current.layoutParent
    }
    return nil
  }

  /// The views from one inward that take the focus, in the tree's order, until the closure answers false.
  private func forEachTarget(in element: ElementNode, _ body: (UnaryNode) -> Bool) {
    _ = element.first(passing: \.keepsContentBack) { element in
      if let unary = element as? UnaryNode, unary.focusTarget != nil { !body(unary) } else { false }
    }
  }
}
