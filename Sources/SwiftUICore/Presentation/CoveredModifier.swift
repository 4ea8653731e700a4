import Foundation
import ViewGraph

/// Keeps everything in a view from input, the focus and assistive technology while something in front covers it. The view is
/// drawn as ever.
nonisolated struct CoveredModifier: HitTestingModifier, SemanticsHiding, Equatable {
  typealias Body = Never
  let isCovered: Bool
  // What is said of a view is made anew with its picture.
  static var affects: ModifierAspects { .drawing }

  static var preventsInput: Bool { true }
  func hidesContent(_ context: SemanticsContext) -> Bool { isCovered }
  func hitRegion(at point: CGPoint, _ context: HitTestContext<UnaryNode>) -> HitRegion {
    isCovered ? .nothing : .content
  }
}

extension View {
  /// Keeps the view from input, the focus and assistive technology, while it is drawn as ever.
  package nonisolated func covered(_ isCovered: Bool) -> some View {
    modifier(CoveredModifier(isCovered: isCovered))
  }
}
