/// The user's accessibility settings, as the host sets them.
struct AccessibilitySettings: Equatable, Sendable {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
}

struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  private var settings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether large movements should be left out.
  public var accessibilityReduceMotion: Bool { settings.reduceMotion }
  /// Whether backgrounds should be opaque: materials are.
  public var accessibilityReduceTransparency: Bool { settings.reduceTransparency }
  /// Whether colour should never be the only sign of something.
  public var accessibilityDifferentiateWithoutColor: Bool { settings.differentiateWithoutColor }
  /// Whether the whole screen's colours are inverted.
  public var accessibilityInvertColors: Bool { settings.invertColors }

  package var _accessibilityReduceMotion: Bool {
    get { settings.reduceMotion }
    set { settings.reduceMotion = newValue }
  }
  package var _accessibilityReduceTransparency: Bool {
    get { settings.reduceTransparency }
    set { settings.reduceTransparency = newValue }
  }
  package var _accessibilityDifferentiateWithoutColor: Bool {
    get { settings.differentiateWithoutColor }
    set { settings.differentiateWithoutColor = newValue }
  }
  package var _accessibilityInvertColors: Bool {
    get { settings.invertColors }
    set { settings.invertColors = newValue }
  }
}
