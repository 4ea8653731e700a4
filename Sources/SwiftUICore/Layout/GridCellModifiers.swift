import ViewGraph

extension View {
  /// Lets the cell span columns of its grid; less than 1 counts as 1.
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

  /// Aligns all cells of the cell's column. The first cell of a column that asks for one decides.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(GridTrait.ColumnAlignment.self, guide))
  }
}
