import Foundation
import Geometry
import LayoutEngine

/// The place of a scroll view in the layout around it: the view itself reaches over the unsafe areas that
/// the place touches, and its content starts inside them.
package nonisolated struct ScrollSlotModifier: ElementModifier {
  package typealias Body = Never
  /// Whether a finger moves the content.
  let pans: Bool
  /// Whether what is typed into loses the focus when the user scrolls.
  let endsFocus: Bool

  package init(pans: Bool, endsFocus: Bool = false) {
    self.pans = pans
    self.endsFocus = endsFocus
  }

  package static var affects: ModifierAspects { [] }

  private func container(_ child: ElementNode) -> (ContainerNode, ScrollAlgorithm)? {
    guard let container = child as? ContainerNode,
      let algorithm = container.algorithm as? ScrollAlgorithm
    else { return nil }
    return (container, algorithm)
  }

  package func answer(_ proposal: Proposal, _ context: MeasureContext<UnaryNode>) -> SizeAnswer {
    guard let (container, algorithm) = container(context.node.child) else {
      return context.child.answer(proposal)
    }
    return algorithm.answerOfSlot(proposal, container)
  }

  package func place(_ context: PlaceContext) {
    let insets = context.safeAreaExtension { $0.placeAgain() }
    if let (container, algorithm) = container(context.node.child) { algorithm.setSafeArea(insets, container) }
    context.child.place(context.proposal)
    context.childOrigin = CGPoint(x: -insets.leading, y: -insets.top)
  }
}

extension ScrollSlotModifier: GestureAttaching {
  package var priority: GesturePriority { .ordinary }
  package var takesPart: (itself: Bool, inside: Bool) { (pans, true) }

  package func isEnabled(in environment: EnvironmentScope) -> Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isScrollEnabled && !values.hostScrolls
  }

  @MainActor package func makeRecognizer() -> any GestureRecognizer { ScrollPan() }
  @MainActor package func update(_ recognizer: any GestureRecognizer) {}
}

extension ScrollSlotModifier: HitTestingModifier {
  /// A finger moves the content wherever it goes down within the view.
  package func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    let bounds = CGRect(origin: .zero, size: context.size)
    return pans && bounds.containsOrTouches(point) ? .whole : .content
  }
}

extension ScrollSlotModifier: ScrollAttaching {
  package var followsMovement: Bool { endsFocus }

  package func phaseChanged(from old: ScrollPhase, _ report: ScrollReport) {
    if endsFocus, report.phase == .interacting { report.endFocus() }
  }
}
