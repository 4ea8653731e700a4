import ViewGraph

/// The modifiers' names of SwiftUI's first year.
extension View {
  /// Sets the name by which assistive technology calls the view.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(label) }

  /// Sets what assistive technology reads out as the view's value.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(value) }

  /// Says what happens when the view is used.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }

  /// Sets a name by which tests find the view.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityIdentifier(identifier) }

  /// Leaves the view out of what assistive technology reads.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHidden(hidden) }

  /// Adds traits to those that the view has.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAddTraits(traits) }

  /// Removes traits that the view has from further in.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityRemoveTraits(traits) }

  /// Sets when the view is read among those at its level.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilitySortPriority(sortPriority) }

  /// Sets the names by which the user may call the view when speaking.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityInputLabels(inputLabels) }

  /// Sets where in the view assistive technology presses to activate it, from its top left corner in points.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }

  /// Sets where in the view assistive technology presses to activate it, as a share of its size.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint)
  }
}
