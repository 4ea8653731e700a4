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
}

extension FocusTracker {
  /// The shortcut of the view that an element of semantics speaks for.
  package func shortcutKeys(of handle: NodeHandle) -> (key: KeyEquivalent, modifiers: EventModifiers)? {
    shortcut(around: graph.nodes.element(handle))?.keys
  }

  /// Activates the first view in the tree's order that a key is the shortcut of and that can be activated.
  @MainActor
  package func performShortcut(of event: KeyEvent) -> Bool {
    guard let tree = SemanticsPass.tree(in: graph) else { return false }
    let found = tree.first { node in
      guard node.semantics.isEnabled, node.semantics.actions.contains(where: { $0.kind == .activate }),
        let shortcut = shortcut(around: graph.nodes.element(node.handle))
      else { return false }
      return shortcut.matches(event)
    }
    return found.map { SemanticsPass.perform(.activate, on: $0.handle, in: graph) } ?? false
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
