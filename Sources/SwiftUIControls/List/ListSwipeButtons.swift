import SwiftUICore
import TextViews
import ViewGraph

/// An action that a swipe has uncovered, for the swipe that performs it. Owned by its button.
@MainActor
final class SwipeTrigger {
  var perform: @MainActor () -> Void = {}
  var isEnabled = true

  nonisolated init() {}
}

extension SwipeTrigger: Equatable {
  nonisolated static func == (a: SwipeTrigger, b: SwipeTrigger) -> Bool { a === b }
}

/// The actions that are uncovered, in order from the edge.
struct SwipeTriggersKey: PreferenceKey {
  static var defaultValue: [SwipeTrigger] { [] }
  static func reduce(value: inout [SwipeTrigger], nextValue: () -> [SwipeTrigger]) { value += nextValue() }
}

/// The look of an action behind a row: a plate as high as the row, of the action's own tint, or else red where it destroys
/// something and grey.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, close: close)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyle.Configuration
  let close: @MainActor () -> Void
  @State private var trigger = SwipeTrigger()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintStyle) private var tint

  var body: some View {
    let perform: @MainActor () -> Void = { [close, configuration] in
      close()
      configuration.trigger()
    }
    let _ = (trigger.perform = perform, trigger.isEnabled = isEnabled)
    configuration.label
      .disabledLook()
      .font(.body).foregroundStyle(.white)
      .padding(.horizontal, 12)
      .frame(minWidth: SwipeableRow.actionWidth, maxHeight: .infinity)
      .background(tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : .gray))
      .contentShape(Rectangle())
      .onTapGesture(perform: perform)
      .preference(key: SwipeTriggersKey.self, value: [trigger])
  }
}
