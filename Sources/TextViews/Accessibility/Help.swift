import Foundation
import SwiftUICore
import ViewGraph

extension View {
  /// Describes what the view is for, in a translated phrase: assistive technology says it, and in a browser it shows beside
  /// the mouse's pointer after a while. Of several around the pointer the inmost shows.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Describes what the view is for, in a text that shows beside the pointer.
  public nonisolated func help(_ text: Text) -> some View {
    accessibilityHint(text).modifier(PointerHelp { text.string(in: $0) })
  }

  /// Describes what the view is for, in a string that shows beside the pointer.
  @_disfavoredOverload
  public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }

  /// Describes what the view is for, in a translated phrase that shows beside the pointer.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}
