import SwiftUICore
import ViewGraph

/// A control that takes the presses of its row where it is the only one there, besides its own.
struct RowTargeting: ViewModifier {
  /// Of the control itself, which sees to no presses then; nil for one that does.
  var isPressed: GestureState<Bool>?
  var isOn = true
  let action: @MainActor () -> Void
  @OwnObject private var target = ListRowTarget()
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

extension ListRow {
  /// The row, pressed for the one control in it that takes that; not where it has a circle.
  func pressed(_ content: some View) -> some View {
    let only = !frame.hasCircle(row) && controls.targets.count == 1 ? controls.targets.first : nil
    return
      content
      .onPreferenceChange(ListRowControlsKey.self) { found in
        for target in controls.targets { target.isAlone = false }
        if found.targets.count == 1 { found.targets.first?.isAlone = true }
        controls = found
      }
      .transformPreference(ListRowControlsKey.self) { $0 = ListRowControls() }
      .pressing($isPressed, isEnabled: only != nil) { only?.action() }
  }

  /// Whether it is darker for that.
  var showsPress: Bool {
    metrics.isPhone && (isPressed || controls.targets.contains { $0.isAlone && $0.isPressed })
  }
}
