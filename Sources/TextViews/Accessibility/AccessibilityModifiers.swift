import Foundation
import ViewGraph

extension View {
  /// Sets the name by which assistive technology calls the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the label.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(label)) }

  /// Sets the name by which assistive technology calls the view, looked up in the program's string tables.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the label.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name by which assistive technology calls the view, as a resource names it.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the name by which assistive technology calls the view, as it is.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology reads out as the view's value.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the value.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(valueDescription)) }

  /// Sets what assistive technology reads out as the view's value, looked up in the program's string tables.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what assistive technology reads out as the view's value, as a resource names it.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource))
  }

  /// Sets what assistive technology reads out as the view's value, as it is.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the hint.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(hint)) }

  /// Says what happens when the view is used, for assistive technology to read out after its name, looked up in the program's string tables.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the hint.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name, as a resource names it.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name, as it is.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the hint.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Sets a name by which tests find the view. Nobody reads it out.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the identifier.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.identifier(identifier)) }

  /// Leaves the view, with all that is inside, out of what assistive technology reads. False leaves it as it is: what
  /// is hidden further in stays so.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has no element for such a view.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hidden(hidden)) }

  /// Adds traits to those that the view has.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.add(traits)) }

  /// Removes traits that the view has from further in.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the traits that are left.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.remove(traits)) }

  /// Sets when the view is read among those at its level: views with higher numbers come first, those with equal ones in
  /// the order of the view tree. Without the modifier it is 0; NaN counts as 0.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has its elements in that order.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.sortPriority(sortPriority)) }

  /// Sets the level of a heading. It makes no heading of a view: `accessibilityAddTraits(.isHeader)` does.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the level.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.heading(level)) }

  /// Makes the view one element for assistive technology.
  ///
  /// - Parameter children: What becomes of the elements inside. They are ignored where nothing is said.
  /// - Note: No effect on Linux: no assistive technology is connected. The tree of semantics has the element.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.children(children))
  }
}
