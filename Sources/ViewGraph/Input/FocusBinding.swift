/// A modifier that binds a value of the program's to whether the focus is on a view inside.
package protocol FocusBinding: ElementModifier {
  /// Whether the value says that the focus is inside.
  nonisolated var wantsFocus: Bool { get }
  /// Whether another modifier writes the same value, whatever it writes there.
  nonisolated func writesSame(as other: any FocusBinding) -> Bool
  /// Writes the value.
  nonisolated func focusChanged(_ isInside: Bool)
}

extension FocusBinding {
  package nonisolated static var affects: ModifierAspects { [] }
  package nonisolated static func makeFocusBindingType() -> _ModifierType {
    ElementModifierType<Self>(.binding)
  }

  fileprivate nonisolated static func value(_ pointer: UnsafeMutableRawPointer) -> any FocusBinding {
    pointer.assumingMemoryBound(to: Self.self).pointee
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
    if let binding, binding.wantsFocus != graph.focus.isInside(self) { schedule() }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    graph.afterLayout(of: self) { [weak self] in
      guard let self else { return }
      isScheduled = false
      if !isDead { graph.focus.settle(self) }
    }
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
