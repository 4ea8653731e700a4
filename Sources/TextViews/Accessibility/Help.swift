import Foundation
import ViewGraph

extension View {
  /// Describes what the view is for, in a translated phrase that shows beside the pointer.
  /// - Note: No effect on Linux: no host shows a text beside the pointer. Assistive technology tells it as the view's
  ///   hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Describes what the view is for, in a text that shows beside the pointer.
  /// - Note: No effect on Linux: no host shows a text beside the pointer. Assistive technology tells it as the view's
  ///   hint.
  public nonisolated func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Describes what the view is for, in a string that shows beside the pointer.
  /// - Note: No effect on Linux: no host shows a text beside the pointer. Assistive technology tells it as the view's
  ///   hint.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }

  /// Describes what the view is for, in a translated phrase that shows beside the pointer.
  /// - Note: No effect on Linux: no host shows a text beside the pointer. Assistive technology tells it as the view's
  ///   hint.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
