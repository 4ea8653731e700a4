import DisplayList
import Foundation
import ViewGraph

nonisolated struct HiddenModifier: HitTestingModifier, SemanticsHiding {
  typealias Body = Never
  static var affects: ModifierAspects { [] }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion { .nothing }
  func hidesContent(_ context: SemanticsContext) -> Bool { true }
  static var preventsInput: Bool { true }
  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed { Placed(.empty) }
}

/// Takes a view out of sight, and from assistive technology, the pointer and the focus. It stays where it is, with its keys and
/// what it presents: what it is for is done elsewhere, as in a menu.
nonisolated struct OutOfSightModifier: HitTestingModifier, SemanticsHiding, Equatable {
  typealias Body = Never
  let isOutOfSight: Bool
  static var affects: ModifierAspects { .drawing }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    isOutOfSight ? .nothing : .content
  }
  func hidesContent(_ context: SemanticsContext) -> Bool { isOutOfSight }
  // Shortcuts go by this; the focus goes by what is hidden.
  static var preventsInput: Bool { false }
  func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    isOutOfSight ? Placed(.empty) : content
  }
}

extension View {
  /// Takes the view out of sight, while its keys work and it presents.
  package nonisolated func outOfSight(_ isOutOfSight: Bool) -> some View {
    modifier(OutOfSightModifier(isOutOfSight: isOutOfSight))
  }

  /// Draws nothing of the view; it keeps its place in layout, and its state.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
