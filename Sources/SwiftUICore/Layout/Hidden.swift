import DisplayList
import ViewGraph

nonisolated struct HiddenModifier: HitTestingModifier, SemanticsHiding {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion { .nothing }
  func hidesContent(_ context: SemanticsContext) -> Bool { true }
  static var preventsInput: Bool { true }
  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { Placed(.empty) }
}

extension View {
  /// Draws nothing of the view; it keeps its place in layout, and its state.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
