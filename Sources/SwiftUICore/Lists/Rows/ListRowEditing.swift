import ViewGraph

private struct DeleteDisabled: ListRowDeclaration {
  let isDisabled: Bool

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.isDeleteDisabled = isDisabled } }
}

private struct MoveDisabled: ListRowDeclaration {
  let isDisabled: Bool

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.isMoveDisabled = isDisabled } }
}

extension View {
  /// Keeps the user from deleting the rows below, in a list whose loop has a delete action
  /// (`onDelete(perform:)`). The inmost setting holds.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow(DeleteDisabled(isDisabled: isDisabled))
  }

  /// Keeps the user from moving the rows below, in a list whose loop has a move action (`onMove(perform:)`). The
  /// inmost setting holds.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow(MoveDisabled(isDisabled: isDisabled))
  }
}
