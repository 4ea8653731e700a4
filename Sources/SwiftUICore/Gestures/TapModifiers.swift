import Foundation
import ViewGraph

extension View {
  /// Runs an action when the view is tapped or clicked a number of times.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the place of the last tap, in a coordinate space, when the view is tapped a number of times.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action with the place of the last tap, in a coordinate space, when the view is tapped a number of times.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view has been pressed for a duration.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds.
  ///   - maximumDistance: Points that the press may move meanwhile.
  ///   - action: Runs when the duration has passed, the finger still down.
  ///   - onPressingChanged: Runs with true when the press begins, and with false when it is over, however it ends.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let gesture = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return self.gesture(
      PressingGesture(content: gesture, changed: onPressingChanged ?? { _ in }).onEnded { _ in action() })
  }

  /// Runs an action when the view has been pressed for a duration.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that says when the press begins and when it is over.
nonisolated private struct PressingGesture: RecognizedGesture {
  typealias Value = Bool
  var content: LongPressGesture
  let changed: (Bool) -> Void

  @MainActor func makeRecognizer() -> Recognizer<PressingGesture> {
    PressingRecognizer(self, LongPressGesture._makeRecognizer(content))
  }
}

private final class PressingRecognizer: WrappingRecognizer<PressingGesture, LongPressGesture> {
  private var isPressing = false

  override func phaseNow() -> _GesturePhase<Bool> { inner.phase }

  override func update(_ gesture: PressingGesture) {
    super.update(gesture)
    LongPressGesture._update(inner, to: gesture.content)
  }

  override func deliver() {
    inner.deliver()
    let now = inner.phase.present ?? false
    guard now != isPressing else { return }
    isPressing = now
    gesture.changed(now)
  }
}
