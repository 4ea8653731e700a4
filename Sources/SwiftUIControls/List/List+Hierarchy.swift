import SwiftUICore
import ViewGraph

extension List where SelectionValue == Never {
  /// A list with a row for each element of hierarchical data, by the identity at a key path. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// A list with a row for each element of hierarchical data. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of hierarchical data, by the identity at a key path; one may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of hierarchical data, by the identity at a key path; any may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of hierarchical data; one is selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: ListSelection(required: selection))
  }

  /// A list with a row for each element of hierarchical data; one may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of hierarchical data; any may be selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of hierarchical data, by the identity at a key path; one is selected. Rows with children have an arrow that shows them.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      content: OutlineGroup(data, id: id, children: children, content: rowContent),
      selection: ListSelection(required: selection))
  }
}
