import DisplayList

/// The body of a piece of glass: what lies below, blurred and strong in colour, under a tint. Clear glass blurs little and has
/// a faint tint.
package struct GlassFill: ShapeStyle {
  let isClear: Bool

  package nonisolated init(isClear: Bool) { self.isClear = isClear }

  package typealias Resolved = Never
  package func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    let isOpaque = shape.environment.accessibilityReduceTransparency
    let white: Float = isDark ? 0.12 : 1
    let opacity: Float = isClear ? (isDark ? 0.2 : 0.16) : isDark ? 0.5 : 0.6
    let color = ResolvedColor(red: white, green: white, blue: white, opacity: isOpaque ? 1 : opacity)
    shape.paint = ShapePaint(.color(color))
    if !isOpaque { shape.paint.backdrop = ShapePaint.Backdrop(radius: isClear ? 2 : 12, saturation: 1.6) }
  }
}
