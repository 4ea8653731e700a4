import ViewGraph

private struct ListRowBackground: ListRowDeclaration {
  let view: AnyView?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.background = view } }
}

extension View {
  /// Sets what is behind a list's row, in place of what its style puts there.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. The view is proposed the size of the whole
  /// row, insets included, and takes no part in the row's size. The inmost setting holds, also where it is nil: for the
  /// background that the list's style has.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    listRow(ListRowBackground(view: view.map { AnyView($0) }))
  }
}
