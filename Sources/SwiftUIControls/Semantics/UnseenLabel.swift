import DisplayList
import SwiftUICore
import ViewGraph

/// Draws nothing of a view and lets nothing of it be hit; it says of itself what it says, unlike a hidden one.
nonisolated private struct Unseen: HitTestingModifier {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion { .nothing }
  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { Placed(.empty) }
}

extension View {
  /// Gives a control the label that it does not show, for assistive technology: it is read before the control's parts,
  /// and takes no room.
  ///
  /// - Parameter isUnseen: Whether the label does not show; where it does, the control shows it by itself.
  func unseenLabel(_ label: some View, when isUnseen: Bool) -> some View {
    background {
      if isUnseen {
        SingleView(label).fixedSize().modifier(Unseen()).frame(width: 0, height: 0)
      }
    }
  }
}
