import SwiftUICore
import ViewGraph

/// What a row shows while a mouse is over it: a plate behind what it shows, which for a lift comes nearer and throws a
/// shadow.
struct HoverPlate: View {
  let effect: HoverEffect
  let shape: UnevenRoundedRectangle
  /// The colour of rows; nil for that of the window.
  let fill: SchemeColor?
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      if isAllowed, isEnabled {
        if effect.lifts {
          shape.inset(by: -2).fill(fill.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
            .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
        } else {
          shape.fill(Color.primary.opacity(0.1))
        }
      }
    }
  }
}
