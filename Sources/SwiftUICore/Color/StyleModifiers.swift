import DisplayList

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(style)
    shape.paint.multiplyOpacity(by: opacity)
  }
}

/// A style whose paint is composited by a blend mode.
public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(style)
    shape.paint.blendMode = mode
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.apply(style)
    shape.paint.shadows.append(shadow.resolve(in: shape.environment))
  }
}

/// A style whose unit points refer to a rectangle of its own.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let bounds: CGRect
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let before = shape.bounds
    shape.bounds = bounds
    shape.apply(style)
    shape.bounds = before
  }
}

/// A level of another style than the foreground.
struct LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int
  typealias Resolved = Never
  func _apply(to shape: inout _ShapeStyle_Shape) {
    let before = shape.level
    shape.level = before + level
    shape.apply(style)
    shape.level = before
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// The style composited by a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, mode: mode)
  }

  /// The style with a shadow behind it or within its edges.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style with unit points that refer to `rect`, in points of what is filled.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }

  /// The second level of the style.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }

  /// The foreground composited by a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
