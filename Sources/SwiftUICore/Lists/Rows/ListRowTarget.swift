import Observation
import ViewGraph

/// A control of a list's row that takes presses of the whole row, where it is alone in that.
///
/// Owned by the control, which tells the row of it by a preference.
@MainActor @Observable
package final class ListRowTarget {
  /// What a press does now.
  @ObservationIgnored package var action: @MainActor () -> Void = {}
  /// Whether presses of the control go to the row. Written by the row.
  package var isAlone = false
  /// Whether the control is pressed, which takes its presses by itself; the row shows it.
  package var isPressed = false

  package nonisolated init() {}
}

extension ListRowTarget: Equatable {
  package nonisolated static func == (a: ListRowTarget, b: ListRowTarget) -> Bool { a === b }
}

/// What is inside a row and does something in the row's place.
package struct ListRowControls: Equatable {
  /// The controls that take its presses, in order.
  package var targets: [ListRowTarget] = []
  /// Whether one shows the row's badge.
  package var showsBadge = false

  package nonisolated init() {}
}

/// What the views inside a row tell it of themselves.
package struct ListRowControlsKey: PreferenceKey {
  package static var defaultValue: ListRowControls { ListRowControls() }
  package static func reduce(value: inout ListRowControls, nextValue: () -> ListRowControls) {
    let next = nextValue()
    value.targets += next.targets
    value.showsBadge = value.showsBadge || next.showsBadge
  }
}

extension EnvironmentValues {
  /// The control that takes presses of the row around; nil outside of rows.
  package var listRowTarget: ListRowTarget? {
    get { self[ListRowTargetEnvironmentKey.self] }
    set { self[ListRowTargetEnvironmentKey.self] = newValue }
  }

  private struct ListRowTargetEnvironmentKey: EnvironmentKey {
    static var defaultValue: ListRowTarget? { nil }
  }
}

extension View {
  /// Tells the row around that the view takes its presses; nil for one that takes none at the moment.
  package nonisolated func listRowTarget(_ target: ListRowTarget?) -> some View {
    transformPreference(ListRowControlsKey.self) { $0.targets = target.map { [$0] } ?? [] }
  }

  /// Tells the row around whether the view shows the row's badge by itself.
  package nonisolated func showsRowBadge(_ isShown: Bool = true) -> some View {
    transformPreference(ListRowControlsKey.self) { if isShown { $0.showsBadge = true } }
  }
}
