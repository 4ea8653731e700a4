import SceneHost

/// A setting of the user's that says how a window is to be shown or used.
public enum AccessibilitySetting: String, CaseIterable, Sendable {
  /// Large movements are left out.
  case reduceMotion
  /// Backgrounds are opaque.
  case reduceTransparency
  /// Colour is never the only sign of something.
  case differentiateWithoutColor
  /// The screen's colours are inverted.
  case invertColors
  /// Text is heavier.
  case boldText
  /// Colours contrast more.
  case increaseContrast
  /// A screen reader is in use.
  case voiceOver
  /// The user goes through the elements with switches.
  case switchControl
  /// The interface is to be a simpler one.
  case assistiveAccess
  /// Animated images stand still.
  case stillImages
  /// Flashes in videos are dimmed.
  case dimFlashingLights
  /// Buttons have shapes.
  case showButtonShapes
  /// A quick action is offered by a gesture.
  case quickActions
  /// Small items show large while they are held.
  case largeContentViewer

  /// The setting among those that views read together; nil for one that is a value of its own.
  fileprivate var setting: AccessibilitySettings? {
    switch self {
    case .reduceMotion: .reduceMotion
    case .reduceTransparency: .reduceTransparency
    case .differentiateWithoutColor: .differentiateWithoutColor
    case .invertColors: .invertColors
    case .boldText, .increaseContrast: nil
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    case .assistiveAccess: .assistiveAccess
    case .stillImages: .stillImages
    case .dimFlashingLights: .dimFlashingLights
    case .showButtonShapes: .showButtonShapes
    case .quickActions: .quickActions
    case .largeContentViewer: .largeContentViewer
    }
  }
}

extension HeadlessSession {
  /// The user's accessibility settings that are on; at first none. Views find them in their environment.
  ///
  ///     session.accessibilitySettings = [.reduceMotion, .voiceOver]
  public var accessibilitySettings: Set<AccessibilitySetting> {
    get { settings }
    set {
      settings = newValue
      let together = newValue.compactMap(\.setting).reduce(into: AccessibilitySettings()) { $0.formUnion($1) }
      session.setEnvironment {
        $0.accessibilitySettings = together
        $0.legibilityWeight = newValue.contains(.boldText) ? .bold : nil
        $0._colorSchemeContrast = newValue.contains(.increaseContrast) ? .increased : .standard
      }
    }
  }
}
