import Geometry
import ViewGraph

private struct ListRowInsets: ListRowDeclaration {
  let insets: EdgeInsets?

  func declare(in row: inout ListRowTraits) {
    row.say(Self.self) { $0.insets = insets.map(\.finite) }
  }
}

extension EdgeInsets {
  /// The same with 0 for what is not finite, and lengths that layouts can add up.
  fileprivate var finite: EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat {
      value.isFinite ? value.clamped(to: -CGFloat(Limits.padding)...CGFloat(Limits.padding)) : 0
    }
    return EdgeInsets(
      top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
  }
}

extension View {
  /// Sets the space between the edges of a list's row and its content.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. The inmost setting holds, also where it is
  /// nil: for the insets that the list's style has. The content gets what the insets leave of the row's width, and the row
  /// grows by those above and below. In points; negative insets let the content stand out, and those that are not finite count
  /// as 0.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow(ListRowInsets(insets: insets))
  }
}
