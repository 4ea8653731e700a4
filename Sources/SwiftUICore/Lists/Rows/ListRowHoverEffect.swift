import ViewGraph

private struct RowHoverEffect: ListRowDeclaration {
  let effect: HoverEffect?

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.hoverEffect = effect } }
}

private struct RowHoverEffectDisabled: ListRowDeclaration {
  let isDisabled: Bool

  func declare(in row: inout ListRowTraits) { row.say(Self.self) { $0.isHoverEffectDisabled = isDisabled } }
}

extension View {
  /// Sets what a list's row shows while a mouse is over it, as a whole; nil for what the list's style has.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. The inmost setting holds.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    listRow(RowHoverEffect(effect: effect))
  }

  /// Sets whether a list's row shows nothing while a mouse is over it.
  ///
  /// For the rows below, in the list that they stand in; elsewhere nothing changes. The inmost setting holds.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    listRow(RowHoverEffectDisabled(isDisabled: disabled))
  }
}
