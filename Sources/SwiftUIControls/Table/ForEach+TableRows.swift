import DataTransfer
import Foundation
import SwiftUICore
import ViewGraph

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowBody = Never

  public nonisolated static func _rowViews(
    _ loop: ForEach, _ cells: _TableCells<Content.TableRowValue>
  ) -> ForEach<Data, ID, Content._TableRowViews> {
    ForEach<Data, ID, Content._TableRowViews>(
      data: loop.data, content: { Content._rowViews(loop.content($0), cells) }, identities: loop.identities)
  }
}

extension ForEach where Content: TableRowContent {
  /// Rows for identifiable elements. In a table only those are made that can be seen, if each element has a number of rows
  /// that does not depend on conditions.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(
      data: data, content: content,
      identities: ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.identities)
  }

  /// Rows for elements that a key path identifies. A table selects rows by the identities of their values, whatever identifies
  /// the elements.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(
      data: data, content: content,
      identities: ForEach<Data, ID, EmptyView>(data, id: id) { _ in EmptyView() }.identities)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TableRowContent {
  /// Rows for a range of numbers. The range is meant to stay as it is; one that changes is followed, with one warning.
  @_disfavoredOverload
  public nonisolated init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TableRowValue {
    self.init(
      data: data, content: content,
      identities: ForEach<Range<Int>, Int, EmptyView>(data) { _ in EmptyView() }.identities)
  }
}

extension ForEach {
  /// A row of a table for each element.
  public nonisolated init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data) { TableRow($0) }
  }
}

/// The rows of a table that is made from data.
public struct TableForEachContent<Data>
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  let loop: ForEach<Data, Data.Element.ID, TableRow<Data.Element>>

  nonisolated init(_ data: Data) { loop = ForEach(data) }

  public nonisolated static func _rowViews(
    _ rows: TableForEachContent, _ cells: _TableCells<Data.Element>
  ) -> ForEach<Data, Data.Element.ID, _TableRowView<Data.Element>> {
    ForEach<Data, Data.Element.ID, TableRow<Data.Element>>._rowViews(rows.loop, cells)
  }
}

/// Rows of a table that are made from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection that the rows are made from.
  var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Sets what happens when something is dropped between rows that are made from the data.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data of which an item must have one. Other items are left out.
  ///   - action: Gets the offset at which the elements are to be inserted, and the items.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    ModifiedTableRows(rows: self) { $0.insertingRows(of: supportedContentTypes, perform: action) }
  }

  /// Sets what happens when values of a type are dropped between rows that are made from the data.
  ///
  /// - Parameters:
  ///   - payloadType: Drags without such values go by.
  ///   - action: Gets the offset at which the values are to be inserted, and the values.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> where T: Transferable {
    ModifiedTableRows(rows: self) { $0.insertingRows(for: payloadType) { action($1, $0) } }
  }
}

extension TableForEachContent: TableRowContent {}
