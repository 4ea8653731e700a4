import SwiftUICore
import ViewGraph

/// The plate of a button of glass: what lies behind shows through a little, the rim is bright at the top, and a soft shadow
/// lifts it off.
struct GlassPlate: View {
  let outline: ButtonBorderShape
  /// The colour of the glass; nil for clear glass.
  let tint: AnyShapeStyle?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    ZStack {
      if let tint {
        outline.fill(tint)
        outline.fill(
          LinearGradient(colors: [.white.opacity(0.18), .clear], startPoint: .top, endPoint: .bottom))
      } else {
        outline.fill(Color.white.opacity(isDark ? 0.14 : 0.72))
      }
      outline.strokeBorder(
        LinearGradient(
          colors: [.white.opacity(isDark ? 0.45 : 0.95), .white.opacity(isDark ? 0.1 : 0.35)],
          startPoint: .top, endPoint: .bottom), lineWidth: 1)
      if !isDark { outline.inset(by: -0.5).stroke(Color.black.opacity(0.06), lineWidth: 0.5) }
    }
    .compositingGroup()
    .shadow(color: .black.opacity(isDark ? 0.4 : 0.14), radius: 5, y: 2)
  }
}
