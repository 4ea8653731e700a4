import Foundation
import SwiftUICore
import TextViews
import ViewGraph

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public nonisolated static func _rowViews(
    _ section: Section, _ cells: _TableCells<Content.TableRowValue>
  ) -> Section<Parent._TableRowViews, Content._TableRowViews, Footer._TableRowViews> {
    Section<Parent._TableRowViews, Content._TableRowViews, Footer._TableRowViews>(
      _header: Parent._rowViews(section.header, cells), content: Content._rowViews(section.content, cells),
      footer: Footer._rowViews(section.footer, cells), isExpanded: section.isExpanded)
  }
}

/// Rows of a table that belong together, under a title that spans the columns.
extension Section where Content: TableRowContent {
  /// Rows set apart from those around them.
  @_disfavoredOverload
  public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  {
    self.init(_header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows under a title of any views.
  @_disfavoredOverload
  public nonisolated init<V, H>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    H: View
  {
    self.init(
      _header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows under a title of any views, which are shown while the binding is true.
  @_disfavoredOverload
  public nonisolated init<V, H>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    H: View
  {
    self.init(
      _header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }

  /// Rows under a title that is looked up in the program's string tables.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  {
    self.init(
      _header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent())
  }

  /// Rows under a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
  {
    self.init(
      _header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent()
    )
  }

  /// Rows under a title that is looked up in the program's string tables, which are shown while the binding is true.
  @_disfavoredOverload
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
  {
    self.init(
      _header: TableHeaderRowContent(content: Text(titleKey)), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  /// Rows under a title that is shown as it is, which are shown while the binding is true.
  @_disfavoredOverload
  public nonisolated init<V, S>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
    S: StringProtocol
  {
    self.init(
      _header: TableHeaderRowContent(content: Text(title)), content: content(),
      footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
}
