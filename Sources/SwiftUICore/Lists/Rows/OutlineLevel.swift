import ViewGraph

private struct ExpandableRow: ListRowDeclaration {
  let isExpanded: Binding<Bool>

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.isExpanded = isExpanded } }
}

extension EnvironmentValues {
  /// How many rows of an outline a row of a list is below. The list indents it accordingly.
  package var outlineLevel: Int {
    get { self[OutlineLevelKey.self] }
    set { self[OutlineLevelKey.self] = newValue }
  }

  private struct OutlineLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
}

extension View {
  /// Makes the view a row of an outline that has others below it.
  package nonisolated func outlineRow(isExpanded: Binding<Bool>) -> some View {
    listRow(ExpandableRow(isExpanded: isExpanded)).modifier(OutlineRowMark())
  }

  /// Makes the views rows below one of an outline.
  package nonisolated func belowOutlineRow() -> some View {
    transformEnvironment(\.outlineLevel) { $0 += 1 }
  }
}
