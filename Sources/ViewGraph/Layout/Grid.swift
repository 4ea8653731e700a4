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

/// A row of a grid. It is a group of cells: a modifier applied to it applies to each of them. Outside of a
/// grid it is a row of views like `HStack`; which of the two it is, is settled when it appears: in an
/// `AnyLayout` that turns into a grid, or out of one, it stays what it was.
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
  /// What the row is outside of a grid.
  private lazy var stack = GridRowStackType<Content>()

  init() { super.init(for: GridRow<Content>.self) }

  /// As many as it has cells in a grid, one elsewhere.
  override func computeArity() -> Arity { .dynamic }

  override func makeNode(_ place: NodePlace) -> ViewNode {
    if Self.isInGrid(place.parent) || place.recipes {
      return GridRowNode(place, type: self, content: content, contentOffset: place.offset + contentOffset) {
        $0.assumingMemoryBound(to: GridRow<Content>.self).pointee.alignment
      }.begin(place.environment)
    }
    return ContainerNode(place, type: stack)
  }

  /// Whether the list that the node belongs to is a grid's.
  private static func isInGrid(_ parent: ViewNode) -> Bool {
    var node: ViewNode? = parent
    while let current = node {
      if let container = current as? ContainerNode { return container.algorithm is GridAlgorithm }
      if current is ElementNode { return false }
      node = current.parent
    }
    return false
  }
}

/// A row outside of a grid: a horizontal stack.
final class GridRowStackType<Content: View>: ContainerTypeBase, @unchecked Sendable {
  init() {
    super.init(
      for: GridRow<Content>.self, layout: VerticalAlignment?.self,
      layoutOffset: MemoryLayout<GridRow<Content>>.offset(of: \.alignment) ?? 0,
      contentOffset: MemoryLayout<GridRow<Content>>.offset(of: \.content) ?? 0,
      content: { .of(Content.self) })
  }

  override func makeAlgorithm(_ value: UnsafeMutableRawPointer) -> LayoutAlgorithm {
    let row = value.assumingMemoryBound(to: GridRow<Content>.self).pointee
    let alignment = row.alignment ?? .center
    return StackAlgorithm(axis: .horizontal, alignment: alignment.key, spacing: nil)
  }
}

/// Tells the cells of a row apart from those of others.
final class GridRowNode: ScopeNode {
  private let alignment: (UnsafeRawPointer) -> VerticalAlignment?

  init(
    _ place: NodePlace, type: _ViewType, content: _ViewType, contentOffset: Int,
    alignment: @escaping (UnsafeRawPointer) -> VerticalAlignment?
  ) {
    self.alignment = alignment
    super.init(place, type: type, content: content, contentOffset: contentOffset)
    markUpward(.hasTraits)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ObjectIdentifier(GridTrait.Row.self) else { return nil }
    return GridRowMembership(row: ObjectIdentifier(self), alignment: alignment(value))
  }

  override func modifierChanged(from old: UnsafeRawPointer) {
    if alignment(old) != alignment(value) { listChanged() }
  }
}
