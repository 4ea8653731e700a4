import SwiftUICore
import ViewGraph

/// A piece of glass: what lies behind shows through, blurred, the rim is bright at the top, and a soft shadow lifts it off.
struct GlassPlate<Outline: Shape>: View {
  let outline: Outline
  var isClear = false
  /// What colours the glass; nil for none.
  var tint: AnyShapeStyle?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    let shadow = ShadowStyle.drop(color: .black.opacity(isDark ? 0.4 : 0.14), radius: 5, y: 2)
    ZStack {
      outline.fill(GlassFill(isClear: isClear).shadow(shadow))
      if let tint {
        outline.fill(tint)
        outline.fill(
          LinearGradient(colors: [.white.opacity(0.18), .clear], startPoint: .top, endPoint: .bottom))
      }
      // Half of the line lies outside and is cut off.
      outline.stroke(
        LinearGradient(
          colors: [.white.opacity(isDark ? 0.45 : 0.95), .white.opacity(isDark ? 0.1 : 0.35)],
          startPoint: .top, endPoint: .bottom), lineWidth: 2
      )
      .clipShape(outline)
      if !isDark { outline.stroke(Color.black.opacity(0.06), lineWidth: 0.5) }
    }
  }
}
