import DisplayList
import Foundation
import Geometry

/// The opacity of a view as a whole.
///
/// Once it has changed its value stands beside the picture, so that every fragment stays as it is.
nonisolated public struct _OpacityEffect: SlottedValue {
  public typealias Body = Never
  public var opacity: Double

  @inlinable
  public init(opacity: Double) { self.opacity = opacity }

  private var value: Double { opacity.isNaN ? 1 : opacity.clamped(to: 0...1) }

  package func draw(_ content: Placed, _ context: DrawContext<UnaryNode>) -> Placed {
    if let slot = context.slot { return content.applying(.opacity(.slot(slot)), id: context.id) }
    return value == 1 ? content : content.applying(.opacity(.value(value)), id: context.id)
  }
  package func slotValue(_ context: DrawContext<UnaryNode>) -> SlotValue { .opacity(value) }
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  package static var affects: ModifierAspects { .drawing }
}

extension _OpacityEffect: SemanticsHiding {
  package func hidesContent(_ context: SemanticsContext) -> Bool { opacity <= 0 }
  package static var preventsInput: Bool { false }
}

extension _OpacityEffect: HitTestingModifier {
  package func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    opacity <= 0 ? .nothing : .content
  }
}
