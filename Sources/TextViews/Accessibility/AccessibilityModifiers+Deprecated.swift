import ViewGraph

/// The modifiers' names of SwiftUI's first year.
extension View {
  /// Sets the name by which assistive technology calls the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the label.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

  /// Sets what assistive technology reads out as the view's value.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the value.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

  /// Says what happens when the view is used.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the hint.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  /// Sets a name by which tests find the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the identifier.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

  /// Leaves the view out of what assistive technology reads.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has no element for such a view.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  /// Adds traits to those that the view has.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the traits.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  /// Removes traits that the view has from further in.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the traits that are left.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

  /// Sets when the view is read among those at its level.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has its elements in that order.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }
}
