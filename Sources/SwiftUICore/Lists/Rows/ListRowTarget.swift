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
  /// Whether the control shows the row's badge.
  package var takesBadge = false

  package nonisolated init() {}
}

extension ListRowTarget: Equatable {
  package nonisolated static func == (a: ListRowTarget, b: ListRowTarget) -> Bool { a === b }
}

/// The controls inside a row that take its presses, in order.
package struct ListRowTargetsKey: PreferenceKey {
  package static var defaultValue: [ListRowTarget] { [] }
  package static func reduce(value: inout [ListRowTarget], nextValue: () -> [ListRowTarget]) {
    value += nextValue()
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
    preference(key: ListRowTargetsKey.self, value: target.map { [$0] } ?? [])
  }
}
