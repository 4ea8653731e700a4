import SwiftUICore
import ViewGraph

/// A control that takes the presses of its row where it is the only one there, besides its own.
struct RowTargeting: ViewModifier {
  /// Of the control itself, which sees to no presses then; nil for one that does.
  var isPressed: GestureState<Bool>?
  var isOn = true
  let action: @MainActor () -> Void
  @State private var target = ListRowTarget()
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    if isOn {
      let _ = target.action = action
      pressed(content).listRowTarget(isEnabled ? target : nil)
    } else {
      content
    }
  }

  @ViewBuilder private func pressed(_ content: Content) -> some View {
    if let isPressed {
      content.contentShape(Rectangle()).pressing(isPressed, isEnabled: !target.isAlone, action)
    } else {
      content.environment(\.listRowTarget, target)
    }
  }
}

/// A row that is pressed for the one control in it that takes that, and whose menu opens on all of it.
struct TargetedRow: ViewModifier {
  /// The menu of the view that is the row; nil for none.
  let menu: AnyView?
  /// What is darker while the row is pressed.
  let shape: UnevenRoundedRectangle
  let showsPress: Bool
  /// Whether its control takes presses; not in a row that is picked by a circle.
  let isOn: Bool
  @GestureState private var isPressed = false
  /// The controls inside.
  @State private var targets: [ListRowTarget] = []

  func body(content: Content) -> some View {
    let only = isOn && targets.count == 1 ? targets.first : nil
    content
      .onPreferenceChange(ListRowTargetsKey.self) { found in
        for target in targets { target.isAlone = false }
        if found.count == 1 { found.first?.isAlone = true }
        targets = found
      }
      .transformPreference(ListRowTargetsKey.self) { $0 = [] }
      .background {
        if showsPress, isPressed || targets.contains(where: { $0.isAlone && $0.isPressed }) {
          shape.fill(ListColor.pressed)
        }
        // It opens beside its view, too.
        if let menu { Color.clear.contentShape(Rectangle()).contextMenu { menu }.accessibilityHidden(true) }
      }
      .contentShape(Rectangle())
      .pressing($isPressed, isEnabled: only != nil) { only?.action() }
  }
}
