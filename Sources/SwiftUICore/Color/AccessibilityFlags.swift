/// What the person at the screen wants of an interface, as the host knows it.
struct AccessibilityWishes: Equatable, Sendable {
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var invertColors = false
}

struct AccessibilityWishesKey: EnvironmentKey {
  static var defaultValue: AccessibilityWishes { AccessibilityWishes() }
}

extension EnvironmentValues {
  private var wishes: AccessibilityWishes {
    get { self[AccessibilityWishesKey.self] }
    set { self[AccessibilityWishesKey.self] = newValue }
  }

  /// Whether large movements should be left out.
  public var accessibilityReduceMotion: Bool { wishes.reduceMotion }
  /// Whether backgrounds should be opaque: materials are.
  public var accessibilityReduceTransparency: Bool { wishes.reduceTransparency }
  /// Whether colour should never be the only sign of something.
  public var accessibilityDifferentiateWithoutColor: Bool { wishes.differentiateWithoutColor }
  /// Whether the whole screen's colours are inverted.
  public var accessibilityInvertColors: Bool { wishes.invertColors }

  package var _accessibilityReduceMotion: Bool {
    get { wishes.reduceMotion }
    set { wishes.reduceMotion = newValue }
  }
  package var _accessibilityReduceTransparency: Bool {
    get { wishes.reduceTransparency }
    set { wishes.reduceTransparency = newValue }
  }
  package var _accessibilityDifferentiateWithoutColor: Bool {
    get { wishes.differentiateWithoutColor }
    set { wishes.differentiateWithoutColor = newValue }
  }
  package var _accessibilityInvertColors: Bool {
    get { wishes.invertColors }
    set { wishes.invertColors = newValue }
  }
}
