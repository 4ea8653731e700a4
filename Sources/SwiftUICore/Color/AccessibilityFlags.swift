/// The user's accessibility settings, as the host sets them.
package struct AccessibilitySettings: Equatable, Sendable {
  package var reduceMotion = false
  package var reduceTransparency = false
  package var differentiateWithoutColor = false
  package var invertColors = false
}

struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

extension EnvironmentValues {
  /// The settings together, for hosts to set.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether large movements should be left out.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.reduceMotion }
  /// Whether backgrounds should be opaque: materials are.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.reduceTransparency }
  /// Whether colour should never be the only sign of something.
  public var accessibilityDifferentiateWithoutColor: Bool { accessibilitySettings.differentiateWithoutColor }
  /// Whether the whole screen's colours are inverted.
  public var accessibilityInvertColors: Bool { accessibilitySettings.invertColors }
}
