/// The user's accessibility settings, as the host sets them.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 0)
  package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 1)
  package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 2)
  package static let invertColors = AccessibilitySettings(rawValue: 1 << 3)
  package static let voiceOver = AccessibilitySettings(rawValue: 1 << 4)
  package static let switchControl = AccessibilitySettings(rawValue: 1 << 5)
  package static let assistiveAccess = AccessibilitySettings(rawValue: 1 << 6)
  /// Animated images stand still.
  package static let stillImages = AccessibilitySettings(rawValue: 1 << 7)
  package static let dimFlashingLights = AccessibilitySettings(rawValue: 1 << 8)
  package static let showButtonShapes = AccessibilitySettings(rawValue: 1 << 9)
  package static let quickActions = AccessibilitySettings(rawValue: 1 << 10)
  package static let largeContentViewer = AccessibilitySettings(rawValue: 1 << 11)
}

struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { [] }
}

struct AccessibilityEnabledKey: EnvironmentKey {
  /// Nil for what the host's technologies say.
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// The settings together, for hosts to set.
  package var accessibilitySettings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether any assistive technology is in use, unless the program says otherwise.
  public var accessibilityEnabled: Bool {
    get {
      self[AccessibilityEnabledKey.self]
        ?? !accessibilitySettings.isDisjoint(with: [.voiceOver, .switchControl])
    }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether large movements should be left out. Transitions that move views are fades then, effects on symbols stand still,
  /// and numbers fade instead of rolling; everything else that a program animates moves as before.
  public var accessibilityReduceMotion: Bool { accessibilitySettings.contains(.reduceMotion) }
  /// Whether backgrounds should be opaque: materials are.
  public var accessibilityReduceTransparency: Bool { accessibilitySettings.contains(.reduceTransparency) }
  /// Whether colour should never be the only sign of something.
  public var accessibilityDifferentiateWithoutColor: Bool {
    accessibilitySettings.contains(.differentiateWithoutColor)
  }
  /// Whether the whole screen's colours are inverted.
  public var accessibilityInvertColors: Bool { accessibilitySettings.contains(.invertColors) }
  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { accessibilitySettings.contains(.voiceOver) }
  /// Whether the user goes through the elements with switches.
  public var accessibilitySwitchControlEnabled: Bool { accessibilitySettings.contains(.switchControl) }
  /// Whether the interface should be a simpler one, for people with cognitive disabilities.
  public var accessibilityAssistiveAccessEnabled: Bool { accessibilitySettings.contains(.assistiveAccess) }
  /// Whether images that are animated should play by themselves. True where the host says nothing.
  public var accessibilityPlayAnimatedImages: Bool { !accessibilitySettings.contains(.stillImages) }
  /// Whether flashes and strobing lights in videos should be dimmed.
  public var accessibilityDimFlashingLights: Bool { accessibilitySettings.contains(.dimFlashingLights) }
  /// Whether buttons should have a shape, so that one sees what can be pressed.
  public var accessibilityShowButtonShapes: Bool { accessibilitySettings.contains(.showButtonShapes) }
  /// Whether a quick action is offered by a gesture.
  public var accessibilityQuickActionsEnabled: Bool { accessibilitySettings.contains(.quickActions) }
  /// Whether small items show large while they are held.
  public var accessibilityLargeContentViewerEnabled: Bool {
    accessibilitySettings.contains(.largeContentViewer)
  }
}
