import ViewGraph

/// How much space an interface has on an axis, in two classes.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little space, as a phone has across.
  case compact
  /// Enough space for content side by side.
  case regular
}

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct LuminanceReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
/// Nil where nobody sets it.
private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass?? { nil }
}
private struct WindowWideKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Pixels per point. Set by the host.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points; 1 where the scale is not positive and finite.
  public var pixelLength: CGFloat {
    let scale = displayScale
    return scale > 0 && scale.isFinite ? 1 / scale : 1
  }

  /// Whether the display asks for less light, as an always-on one does. False unless a host or the program
  /// sets it.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// How much width there is: compact on a phone whose window is less than 700 points wide, and regular elsewhere, unless the
  /// host or the program sets another.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      self[HorizontalSizeClassKey.self] ?? (platformProfile == .phone && !isWindowWide ? .compact : .regular)
    }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the window has room for content side by side, on a phone too.
  package private(set) var isWindowWide: Bool {
    get { self[WindowWideKey.self] }
    set { self[WindowWideKey.self] = newValue }
  }

  /// Says how large the window is.
  package mutating func setWindow(_ size: ProposedViewSize) {
    isWindowWide = (size.width ?? 0) >= Self.wideWindow
  }

  /// The least width of a window that has room for content side by side, in points.
  package static var wideWindow: CGFloat { 700 }

  /// How much height there is: regular, unless the host or the program sets another.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? platformProfile.minimumListRowHeight }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The same where the program sets it; nil elsewhere, where the list's style has its own.
  package var setMinListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }

  /// The least height of a list's header, in points; nil for its content's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}
