import Foundation
import ViewGraph

extension View {
  /// Sets the names by which the user may call the view when speaking, the best first; the label is not among them
  /// then.
  /// An empty list takes them back.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// Sets the names by which the user may call the view when speaking, looked up in the program's string tables, the
  /// best
  /// first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys, isEnabled: true)
  }

  /// Sets the names by which the user may call the view when speaking, as resources name them, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelResources, isEnabled: true)
  }

  /// Sets the names by which the user may call the view when speaking, as they are, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// Sets the names by which the user may call the view when speaking, where that is enabled; else they stay as they
  /// are.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.inputLabels(inputLabels), isEnabled: isEnabled)
  }

  /// Sets the names by which the user may call the view when speaking, looked up in the program's string tables, where
  /// that
  /// is enabled; else they stay as they are.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names by which the user may call the view when speaking, as resources name them, where that is enabled;
  /// else
  /// they stay as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelResources.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names by which the user may call the view when speaking, as they are, where that is enabled; else they
  /// stay as
  /// they are.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
