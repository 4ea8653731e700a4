import Foundation
import ViewGraph

extension View {
  /// Sets the name by which assistive technology calls the view.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.label(label)) }

  /// Sets the name by which assistive technology calls the view, looked up in the program's string tables.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name by which assistive technology calls the view, as a resource names it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Sets the name by which assistive technology calls the view, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets what assistive technology reads out as the view's value.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.value(valueDescription)) }

  /// Sets what assistive technology reads out as the view's value, looked up in the program's string tables.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what assistive technology reads out as the view's value, as a resource names it.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource))
  }

  /// Sets what assistive technology reads out as the view's value, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hint(hint)) }

  /// Says what happens when the view is used, for assistive technology to read out after its name, looked up in the
  /// program's string tables.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name, as a resource names
  /// it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintResource))
  }

  /// Says what happens when the view is used, for assistive technology to read out after its name, as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Sets a name by which tests find the view. Nobody reads it out.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.identifier(identifier)) }

  /// Leaves the view, with all that is inside, out of what assistive technology reads. False leaves it as it is: what
  /// is hidden further in stays so.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.hidden(hidden)) }

  /// Adds traits to those that the view has.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.add(traits)) }

  /// Removes traits that the view has from further in.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.remove(traits)) }

  /// Sets when the view is read among those at its level: views with higher numbers come first, those with equal ones
  /// in
  /// the order of the view tree. Without the modifier it is 0; NaN counts as 0.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.sortPriority(sortPriority)) }

  /// Sets the level of a heading. It makes no heading of a view: `accessibilityAddTraits(.isHeader)` does.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibility(.heading(level)) }

  /// Makes the view one element for assistive technology.
  ///
  /// - Parameter children: What becomes of the elements inside. They are ignored where nothing is said.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility(.children(children))
  }
}
