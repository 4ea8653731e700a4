extension Image {
  /// How much brighter than white the lightest parts of an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private enum Kind: Hashable { case standard, constrainedHigh, high }
    private let kind: Kind
    /// No brighter than white.
    public static let standard = DynamicRange(kind: .standard)
    /// A little brighter than white.
    public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
    /// As bright as the display can.
    public static let high = DynamicRange(kind: .high)
  }

  /// How bright the image may be. Nil for the environment's range.
  ///
  /// - Note: No effect on Linux: pictures are in sRGB, whose white is the brightest there is.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }

extension EnvironmentValues {
  /// How bright images may be; nil for the platform's way.
  ///
  /// - Note: No effect on Linux: pictures are in sRGB, whose white is the brightest there is.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// How bright images below may be.
  ///
  /// - Note: No effect on Linux: pictures are in sRGB, whose white is the brightest there is.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
