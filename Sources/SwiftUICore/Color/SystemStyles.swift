import DisplayList

extension _ShapeStyle_Shape {
  fileprivate mutating func apply(_ color: SystemColor) { apply(Color(color)) }

  /// Applies the colour that the system has for the level; deeper levels have the last.
  fileprivate mutating func apply(_ levels: [SystemColor]) {
    let asked = level
    level = 0
    apply(levels[min(asked, levels.count - 1)])
    level = asked
  }
}

struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What `backgroundStyle(_:)` set; nil for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style that `background` stands for below.
  @inlinable
  public nonisolated func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The current background style: what `backgroundStyle(_:)` set, else the system's: white, and in the dark black on a phone,
/// lighter in what is presented there, and a dark gray on the desktop.
///
/// The levels of the system's (`.background.secondary`) are the backgrounds of what is grouped on it, and further groups in
/// that; those of a style that is set are fainter forms of it.
public struct BackgroundStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style that is the background style wherever it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let style = shape.environment.backgroundStyle
    // A background style that refers to itself means the system's.
    let before = shape.environment
    shape.environment.backgroundStyle = nil
    if let style {
      shape.apply(style)
    } else {
      shape.apply([.background, .secondaryBackground, .tertiaryBackground])
    }
    shape.environment = before
  }
}

/// The style of lines between areas.
public struct SeparatorShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of separating lines, for the colour scheme where it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(.separator) }
}

/// The background of what is selected: the tint.
public struct SelectionShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of selections, by the tint where it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(TintShapeStyle()) }
}

/// The style of the background of controls, in four levels: the larger the shape, the fainter the level that suits it.
public struct FillShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of control backgrounds, for the colour scheme where it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill])
  }
}

/// The style of text that stands for text still to be entered.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of placeholders, for the colour scheme where it is used.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(.placeholder) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of links, for the colour scheme where it is used. It is the system's blue and does not follow
  /// the tint.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(.link) }
}

/// The style of the background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  /// The style of window backgrounds: white, and in the dark black on a phone and a dark gray on the desktop.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.apply(.windowBackground) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What `backgroundStyle(_:)` set, else the system's.
  public static var background: BackgroundStyle { .init() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The faint gray of lines between areas.
  public static var separator: SeparatorShapeStyle { .init() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of what is selected: the tint.
  public static var selection: SelectionShapeStyle { .init() }
}
extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent gray behind controls.
  public static var fill: FillShapeStyle { .init() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The faint gray of text that stands for text still to be entered.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The blue of links.
  public static var link: LinkShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// What is behind the content of windows: white, and in the dark black on a phone and a dark gray on the desktop.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
