struct TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// What `tint(_:)` set; nil for the accent colour.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// What `accentColor(_:)` or the host set; nil for the system's blue.
  package var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }

  /// The colour that `Color.accentColor` stands for.
  var accent: Color {
    let color = tintStyle?.storage.color ?? accentColor
    // An accent colour that is defined by itself is the system's.
    if let color, color.provider != .accent { return color }
    return .blue
  }
}

extension View {
  /// Sets the colour of controls and of `Color.accentColor` below; nil for the system's.
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the style of controls below.
  public nonisolated func tint<S>(_ tint: S) -> some View where S: ShapeStyle {
    environment(\.tintStyle, AnyShapeStyle(tint))
  }

  /// Sets `Color.accentColor` below; nil for the system's.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    transformEnvironment(\.self) {
      $0.accentColor = accentColor
      $0.tintStyle = nil
    }
  }
}

/// The style of controls: what `tint(_:)` set, else the accent colour.
public struct TintShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style that is the tint wherever it is used.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if let style = shape.environment.tintStyle {
      shape.apply(style)
    } else {
      shape.apply(shape.environment.accent)
    }
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// What `tint(_:)` set, else the accent colour.
  public static var tint: TintShapeStyle { .init() }
}
