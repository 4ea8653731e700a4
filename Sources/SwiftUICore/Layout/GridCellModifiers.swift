import ViewGraph

extension View {
  /// Makes the cell span a number of columns; less than 1 counts as 1, more than 1,000 as that. The spacing
  /// between them is part of the cell.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(GridTrait.Columns.self, count))
  }

  /// Aligns the same unit point of the content and of its cell, instead of by the grid's alignment.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(GridTrait.Anchor.self, anchor))
  }

  /// Keeps the cell from making its column wider or its row higher, on some axes: the other cells alone
  /// decide those lengths.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(GridTrait.UnsizedAxes.self, axes))
  }

  /// Aligns all cells of the cell's column. Of several such cells in a column the first decides.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridTrait.ColumnAlignment.self, guide))
  }
}
