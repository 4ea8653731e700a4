import Foundation
import Geometry
import LayoutEngine

/// Rows of views whose columns line up.
///
/// The children of each `GridRow` are cells; a view outside any row spans all columns. A column is as wide as
/// its widest cell, a row as high as its highest; columns and rows with flexible cells share what is left.
public struct Grid<Content> where Content: View {
  var layout: GridLayout
  var content: Content

  /// - Parameters:
  ///   - alignment: where a cell's content stands in its cell.
  ///   - horizontalSpacing: points between columns; nil for what neighbours prefer.
  ///   - verticalSpacing: points between rows; nil likewise.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType {
    LayoutContainerType<Self, GridLayout>(
      layoutOffset: MemoryLayout<Self>.offset(of: \Self.layout) ?? 0,
      contentOffset: MemoryLayout<Self>.offset(of: \Self.content) ?? 0, content: { .of(Content.self) })
  }
}

extension Grid: Sendable where Content: Sendable {}

/// A row of a grid: a group of cells. A modifier applied to it applies to each of them.
///
/// The container that the cells are in decides what becomes of them. A grid lays them out side by side, one to
/// a column; any other container, a custom layout or a stack, arranges them among its own views as those of a
/// `Group`. So cells keep identity and state when an `AnyLayout` turns into a grid or out of one. A row without
/// cells takes no place.
public struct GridRow<Content> where Content: View {
  var alignment: VerticalAlignment?
  var content: Content

  /// - Parameter alignment: how the cells of this row line up; nil for the grid's alignment.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never
  public nonisolated static func _makeViewType() -> _ViewType { GridRowType<Content>() }
}

extension GridRow: Sendable where Content: Sendable {}

final class GridRowType<Content: View>: _ViewType, @unchecked Sendable {
  private lazy var content = _ViewType.of(Content.self)
  private let contentOffset = MemoryLayout<GridRow<Content>>.offset(of: \.content) ?? 0

  init() { super.init(for: GridRow<Content>.self) }

  override func computeArity() -> Arity { content.arity }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    GridRowNode(place, type: self, content: content, contentOffset: place.offset + contentOffset) {
      $0.assumingMemoryBound(to: GridRow<Content>.self).pointee.alignment
    }.begin(place.environment)
  }
}

/// Marks the cells of one row, so that a grid can distinguish them from those of other rows.
final class GridRowNode: ScopeNode {
  private let alignment: (UnsafeRawPointer) -> VerticalAlignment?

  init(
    _ place: NodePlace, type: _ViewType, content: _ViewType, contentOffset: Int,
    alignment: @escaping (UnsafeRawPointer) -> VerticalAlignment?
  ) {
    self.alignment = alignment
    super.init(place, type: type, content: content, contentOffset: contentOffset)
    markTraits(.layout)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridTrait.Row.self) else { return nil }
    return GridRowMembership(row: ObjectIdentifier(self), alignment: alignment(value))
  }

  override var traitUses: TraitUses { .layout }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if alignment(old) != alignment(value) { traitsChanged(.layout) }
  }
}
