import CGraphicsLibraries
import DisplayList
import Foundation
import Geometry

/// Gradients that cairo's vector surfaces write as such.
enum VectorGradient {
  /// nil for a paint that has to be drawn as pixels. The caller destroys the pattern.
  static func pattern(_ paint: Paint) -> OpaquePointer? {
    let pattern: OpaquePointer?
    let stops: GradientStops
    switch paint {
    case .linearGradient(let ramp, let start, let end):
      guard start.isFinite, end.isFinite, start != end else { return nil }
      stops = ramp
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radialGradient(let ramp, let center, let startRadius, let endRadius):
      guard center.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
        endRadius > startRadius
      else { return nil }
      stops = ramp
      pattern = cairo_pattern_create_radial(
        center.x, center.y, startRadius, center.x, center.y, endRadius)
    case .ellipticalGradient(let ramp, let rect, let center, let startRadius, let endRadius):
      guard rect.isFinite, rect.width > 0, rect.height > 0, startRadius >= 0, endRadius > startRadius,
        endRadius.isFinite, center.x.isFinite, center.y.isFinite
      else { return nil }
      stops = ramp
      pattern = cairo_pattern_create_radial(0, 0, startRadius, 0, 0, endRadius)
      let stretch = AffineMatrix(
        a: rect.width, d: rect.height, tx: rect.minX + rect.width * center.x,
        ty: rect.minY + rect.height * center.y)
      if var lookup = stretch.inverse?.cairo { cairo_pattern_set_matrix(pattern, &lookup) }
    case .color, .angularGradient, .meshGradient, .tiles: return nil
    }
    for stop in GradientRamp.subdivided(stops) {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Double(stop.color.rgb.x), Double(stop.color.rgb.y),
        Double(stop.color.rgb.z), Double(stop.color.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    return pattern
  }
}
