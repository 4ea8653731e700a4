/// A modifier that binds a value of the program's to whether the focus is on a view inside.
package protocol FocusBinding: ElementModifier {
  /// Whether the value says that the focus is inside.
  nonisolated var wantsFocus: Bool { get }
  /// The assistive technologies whose focus is meant; nil for the keyboard's.
  nonisolated var technologies: AssistiveTechnologies? { get }
  /// Whether another modifier writes the same value, whatever it writes there.
  nonisolated func writesSame(as other: any FocusBinding) -> Bool
  /// Writes the value.
  nonisolated func focusChanged(_ isInside: Bool)
}

extension FocusBinding {
  package nonisolated var technologies: AssistiveTechnologies? { nil }
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated static func makeFocusBindingType() -> _ModifierType {
    ElementModifierType<Self>(.binding)
  }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any FocusBinding {
    pointer.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Graph {
  /// Whether the focus is inside of a view with a binding of which something holds.
  package func isFocused(where condition: (any FocusBinding) -> Bool) -> Bool {
    focus.isBound(where: condition)
  }

  /// Whether the program has asked for the focus where it is, during an action after which it would be given up.
  package var isFocusAskedFor: Bool {
    get { focus.isAskedFor }
    set { focus.isAskedFor = newValue }
  }

  /// Runs an action when the frame is settled, and what others do then has been followed by the tree, unless the focus is inside of a
  /// view with a binding of which something holds.
  package func whenSettled(
    unlessFocused condition: @escaping (any FocusBinding) -> Bool, _ action: @escaping () -> Void
  ) {
    whenSettled { [weak self] in
      self?.whenSettled { [weak self] in
        if let self, !focus.isBound(where: condition) { action() }
      }
    }
  }
}

/// The node of such a modifier: has the focus moved where the program wants it, after the layout of the frame in which
/// the value is written.
final class FocusBindingNode: UnaryNode {
  private var isScheduled = false

  func begin() -> FocusBindingNode {
    if binding?.wantsFocus == true { schedule() }
    return self
  }

  /// The modifier as the view has it now.
  var binding: (any FocusBinding)? { modifierType.focusBinding?.value(value) }

  override func updateModifier(from old: UnsafeRawPointer) {
    super.updateModifier(from: old)
    if let binding, binding.wantsFocus != isInside(for: binding) { schedule() }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.afterLayout(of: self) { [weak self] in
      guard let self else { return }
      isScheduled = false
      guard !isDead, let binding else { return }
      if binding.technologies == nil {
        graph.focus.settle(self)
      } else {
        graph.activeAssistiveFocus.settle(self)
      }
    }
  }

  /// Whether the focus that is meant is inside.
  private func isInside(for binding: any FocusBinding) -> Bool {
    binding.technologies == nil
      ? graph.focus.isInside(self) : graph.assistiveFocus?.isInside(self) ?? false
  }
}

/// The modifiers around a view with a focus that are bound to it, inmost first, as they were when it came there: what
/// is
/// told of views that have gone.
typealias BoundViews = [(view: NodeHandle, binding: any FocusBinding)]

extension ElementNode {
  /// The modifiers from this view outward that are bound to a focus. Of several that write one value the inmost does.
  func focusBindings(where isMeant: (any FocusBinding) -> Bool) -> BoundViews {
    var found: BoundViews = []
    var node: ElementNode? = self
    while let current = node {
      if let bound = current as? FocusBindingNode, let binding = bound.binding, isMeant(binding),
        !found.contains(where: { $0.binding.writesSame(as: binding) })
      {
        found.append((bound.handle(in: graph.nodes), binding))
      }
      node = current.layoutParent
    }
    return found
  }
}

/// What part a modifier has in the focus: known from its type, because every node is made by it.
enum FocusPart {
  case none
  /// Its view takes the focus.
  case target
  /// A value is bound to whether the focus is inside.
  case binding
  /// A key does what its view does.
  case shortcut
  /// Its view tells others something while the focus is inside.
  case value
}
