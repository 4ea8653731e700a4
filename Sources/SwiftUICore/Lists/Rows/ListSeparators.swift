import Geometry
import ViewGraph

private struct RowSeparator: ListRowDeclaration {
  let visibility: Visibility
  let edges: VerticalEdge.Set

  func declare(in row: inout ListRowTraits) { row.separators.set(visibility, edges) }
}

private struct RowSeparatorTint: ListRowDeclaration {
  let color: Color?
  let edges: VerticalEdge.Set

  func declare(in row: inout ListRowTraits) { row.separatorTints.set(color, edges) }
}

private struct SectionSeparator: ListSectionDeclaration {
  let visibility: Visibility
  let edges: VerticalEdge.Set

  func declare(in section: inout ListSectionTraits) { section.separators.set(visibility, edges) }
}

private struct SectionSeparatorTint: ListSectionDeclaration {
  let color: Color?
  let edges: VerticalEdge.Set

  func declare(in section: inout ListSectionTraits) { section.separatorTints.set(color, edges) }
}

extension View {
  /// Sets whether a list draws the lines above and below a row.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. Each edge is set by itself, and the inmost
  /// setting of it holds. A line between two rows belongs to both: hidden for one of them it is not drawn. A style that
  /// draws no line at an edge draws none however it is set.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow(RowSeparator(visibility: visibility, edges: edges))
  }

  /// Sets the colour of the lines that a list draws above and below a row; nil for that of its style.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. Each edge is set by itself, and the inmost
  /// setting of it holds.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRow(RowSeparatorTint(color: color, edges: edges))
  }

  /// Sets whether a list draws the lines above and below a section.
  ///
  /// For the sections below, in the list that they stand in; elsewhere nothing changes. Each edge is set by itself, and the
  /// inmost setting of it holds. A style that draws no line at an edge draws none however it is set.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(ListSectionTrait.self, SectionSeparator(visibility: visibility, edges: edges)))
  }

  /// Sets the colour of the lines that a list draws above and below a section; nil for that of its style.
  ///
  /// For the sections below, in the list that they stand in; elsewhere nothing changes. Each edge is set by itself, and the
  /// inmost setting of it holds.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier(ListSectionTrait.self, SectionSeparatorTint(color: color, edges: edges)))
  }
}
