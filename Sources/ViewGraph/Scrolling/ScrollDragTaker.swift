import Geometry

/// Takes drags that begin on scroll views, as a sheet does that is dragged by what is in it. The view that has it puts it into
/// the environment of what is scrolled.
package protocol ScrollDragTaker: AnyObject {
  /// Whether a finger that goes up or down moves the taker, and not the scroll view that it is on.
  ///
  /// - Parameters:
  ///   - edge: Towards which the finger goes.
  ///   - isAtTop: Whether the scroll view shows the top of its content.
  func takesDrag(towards edge: VerticalEdge, isAtTop: Bool) -> Bool
}

extension EnvironmentValues {
  /// Who may take drags that begin on scroll views below; nil where nobody does.
  package var scrollDragTaker: (any ScrollDragTaker)? {
    get { self[ScrollDragTakerKey.self] }
    set { self[ScrollDragTakerKey.self] = newValue }
  }

  private struct ScrollDragTakerKey: EnvironmentKey {
    static var defaultValue: (any ScrollDragTaker)? { nil }
  }
}
