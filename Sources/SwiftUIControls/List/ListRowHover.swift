import SwiftUICore
import ViewGraph

/// A row that shows an effect while a mouse is over it: a plate behind what it shows, which for a lift
/// comes nearer and throws a shadow.
struct HoveredRow: ViewModifier {
  let effect: HoverEffect
  let shape: UnevenRoundedRectangle
  /// The colour of rows; nil for that of the window.
  let plate: ListColor?
  @State private var isOver = false
  @Environment(\.isHoverEffectEnabled) private var isAllowed
  @Environment(\.isEnabled) private var isEnabled

  private var shows: Bool { isOver && isAllowed && isEnabled }

  func body(content: Content) -> some View {
    content
      .background {
        if shows {
          if effect.lifts {
            shape.inset(by: -2).fill(plate.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
              .shadow(color: .black.opacity(0.25), radius: 8, y: 4)
          } else {
            shape.fill(Color.primary.opacity(0.1))
          }
        }
      }
      .onHover { isOver = $0 }
  }
}
