import Foundation
import ViewGraph

// The modifiers with a condition: one that is not enabled changes nothing, and the view keeps its identity and its
// state
// when the condition changes, unlike in an `if`.
extension View {
  /// Sets the name by which assistive technology calls the view, where that is enabled; else it stays as it is.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(label) : .none)
  }

  /// Sets the name by which assistive technology calls the view, looked up in the program's string tables, where that
  /// is enabled; else it stays as it is.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(Text(labelKey)) : .none)
  }

  /// Sets the name by which assistive technology calls the view, as a resource names it, where that is enabled; else
  /// it stays as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .label(Text(label)) : .none)
  }

  /// Sets the name by which assistive technology calls the view, as it is, where that is enabled; else it stays as it
  /// is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(isEnabled ? .label(Text(label)) : .none)
  }

  /// Sets what assistive technology reads out as the view's value, where that is enabled; else it stays as it is.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(valueDescription) : .none)
  }

  /// Sets what assistive technology reads out as the view's value, looked up in the program's string tables, where
  /// that is enabled; else it stays as it is.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(Text(valueKey)) : .none)
  }

  /// Sets what assistive technology reads out as the view's value, as a resource names it, where that is enabled; else
  /// it stays as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .value(Text(valueResource)) : .none)
  }

  /// Sets what assistive technology reads out as the view's value, as it is, where that is enabled; else it stays as
  /// it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(isEnabled ? .value(Text(value)) : .none)
  }

  /// Says what happens when the view is used, where that is enabled; else it stays as it is.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(hint) : .none)
  }

  /// Says what happens when the view is used, looked up in the program's string tables, where that is enabled; else it
  /// stays as it is.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(Text(hintKey)) : .none)
  }

  /// Says what happens when the view is used, as a resource names it, where that is enabled; else it stays as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hint(Text(hintResource)) : .none)
  }

  /// Says what happens when the view is used, as it is, where that is enabled; else it stays as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibility(isEnabled ? .hint(Text(hint)) : .none)
  }

  /// Sets a name by which tests find the view, where that is enabled; else it stays as it is.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .identifier(identifier) : .none)
  }

  /// Leaves the view, with all that is inside, out of what assistive technology reads, where that is enabled; else it
  /// stays
  /// as it is.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(isEnabled ? .hidden(hidden) : .none)
  }
}
