import DisplayList

/// A level of the current foreground style: primary for what matters most, then less and less.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the foreground style; where none is set, the first at half its opacity.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the foreground style; where none is set, the first at a quarter of its opacity.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the foreground style; where none is set, the first at 0.175 of its opacity.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the foreground style; where none is set, the first at a tenth of its opacity.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The share of a colour's opacity that is left at a level.
  package static func fading(_ level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.175
    default: 0.1
    }
  }

  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.applyForeground(level: level) }
}

/// The foreground style that is current: what `foregroundStyle(_:)` set.
public struct ForegroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style that is the foreground style wherever it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.applyForeground(level: 0) }
}

/// The foreground of a control: what `foregroundStyle(_:)` set, not what `defaultForegroundStyle(_:)` did.
package struct ControlForegroundStyle: ShapeStyle {
  package typealias Resolved = Never
  package init() {}
  package func _apply(to shape: inout _ShapeStyle_Shape) {
    let before = shape.environment
    shape.environment.foreground = before.controlForeground
    shape.applyForeground(level: 0)
    shape.environment = before
  }
}

extension ShapeStyle where Self == ControlForegroundStyle {
  package static var controlForeground: ControlForegroundStyle { ControlForegroundStyle() }
}

/// What `foregroundStyle` set, by level. Levels that are not set are fainter forms of the first.
struct ForegroundLevels: IdentityComparable, Sendable {
  var styles: [AnyShapeStyle]
  /// The levels for controls, where it is the library that has set the others: none for the styles of their own. Nil where they
  /// are the same.
  var ofControls: [AnyShapeStyle]?

  /// An array compares by its bits alone where its elements are not `Equatable`; this compares them all.
  func isSame(as other: ForegroundLevels) -> Bool {
    Self.areSame(styles, other.styles) && (ofControls == nil) == (other.ofControls == nil)
      && Self.areSame(ofControls ?? [], other.ofControls ?? [])
  }

  private static func areSame(_ styles: [AnyShapeStyle], _ others: [AnyShapeStyle]) -> Bool {
    styles.count == others.count && zip(styles, others).allSatisfy { $0.isSame(as: $1) }
  }
}

struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundLevels? { nil }
}

extension EnvironmentValues {
  var foreground: ForegroundLevels? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Whether a foreground style is set, by a program or by a place of the library.
  package var hasForeground: Bool { foreground != nil }

  /// Whether a program has set a foreground style, which controls have too.
  package var hasOwnForeground: Bool { controlForeground != nil }

  /// The foreground of controls.
  var controlForeground: ForegroundLevels? {
    guard let own = foreground?.ofControls else { return foreground }
    return own.isEmpty ? nil : ForegroundLevels(styles: own)
  }
}

extension _ShapeStyle_Shape {
  private static let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  private func label(_ level: Int) -> ResolvedColor {
    Self.labels[level].resolved(environment.colorScheme, environment.colorSchemeContrast)
  }

  /// On a material, the levels are of black or white and not of grey, so that the colours under the material show
  /// in them.
  private func vibrantLabel(_ level: Int) -> ResolvedColor {
    label(0).multiplyingOpacity(by: HierarchicalShapeStyle.fading(level))
  }

  /// On a vivid background, the levels are of white, and fade less.
  private func contrastingLabel(_ level: Int) -> ResolvedColor {
    ResolvedColor(red: 1, green: 1, blue: 1, opacity: 1)
      .multiplyingOpacity(by: HierarchicalShapeStyle.fading(level).squareRoot())
  }

  private func plainLabel(_ level: Int) -> ResolvedColor {
    let background = environment.viewBackground
    if background.prominence == .increased { return contrastingLabel(level) }
    return background.material == nil ? label(level) : vibrantLabel(level)
  }

  mutating func applyForeground(level asked: Int) {
    let level = min(asked + self.level, Self.labels.count - 1)
    guard let styles = environment.foreground?.styles, let first = styles.first else {
      paint = ShapePaint(.color(plainLabel(level)))
      return
    }
    let before = self.level
    defer { self.level = before }
    if level > 0, level < styles.count {
      self.level = 0
      apply(styles[level])
    } else {
      self.level = level
      apply(first)
    }
  }
}

/// Sets the styles of what is drawn in the foreground.
///
/// A style that refers to the foreground itself (`.secondary`) means the one outside: it is taken with the
/// styles that were current there.
nonisolated public struct _ForegroundStyleModifier<Style: ShapeStyle>: EnvironmentModifying {
  public typealias Body = Never
  public var style: Style

  @inlinable
  public nonisolated init(style: Style) { self.style = style }

  package nonisolated func write(to values: inout EnvironmentValues) {
    values.foreground = ForegroundLevels(styles: [values.bound(style)])
  }
}

/// Sets two or three levels of the foreground.
nonisolated public struct _ForegroundStyleModifier3<
  Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
>:
  EnvironmentModifying
{
  public typealias Body = Never
  var primary: Primary
  var secondary: Secondary
  /// Nil for a fainter form of the primary style.
  var tertiary: Tertiary?

  package nonisolated func write(to values: inout EnvironmentValues) {
    var styles = [values.bound(primary), values.bound(secondary)]
    if let tertiary { styles.append(values.bound(tertiary)) }
    values.foreground = ForegroundLevels(styles: styles)
  }
}

extension EnvironmentValues {
  /// The style as set here: references to the foreground are to the one here.
  func bound(_ style: some ShapeStyle) -> AnyShapeStyle {
    if style is Color { return AnyShapeStyle(style) }
    return AnyShapeStyle(BoundStyle(base: AnyShapeStyle(style), foreground: foreground))
  }
}

/// A style whose references to the foreground mean one that was current further out.
struct BoundStyle: ShapeStyle {
  let base: AnyShapeStyle
  /// Without styles where none was set.
  let foreground: ForegroundLevels

  init(base: AnyShapeStyle, foreground: ForegroundLevels?) {
    self.base = base
    self.foreground = foreground ?? ForegroundLevels(styles: [])
  }

  typealias Resolved = Never
  func _apply(to shape: inout _ShapeStyle_Shape) {
    let before = shape.environment
    shape.environment.foreground = foreground.styles.isEmpty ? nil : foreground
    shape.apply(base)
    shape.environment = before
  }
}

/// Sets the foreground of a place that the library has for texts.
nonisolated struct DefaultForegroundModifier<Style: ShapeStyle>: EnvironmentModifying {
  typealias Body = Never
  var style: Style

  nonisolated func write(to values: inout EnvironmentValues) {
    values.foreground = ForegroundLevels(
      styles: [values.bound(style)], ofControls: values.controlForeground?.styles ?? [])
  }
}

/// Takes such a foreground back.
nonisolated struct ControlForegroundModifier: EnvironmentModifying {
  typealias Body = Never
  nonisolated func write(to values: inout EnvironmentValues) { values.foreground = values.controlForeground }
}

extension View {
  /// Sets the style of texts, symbols and shapes below that name none of their own.
  @inlinable
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the style of texts, symbols and shapes below in a place of the library's own: controls there keep the styles that
  /// they have elsewhere.
  package nonisolated func defaultForegroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(DefaultForegroundModifier(style: style))
  }

  /// Gives a control the foreground that is set for controls.
  package nonisolated func controlForeground() -> some View { modifier(ControlForegroundModifier()) }

  /// Sets the first two levels of the foreground; `.tertiary` and further levels are fainter forms of the
  /// first.
  public nonisolated func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View
  where S1: ShapeStyle, S2: ShapeStyle {
    modifier(_ForegroundStyleModifier3<S1, S2, Never>(primary: primary, secondary: secondary, tertiary: nil))
  }

  /// Sets the first three levels of the foreground; further levels are fainter forms of the first.
  public nonisolated func foregroundStyle<S1, S2, S3>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(_ForegroundStyleModifier3(primary: primary, secondary: secondary, tertiary: tertiary))
  }

  /// Sets the colour of the foreground; nil for the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) {
      $0.foreground = color.map { ForegroundLevels(styles: [AnyShapeStyle($0)]) }
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth and faintest level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that `foregroundStyle(_:)` set, else the system's black or white.
  public static var foreground: ForegroundStyle { .init() }
}
