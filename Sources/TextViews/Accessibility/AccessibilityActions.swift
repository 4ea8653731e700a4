import Foundation
import ViewGraph

extension View {
  /// Adds something that assistive technology can do with the view. Of several of one kind the outermost is done.
  ///
  /// - Parameters:
  ///   - actionKind: What is done; a tap or a click where nothing is said.
  ///   - handler: Does it.
  @preconcurrency public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.action(actionKind, handler))
  }

  /// Adds what activating the view does, while that is enabled.
  package nonisolated func accessibilityActivation(
    isEnabled: Bool, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibility(isEnabled ? .action(.default, handler) : .none)
  }

  /// Adds an action of the program's own, by a name that is read out.
  @preconcurrency public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action of the program's own, by a name that is looked up in the program's string tables.
  @preconcurrency public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action of the program's own, by a name that a resource names.
  @_disfavoredOverload
  @preconcurrency public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an action of the program's own, by a name as it is.
  @_disfavoredOverload
  @preconcurrency public nonisolated func accessibilityAction<S>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technology adjust the view's value, step by step.
  @preconcurrency public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.adjustable(handler))
  }
}
