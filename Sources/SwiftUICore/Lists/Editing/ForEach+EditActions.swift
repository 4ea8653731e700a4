import ViewGraph

extension ForEach {
  /// Views for the elements of a collection, each of which is given a binding to its element, and which the user can delete
  /// or move where they are rows of a list: the loop changes the collection by itself.
  ///
  /// `deleteDisabled(_:)` and `moveDisabled(_:)` take rows out. An action of the program's own (`onDelete(perform:)`,
  /// `onMove(perform:)`) takes the place of the loop's.
  public nonisolated init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection, R: View,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Views for the elements of a collection that a key path identifies, each of which is given a binding to its element,
  /// and which the user can delete or move where they are rows of a list: the loop changes the collection by itself.
  ///
  /// `deleteDisabled(_:)` and `moveDisabled(_:)` take rows out. An action of the program's own (`onDelete(perform:)`,
  /// `onMove(perform:)`) takes the place of the loop's.
  public nonisolated init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, R: View, C.Index: Hashable
  {
    self.init(
      data: IndexedIdentifierCollection(data.wrappedValue, id: id),
      content: { element in
        EditableCollectionContent(content: content(data[element.index]), data: data, actions: editActions)
      },
      identities: ForEachIdentities(
        read: { ContiguousArray($0.map(\.id)) },
        at: { data, offset in data[data.index(data.startIndex, offsetBy: offset)].id }))
  }
}
