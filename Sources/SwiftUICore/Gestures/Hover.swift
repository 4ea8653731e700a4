import Foundation
import ViewGraph

/// What a pointer does over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point, or has moved there.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// Follows a mouse over a view.
nonisolated private struct HoverModifier: HoverAttaching {
  typealias Body = Never
  let space: CoordinateSpace
  let action: (HoverPhase, _ isNew: Bool) -> Void

  func receive(_ event: HoverEvent) {
    switch event {
    case .entered(let event): action(.active(event.location(in: space)), true)
    case .moved(let event): action(.active(event.location(in: space)), false)
    case .left: action(.ended, true)
    }
  }
}

extension View {
  /// Runs an action when a mouse comes over the view, with true, and when it leaves the view, with false. A finger does
  /// neither.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local) { phase, isNew in if isNew { action(phase != .ended) } })
  }

  /// Runs an action whenever a mouse moves over the view, with its place in a coordinate space, and when it leaves the
  /// view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }

  /// Runs an action whenever a mouse moves over the view, with its place in a coordinate space, and when it leaves the
  /// view.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace) { phase, _ in action(phase) })
  }
}
