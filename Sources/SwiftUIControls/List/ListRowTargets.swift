import SwiftUICore
import ViewGraph

/// A control that takes the presses of its row where it is the only one there, besides its own.
struct RowTargeting: ViewModifier {
  /// Of the control itself, which sees to no presses then; nil for one that does.
  var isPressed: GestureState<Bool>?
  var isOn = true
  /// Whether the control shows the row's badge, where there is one.
  var takesBadge = false
  let action: @MainActor () -> Void
  @OwnObject private var target = ListRowTarget()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.itemBadge) private var badge

  func body(content: Content) -> some View {
    if isOn {
      let _ = target.action = action
      let _ = tellBadge()
      pressed(content).listRowTarget(isEnabled ? target : nil)
    } else {
      content
    }
  }

  private func tellBadge() {
    let takesBadge = takesBadge && badge != nil
    if target.takesBadge != takesBadge { target.takesBadge = takesBadge }
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
    let only = !frame.hasCircle(row) && targets.count == 1 ? targets.first : nil
    return
      content
      .onPreferenceChange(ListRowTargetsKey.self) { found in
        for target in targets { target.isAlone = false }
        if found.count == 1 { found.first?.isAlone = true }
        targets = found
      }
      .transformPreference(ListRowTargetsKey.self) { $0 = [] }
      .pressing($isPressed, isEnabled: only != nil) { only?.action() }
  }

  /// Whether it is darker for that.
  var showsPress: Bool {
    metrics.isPhone && (isPressed || targets.contains { $0.isAlone && $0.isPressed })
  }
}
