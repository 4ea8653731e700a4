import DisplayList

/// What the foreground comes to in one scope, kept for all that is drawn there: a colour needs no bounds.
private enum ResolvedForeground {
  case color(ResolvedColor)
  case style
}

/// The current foreground style, for an area. Who asks while drawing follows the environment.
package func foregroundShapePaint(in scope: EnvironmentScope, bounds: CGRect) -> ShapePaint {
  let resolved = scope.derived(DerivedValue<ResolvedForeground>.self) { values in
    let paint = ForegroundStyle().paint(in: values, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
    // What a program's style reads wakes who asks, and not what is kept here.
    if !EnvironmentDerived.isMadeByProgram, case .color(let color) = paint.paint, paint.shadows.isEmpty,
      paint.backdrop == nil, paint.blendMode == nil
    {
      return .color(color)
    }
    return .style
  }
  switch resolved {
  case .color(let color): return ShapePaint(.color(color))
  case .style: return ForegroundStyle().paint(in: EnvironmentValues(scope: scope), bounds: bounds)
  }
}

/// The current foreground style as a plain paint, for what draws glyphs.
package func foregroundPaint(in scope: EnvironmentScope, bounds: CGRect) -> Paint {
  foregroundShapePaint(in: scope, bounds: bounds).flattened
}

extension ShapeStyle {
  /// The style's paint for an area, in a node's environment.
  package func shapePaint(in scope: EnvironmentScope, bounds: CGRect) -> ShapePaint {
    if Self.self == ForegroundStyle.self { return foregroundShapePaint(in: scope, bounds: bounds) }
    if Self.self == Color.self, let color = self as? Color {
      return ShapePaint(.color(color.constant ?? color.resolve(in: EnvironmentValues(scope: scope))))
    }
    return paint(in: EnvironmentValues(scope: scope), bounds: bounds)
  }
}
