import DisplayList

/// What lies below, blurred and strong in colour, under a tint that keeps content on top legible.
public struct Material: ShapeStyle, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }
  let kind: Kind

  /// The material with the faintest tint, of opacity 0.36: most of what is below shows.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material with a tint of opacity 0.5.
  public static let thin = Material(kind: .thin)
  /// A material with a tint of opacity 0.66.
  public static let regular = Material(kind: .regular)
  /// A material with a tint of opacity 0.8.
  public static let thick = Material(kind: .thick)
  /// The material with the strongest tint, of opacity 0.9: little of what is below shows.
  public static let ultraThick = Material(kind: .ultraThick)
  /// For toolbars.
  public static let bar = Material(kind: .bar)

  private var tint: Float {
    switch kind {
    case .ultraThin: 0.36
    case .thin: 0.5
    case .regular: 0.66
    case .thick: 0.8
    case .ultraThick: 0.9
    case .bar: 0.76
    }
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    let isOpaque = shape.environment.accessibilityReduceTransparency
    let white: Float = isDark ? 0.13 : 0.97
    let color = ResolvedColor(red: white, green: white, blue: white, opacity: isOpaque ? 1 : tint)
    shape.paint = ShapePaint(.color(color))
    if !isOpaque { shape.paint.backdrop = ShapePaint.Backdrop(radius: 20, saturation: 1.8) }
  }
}

extension ShapeStyle where Self == Material {
  /// The material with the faintest tint.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material with a faint tint.
  public static var thinMaterial: Material { .thin }
  /// A material with a tint between thin and thick.
  public static var regularMaterial: Material { .regular }
  /// A material with a strong tint.
  public static var thickMaterial: Material { .thick }
  /// The material with the strongest tint.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

/// What is behind a view, as far as the levels of its foreground style go by it: one key, as who reads one reads all.
struct ViewBackground {
  var material: Material?
  var prominence = BackgroundProminence.standard
}

extension EnvironmentValues {
  private struct ViewBackgroundKey: EnvironmentKey {
    static var defaultValue: ViewBackground { ViewBackground() }
  }

  var viewBackground: ViewBackground {
    get { self[ViewBackgroundKey.self] }
    set { self[ViewBackgroundKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The material under the current view; nil where there is none.
  ///
  /// Set by the background modifiers that take a style, for the view that they are applied to, when the style is a
  /// `Material`, and by programs: nil for plain styles. On a material, `primary` to `quinary` are black or white,
  /// translucent by their level, so that the colours under the material show in them.
  public var backgroundMaterial: Material? {
    get { viewBackground.material }
    set { viewBackground.material = newValue }
  }
}
