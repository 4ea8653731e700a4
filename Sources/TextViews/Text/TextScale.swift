import Foundation

extension Text {
  /// How large text is beside the text that it belongs to.
  public struct Scale: Sendable, Hashable {
    /// The share of the font's size.
    let share: Double

    /// The size of the font.
    public static let `default` = Scale(share: 1)
    /// Four fifths of the font's size.
    public static let secondary = Scale(share: 0.8)
  }

  /// How large the text is beside its font's size. Not enabled, it changes nothing.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale.share)) : self
  }
}

extension View {
  /// How large texts below are beside their fonts' sizes. Not enabled, it changes nothing.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(TextLookModifier(change: .scale(isEnabled ? scale.share : nil)))
  }
}
