import SwiftUICore
import ViewGraph

extension List where SelectionValue == Never {
  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding, by the identity at a key path. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding, by the identity at a key path; one is selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelection(required: selection))
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding, by the identity at a key path; one may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding, by the identity at a key path; any may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding; one is selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelection(required: selection))
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding; one may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of a hierarchical collection, to which the row gets a binding; any may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }
}
