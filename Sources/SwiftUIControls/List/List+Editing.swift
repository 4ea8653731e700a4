import SwiftUICore
import ViewGraph

extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit, by the identity at a key path.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit; one is selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: ListSelection(required: selection))
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit; one may be selected.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit; any may be selected.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit, by the identity at a key path; any may be selected.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit, by the identity at a key path; one is selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: ListSelection(required: selection))
  }

  /// A list with a row for each element of a collection, to which the row gets a binding and which the user can edit, by the identity at a key path; one may be selected.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
