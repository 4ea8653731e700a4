import Foundation
import Geometry

/// The arithmetic of `Grid`: columns, rows, merged cells, alignment.
///
/// One object per grid, owned by its node; an object, because copies of what it keeps would cost more than its
/// arithmetic. The node describes rows and cells (`beginRow`, `add`,
/// `addSpanning`), ends with `finish`, then calls `size` and `place`; `resum` takes one changed cell into
/// account. Cells are numbered in the order of their addition.
///
/// Columns share the width as the children of an `HStack` do, each as wide as its widest cell; rows share the
/// height as those of a `VStack`. Merged cells then widen their columns where they need or take more. Cells
/// are measured for their columns with an open height, then for their rows with the width of their columns.
package final class GridEngine {
  package struct Row: Sendable {
    /// The cells of the row.
    package internal(set) var cells: Range<Int>
    /// The alignment given to the row, if any.
    var guide: GridGuide?
    /// Whether it is a view outside any `GridRow`, which spans all columns.
    var spansGrid = false
    var extent = AlignedExtent()
    /// Whether cells were aligned since frames were written last.
    var isAlignedAnew = true
  }

  package struct Column: Sendable {
    /// The alignment of the column, and the cell that demanded it (nil for the grid's alignment).
    var guide: GridGuide
    package internal(set) var alignmentCell: Int?
    package internal(set) var x = 0.0
    package internal(set) var width = 0.0
    var extent = AlignedExtent()
    /// As a row's.
    var isAlignedAnew = true
  }

  /// The columns that one cell may span. Wider ones are cut; no grid that can be seen has more.
  package static let spanLimit = 1_000

  package let horizontal: GridGuide
  package let vertical: GridGuide
  @exclusivity(unchecked) package internal(set) var rows: [Row] = []
  @exclusivity(unchecked) package internal(set) var columns: [Column] = []
  @exclusivity(unchecked) package internal(set) var slots: [GridSlot] = []
  /// The size of the whole grid.
  @exclusivity(unchecked) package internal(set) var size: CGSize = .zero
  @exclusivity(unchecked) package internal(set) var answer: SizeAnswer = .always(.zero)
  @exclusivity(unchecked) var columnStack = StackLayout(axis: .horizontal)
  @exclusivity(unchecked) var rowStack = StackLayout(axis: .vertical)
  /// The cells of each column that take part in its width, one list after the other.
  @exclusivity(unchecked) var columnCells: [Int] = []
  @exclusivity(unchecked) var columnStarts: [Int] = [0]
  /// The cells that span several columns.
  @exclusivity(unchecked) var merged: [Int] = []
  var requests: [GridCell] = []
  /// Whether the placed sizes depend on no proposal, so that a change can be re-summed.
  @exclusivity(unchecked) var isRigid = false

  /// - Parameters:
  ///   - horizontal: the alignment of cells in their columns.
  ///   - vertical: the alignment of cells in their rows.
  package init(horizontal: GridGuide = .center, vertical: GridGuide = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Starts a `GridRow`. A row to which no cell is added takes no space.
  package func beginRow(guide: GridGuide? = nil) {
    rows.append(Row(cells: slots.count..<slots.count, guide: guide))
  }

  /// Adds a cell to the row that was begun last; without one, begins it.
  package func add(_ cell: GridCell) {
    if rows.isEmpty || rows[rows.count - 1].spansGrid { beginRow() }
    let row = rows.count - 1
    let last = rows[row].cells.last
    let column = last.map { slots[$0].column + slots[$0].span } ?? 0
    append(cell, row: row, column: column, span: Swift.min(Swift.max(cell.columns, 1), Self.spanLimit))
  }

  /// Adds a view that is no `GridRow`: a row of one cell that spans all columns.
  package func addSpanning(_ cell: GridCell) {
    rows.append(Row(cells: slots.count..<slots.count, guide: nil, spansGrid: true))
    append(cell, row: rows.count - 1, column: 0, span: 1)
  }

  private func append(_ cell: GridCell, row: Int, column: Int, span: Int) {
    requests.append(cell)
    slots.append(
      GridSlot(
        row: row, column: column, span: span, anchor: cell.anchor,
        isUnsizedHorizontally: cell.unsizedAxes.contains(.horizontal),
        isUnsizedVertically: cell.unsizedAxes.contains(.vertical)))
    rows[row].cells = rows[row].cells.lowerBound..<slots.count
  }

  /// An engine that knows the same and goes its own way.
  package init(copying other: GridEngine) {
    horizontal = other.horizontal
    vertical = other.vertical
    rows = other.rows
    columns = other.columns
    slots = other.slots
    size = other.size
    answer = other.answer
    columnStack = other.columnStack
    rowStack = other.rowStack
    columnCells = other.columnCells
    columnStarts = other.columnStarts
    merged = other.merged
    isRigid = other.isRigid
  }

  /// Ends the description of the grid.
  /// - Parameters:
  ///   - horizontalSpacing: the space between columns, nil for what neighbouring cells prefer.
  ///   - verticalSpacing: the space between rows, nil likewise. Both in points; NaN counts as zero.
  ///   - preferences: the wish of each cell; nil when all are plain (8 points).
  package func finish(
    horizontalSpacing: Double?, verticalSpacing: Double?, preferences: ((Int) -> ViewSpacing)? = nil
  ) {
    // Trailing columns in which no cell begins hold nothing: spans are cut to those that exist.
    let count = (slots.lazy.map(\.column).max() ?? -1) + 1
    for index in slots.indices {
      let slot = slots[index]
      slots[index].span =
        rows[slot.row].spansGrid ? Swift.max(count, 1) : Swift.min(slot.span, count - slot.column)
    }
    columns = Array(repeating: Column(guide: horizontal), count: count)
    for index in slots.indices {
      let column = slots[index].column
      if let guide = requests[index].columnGuide, columns[column].alignmentCell == nil {
        columns[column].guide = guide
        columns[column].alignmentCell = index
      }
    }
    merged = slots.indices.filter { slots[$0].span > 1 }
    listColumnCells()
    requests = []
    let spacing = preferences.map { wish in slots.indices.map { wish($0) } }
    setSpacing(horizontalSpacing, verticalSpacing, spacing)
  }

  /// Lists by column the cells that decide its width: those that span no other.
  private func listColumnCells() {
    var starts = Array(repeating: 0, count: columns.count + 1)
    let members = slots.indices.filter { slots[$0].span == 1 }
    for index in members { starts[slots[index].column + 1] += 1 }
    for column in columns.indices { starts[column + 1] += starts[column] }
    var next = starts
    columnCells = Array(repeating: 0, count: members.count)
    for index in members {
      columnCells[next[slots[index].column]] = index
      next[slots[index].column] += 1
    }
    columnStarts = starts
  }

  private func setSpacing(_ horizontal: Double?, _ vertical: Double?, _ spacing: [ViewSpacing]?) {
    columnStack.setPlainChildren(count: columns.count, spacing: horizontal)
    rowStack.setPlainChildren(count: rows.count, spacing: vertical)
    let spacing = spacing?.allSatisfy(\.isPlain) == false ? spacing : nil
    if horizontal == nil, let spacing { columnStack.setGaps(columnGaps(spacing)) }
    let hasEmptyRows = rows.contains { $0.cells.isEmpty }
    guard hasEmptyRows || (vertical == nil && spacing != nil) else { return }
    var gaps = Array(repeating: 0.0, count: rows.count)
    var previous: Int?
    for row in rows.indices where !rows[row].cells.isEmpty {
      if let previous {
        gaps[row] =
          vertical ?? spacing.map { rowGap(above: previous, below: row, $0) } ?? ViewSpacing.plainDistance
      }
      previous = row
    }
    rowStack.setGaps(gaps)
  }

  /// The largest distance between cells that stand above each other in two rows.
  private func rowGap(above: Int, below: Int, _ spacing: [ViewSpacing]) -> Double {
    var gap: Double?
    var lower = rows[below].cells.lowerBound
    for upper in rows[above].cells {
      // Both rows run by column, so the cells below need only one walk.
      while lower < rows[below].cells.upperBound, end(lower) <= slots[upper].column { lower += 1 }
      var index = lower
      while index < rows[below].cells.upperBound, slots[index].column < end(upper) {
        let distance = Double(spacing[upper].distance(to: spacing[index], along: .vertical))
        gap = Swift.max(gap ?? distance, distance)
        index += 1
      }
    }
    return gap ?? ViewSpacing.plainDistance
  }

  /// The largest distance between neighbouring cells of a row, for each column that the second begins in.
  private func columnGaps(_ spacing: [ViewSpacing]) -> [Double] {
    var gaps = Array(repeating: Double?.none, count: columns.count)
    for row in rows {
      for index in row.cells.dropFirst() {
        let distance = Double(spacing[index - 1].distance(to: spacing[index], along: .horizontal))
        let column = slots[index].column
        gaps[column] = Swift.max(gaps[column] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? ViewSpacing.plainDistance }
  }

  private func end(_ cell: Int) -> Int { slots[cell].column + slots[cell].span }
}
