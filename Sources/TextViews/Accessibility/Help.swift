import Foundation
import ViewGraph

/// What a view is for. Looked up when somebody asks, so that its change invalidates nothing.
enum HelpTrait: TraitKind {
  static nonisolated var uses: TraitUses { [] }
}

extension View {
  /// Describes what the view is for, in a translated phrase that shows beside the pointer.
  /// - Note: No effect on Linux: no host has a pointer or assistive technology. The view keeps the text as a trait.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Describes what the view is for, in a text that shows beside the pointer.
  /// - Note: No effect on Linux: no host has a pointer or assistive technology. The view keeps the text as a trait.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(TraitModifier(HelpTrait.self, text))
  }

  /// Describes what the view is for, in a string that shows beside the pointer.
  /// - Note: No effect on Linux: no host has a pointer or assistive technology. The view keeps the text as a trait.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }

  /// Describes what the view is for, in a translated phrase that shows beside the pointer.
  /// - Note: No effect on Linux: no host has a pointer or assistive technology. The view keeps the text as a trait.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
