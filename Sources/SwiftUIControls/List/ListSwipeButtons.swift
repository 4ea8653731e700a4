import SwiftUICore
import TextViews
import ViewGraph

/// An action that a swipe has uncovered, for the swipe that performs it. Owned by its button.
@MainActor
final class SwipeTrigger {
  var perform: @MainActor () -> Void = {}
  var isEnabled = true
  /// Points that the button needs.
  var width: CGFloat = 0

  nonisolated init() {}
}

extension SwipeTrigger: Equatable {
  nonisolated static func == (a: SwipeTrigger, b: SwipeTrigger) -> Bool { a === b }
}

/// The actions that are uncovered, in order from the edge; nil where nothing is.
struct SwipeTriggersKey: PreferenceKey {
  static var defaultValue: [SwipeTrigger]? { nil }
  static func reduce(value: inout [SwipeTrigger]?, nextValue: () -> [SwipeTrigger]?) {
    if let next = nextValue() { value = (value ?? []) + next }
  }
}

/// The look of an action behind a row: a plate as high as the row, of the action's own tint, or else red where it destroys
/// something and grey.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, close: close)
  }
}

/// The buttons over all that a swipe has uncovered, each with a part of it as it needs; the first alone where letting go performs
/// its action.
struct SwipeButtonRow: Layout {
  let width: CGFloat
  let isFull: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: proposal.height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let needs = subviews.map { $0.sizeThatFits(.unspecified).width }
    let all = needs.reduce(0, +)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let part = isFull ? (index == 0 ? bounds.width : 0) : all > 0 ? bounds.width * needs[index] / all : 0
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: part, height: bounds.height))
      x += part
    }
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyle.Configuration
  let close: @MainActor () -> Void
  @OwnObject private var trigger = SwipeTrigger()
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
      .frame(minWidth: SwipeableRow.actionWidth)
      .fixedSize(horizontal: true, vertical: false)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { [trigger] in
        trigger.width = $0
      }
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .clipped()
      .background(tint ?? AnyShapeStyle(configuration.role == .destructive ? Color.red : .gray))
      .contentShape(Rectangle())
      .onTapGesture(perform: perform)
      .semantics(.button, action: perform)
      .preference(key: SwipeTriggersKey.self, value: [trigger])
  }
}
