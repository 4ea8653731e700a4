import SwiftUICore
import ViewGraph

extension List where SelectionValue == Never {
  /// A list with a row for each element of some data.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of some data, of which any may be selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of some data, of which one may be selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of some data, of which one is selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: ListSelection(required: selection))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of some data, which a key path identifies.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of some data, which a key path identifies, of which any may be selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of some data, which a key path identifies, of which one may be selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each element of some data, which a key path identifies, of which one is selected.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: ListSelection(required: selection))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each number of a range that stays as it is.
  @MainActor @preconcurrency
  public init<RowContent>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
  {
    self.init(content: ForEach(data, content: rowContent))
  }
}

extension List {
  /// A list with a row for each number of a range that stays as it is, of which any may be selected. The views of a number
  /// stand side by side.
  @MainActor @preconcurrency
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View
  {
    self.init(
      content: ForEach(data) { number in HStack { rowContent(number) } },
      selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each number of a range that stays as it is, of which one may be selected.
  @MainActor @preconcurrency
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// A list with a row for each number of a range that stays as it is, of which one is selected. The views of a number
  /// stand side by side.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<RowContent>(
    _ data: Range<Int>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>, RowContent: View
  {
    self.init(
      content: ForEach(data) { number in HStack { rowContent(number) } },
      selection: ListSelection(required: selection))
  }
}
