import Foundation
import ViewGraph

/// What a view is called, what it holds and whether it is left out, for assistive technology: traits of the
/// view's elements.
enum AccessibilityLabelTrait: DescriptiveTrait {}
enum AccessibilityValueTrait: DescriptiveTrait {}
enum AccessibilityHiddenTrait: DescriptiveTrait {}

/// A trait that says what a view is or holds: looked up when somebody asks, so that its change invalidates nothing.
protocol DescriptiveTrait: TraitKind {}
extension DescriptiveTrait { static nonisolated var uses: TraitUses { [] } }

extension View {
  /// Sets the name by which assistive technology calls the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the label as a trait.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(TraitModifier(AccessibilityLabelTrait.self, label))
  }

  /// Sets the name by which assistive technology calls the view, looked up in the string tables.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the label as a trait.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the name by which assistive technology calls the view, as it is.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the label as a trait.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that assistive technology reads for the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the value as a trait.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(TraitModifier(AccessibilityValueTrait.self, valueDescription))
  }

  /// Sets the value that assistive technology reads for the view, looked up in the string tables.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the value as a trait.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that assistive technology reads for the view, as it is.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the value as a trait.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out of what assistive technology reads.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the flag as a trait.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(TraitModifier(AccessibilityHiddenTrait.self, hidden))
  }

  /// Leaves the view out of what assistive technology reads.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the flag as a trait.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Sets the name by which assistive technology calls the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the label as a trait.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value that assistive technology reads for the view.
  /// - Note: No effect on Linux: no assistive technology is connected. The view keeps the value as a trait.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
}
