import Foundation
import SwiftUICore
import ViewGraph

extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element: Identifiable, Data.Element == Parent.TableRowValue
{
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public nonisolated static func _rowViews(
    _ outline: OutlineGroup, _ cells: _TableCells<Data.Element>
  ) -> OutlineGroup<
    Data, ID, Leaf._TableRowViews, Leaf._TableRowViews,
    TableDisclosureRows<Leaf._TableRowViews, OutlineSubgroupChildren>
  > {
    .init(
      roots: outline.rows(of: outline.roots), tree: outline.tree,
      parent: { Parent._rowViews(outline.parent($0), cells) },
      leaf: { Leaf._rowViews(outline.leaf($0), cells) },
      subgroup: { label, children, isExpanded in
        TableDisclosureRows(label: label, isExpanded: isExpanded) { children }
      })
  }

  /// The same elements at the top of an outline of views.
  private nonisolated func rows(
    of roots: Roots
  )
    -> OutlineGroup<
      Data, ID, Leaf._TableRowViews, Leaf._TableRowViews,
      TableDisclosureRows<Leaf._TableRowViews, OutlineSubgroupChildren>
    >.Roots
  {
    switch roots {
    case .one(let element): .one(element)
    case .several(let elements): .several(elements)
    }
  }

  /// An outline of rows, of which those of elements with children have others below them.
  private nonisolated init(
    _ roots: Roots, id: @escaping (Data.Element) -> ID, children: KeyPath<Data.Element, Data?>,
    rows: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      roots: roots, tree: OutlineTree(id: id, children: { $0[keyPath: children] }), parent: rows, leaf: rows,
      subgroup: { row, _, _ in row })
  }
}

/// Outlines in tables: a row for each element; those of elements that can have children have an arrow that shows the rows
/// below.
extension OutlineGroup
where
  ID == Data.Element.ID, Parent == TableRow<Data.Element>, Leaf == TableRow<Data.Element>,
  Subgroup == TableRow<Data.Element>, Data.Element: Identifiable
{
  /// A row for each element of a tree with one element at the top.
  @_disfavoredOverload
  public nonisolated init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where DataElement == Data.Element {
    self.init(.one(root), id: \.id, children: children) { TableRow($0) }
  }

  /// A row for each element of a tree with a collection at the top.
  @_disfavoredOverload
  public nonisolated init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where DataElement == Data.Element {
    self.init(.several(data), id: \.id, children: children) { TableRow($0) }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element: Identifiable, Data.Element == Parent.TableRowValue
{
  /// Rows for the elements of a tree with one element at the top.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id: \.id, children: children, rows: content)
  }

  /// Rows for the elements of a tree with a collection at the top.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.several(data), id: \.id, children: children, rows: content)
  }

  /// Rows for the elements of a tree with one element at the top, which a key path identifies.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.one(root), id: { $0[keyPath: id] }, children: children, rows: content)
  }

  /// Rows for the elements of a tree with a collection at the top, which a key path identifies.
  @_disfavoredOverload
  public nonisolated init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.several(data), id: { $0[keyPath: id] }, children: children, rows: content)
  }
}

/// The rows of a table that is made from a tree.
public struct TableOutlineGroupContent<Data>
where Data: RandomAccessCollection, Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  typealias Row = TableRow<Data.Element>
  let outline:
    OutlineGroup<
      Data, Data.Element.ID, TableRow<Data.Element>, TableRow<Data.Element>, TableRow<Data.Element>
    >

  nonisolated init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
    outline = OutlineGroup(data, children: children)
  }

  public nonisolated static func _rowViews(
    _ rows: TableOutlineGroupContent, _ cells: _TableCells<Data.Element>
  ) -> OutlineGroup<
    Data, Data.Element.ID, _TableRowView<Data.Element>, _TableRowView<Data.Element>,
    TableDisclosureRows<_TableRowView<Data.Element>, OutlineSubgroupChildren>
  > {
    OutlineGroup<Data, Data.Element.ID, Row, Row, Row>._rowViews(rows.outline, cells)
  }
}

extension TableOutlineGroupContent: TableRowContent {}
