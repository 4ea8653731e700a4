/// A modifier whose view is activated by a key, wherever the focus is.
package protocol ShortcutAttaching: ElementModifier {
  /// The key with the modifier keys that have to be down; nil where there is none.
  nonisolated var keys: (key: KeyEquivalent, modifiers: EventModifiers)? { get }
  nonisolated func matches(_ event: KeyEvent) -> Bool
}

extension ShortcutAttaching {
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated static func makeShortcutType() -> _ModifierType { ElementModifierType<Self>(.shortcut) }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any ShortcutAttaching {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension UnaryNode {
  fileprivate final var shortcut: (any ShortcutAttaching)? { modifierType.shortcut?.value(value) }

  /// What the first control inside does that can be activated; nil where there is none. Those with a shortcut of their own
  /// have no other.
  fileprivate final var shortcutAction: (@MainActor () -> Void)? {
    var action: (@MainActor () -> Void)?
    _ = child.first { element in
      element.takesNoInput || (element as? UnaryNode)?.shortcut != nil
    } where: { element in
      element.forEachSemanticsScope { if action == nil { action = $0.activation(of: element) } }
      return action != nil
    }
    return action
  }
}

extension ElementNode {
  fileprivate final var takesNoInput: Bool { (self as? UnaryNode)?.preventsInput ?? isCovered }
}

extension FocusTracker {
  /// The shortcut of the view that an element of semantics speaks for.
  package func shortcutKeys(of handle: NodeHandle) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
    shortcut(around: graph.nodes.element(handle))?.keys
  }

  /// Activates the first view in the tree's order that a key is the shortcut of and that can be activated. What assistive
  /// technology is told of the view does not matter, nor whether it can be seen through; one that is hidden takes no input.
  @MainActor
  package func performShortcut(of event: KeyEvent) -> Bool {
    var action: (@MainActor () -> Void)?
    _ = graph.root?.element?.first(passing: \.takesNoInput) { element in
      guard let node = element as? UnaryNode, node.shortcut?.matches(event) == true else { return false }
      action = node.shortcutAction
      return action != nil
    }
    action?()
    return action != nil
  }

  /// The inmost shortcut around an element.
  private func shortcut(around element: ElementNode?) -> (any ShortcutAttaching)? {
    var node = element
    while let current = node {
      if let shortcut = (current as? UnaryNode)?.shortcut { return shortcut }
      node = current.layoutParent
    }
    return nil
  }
}
