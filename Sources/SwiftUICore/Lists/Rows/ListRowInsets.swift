import Geometry
import ViewGraph

private struct ListRowInsets: ListRowDeclaration {
  let insets: EdgeInsets?

  func declare(in row: inout ListRowTraits) {
    row.say(Self.self) { $0.insets = insets.map(\.finite) }
  }
}

/// The insets of some edges.
private struct ListRowEdgeInsets: ListRowDeclaration {
  let edges: Edge.Set
  let length: CGFloat?

  func declare(in row: inout ListRowTraits) {
    // Where all are said further in, nothing is left to say.
    guard !row.hasSaid(ListRowInsets.self) else { return }
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) && !row.saidInsets.contains(Edge.Set(edge))
    {
      row.saidInsets.insert(Edge.Set(edge))
      row.edgeInsets[edge] = length.map { EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: 0).finite.top }
    }
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

  /// Sets the space between some edges of a list's row and its content; that at the other edges stays as it is.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. Of each edge the inmost setting holds, also
  /// where it is nil: for the inset that the list's style has there. In points, as `listRowInsets(_:)`.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRow(ListRowEdgeInsets(edges: edges, length: length))
  }
}
