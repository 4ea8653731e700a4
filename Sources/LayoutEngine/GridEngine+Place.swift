import Foundation
import Geometry

extension GridEngine {
  /// What a cell is proposed when it is placed: the width of its columns and the height of its row.
  package func placementProposal(of cell: Int) -> Proposal {
    Proposal(width: cellWidth(cell), height: rowStack.slots[slots[cell].row].length)
  }

  /// What each cell is proposed when it is placed.
  package var offers: [Proposal] { slots.indices.map { placementProposal(of: $0) } }

  /// Places all cells into the rows and columns of the last `size`: writes the size and the position that
  /// each has in its cell.
  /// - Parameters:
  ///   - measure: the answer of a cell to its `placementProposal`.
  ///   - guide: as for `size`.
  package func place(
    measure: (Int, Proposal) -> SizeAnswer, guide: (Int, Axis, CGSize) -> Double = { _, _, _ in 0 }
  ) {
    for cell in slots.indices {
      let answer = measure(cell, placementProposal(of: cell)).sanitized
      slots[cell].isAlways = slots[cell].isAlways && answer.isAlways
      setSize(of: cell, answer.size, guide)
    }
    isRigid = slots.allSatisfy(\.isAlways)
    for column in columns.indices { alignColumn(column) }
    for row in rows.indices { alignRow(row) }
  }

  /// Takes one changed cell into account, in time proportional to rows and columns plus merged cells;
  /// measures nothing.
  ///
  /// Possible after `size` and `place` when the size of no cell, the changed one included, depends on what
  /// is proposed.
  /// - Returns: the grid's answer, or nil (nothing having changed) when the grid must be sized anew.
  package func resum(
    changed cell: Int, to answer: SizeAnswer, guide: (Int, Axis, CGSize) -> Double = { _, _, _ in 0 }
  ) -> SizeAnswer? {
    let answer = answer.sanitized
    guard isRigid, slots.indices.contains(cell), answer.isAlways else { return nil }
    let column = slots[cell].column
    let row = slots[cell].row
    setSize(of: cell, answer.size, guide)
    if !slots[cell].isUnsizedHorizontally { slots[cell].columnWidth = Double(answer.size.width) }
    if !slots[cell].isUnsizedVertically { slots[cell].rowHeight = Double(answer.size.height) }
    if slots[cell].span == 1 {
      let width = columnExtent(column).length
      _ = columnStack.resum(
        changed: column, to: .always(CGSize(width: width, height: 0)))
    }
    let height = rowExtent(row).length
    _ = rowStack.resum(changed: row, to: .always(CGSize(width: 0, height: height)))
    // Merged cells widen columns from their own width on, so all of them are gone through again.
    let old = columns.map(\.width)
    for index in columns.indices { columns[index].width = columnStack.slots[index].length }
    let order = merged.sorted { (slots[$0].span, $0) < (slots[$1].span, $1) }
    for index in order where !slots[index].isUnsizedHorizontally {
      widen(index, spanned: cellWidth(index))
    }
    updateSize()
    for index in columns.indices where index == column || columns[index].width != old[index] {
      alignColumn(index)
    }
    for index in merged { alignMerged(index) }
    alignRow(row)
    self.answer = .always(size)
    return self.answer
  }

  /// Where a cell's view is put, in the coordinates of the grid; right-to-left mirrors the whole grid.
  package func frame(of cell: Int, in direction: LayoutDirection) -> CGRect {
    let slot = slots[cell]
    var x = (columns[slot.column].x + slot.x).held
    if direction == .rightToLeft { x = Double(size.width.held) - x - slot.width.held }
    let y = (rowStack.slots[slot.row].position + slot.y).held
    return CGRect(x: x, y: y, width: slot.width, height: slot.height)
  }

  private func setSize(
    of cell: Int, _ size: CGSize, _ guide: (Int, Axis, CGSize) -> Double
  ) {
    slots[cell].width = Double(size.width)
    slots[cell].height = Double(size.height)
    slots[cell].guideX = horizontalGuide(cell, size, guide)
    slots[cell].guideY = verticalGuide(cell, size, guide)
  }

  /// Aligns the cells of a column by their guides; where the column is wider than they need, they stand in it
  /// as the unit point of the guide says. Merged cells are put by anchor.
  private func alignColumn(_ column: Int) {
    let members = columnStarts[column]..<columnStarts[column + 1]
    var extent = AlignedExtent()
    for member in members where !slots[columnCells[member]].isAnchored {
      let cell = columnCells[member]
      extent.add(length: slots[cell].width, guide: slots[cell].guideX)
    }
    columns[column].extent = extent
    columns[column].isAlignedAnew = true
    let width = columns[column].width
    let start = (width - extent.length) * columns[column].guide.unit
    for member in members {
      let cell = columnCells[member]
      if let anchor = slots[cell].anchor {
        slots[cell].x = (width - slots[cell].width) * anchor.unitX
      } else {
        slots[cell].x = start + extent.position(guide: slots[cell].guideX)
      }
    }
    for cell in merged where slots[cell].column == column { alignMerged(cell) }
  }

  private func alignMerged(_ cell: Int) {
    let unit = slots[cell].anchor?.unitX ?? horizontal.unit
    slots[cell].x = (cellWidth(cell) - slots[cell].width) * unit
  }

  private func alignRow(_ row: Int) {
    var extent = AlignedExtent()
    for cell in rows[row].cells where !slots[cell].isAnchored {
      extent.add(length: slots[cell].height, guide: slots[cell].guideY)
    }
    rows[row].extent = extent
    rows[row].isAlignedAnew = true
    let height = rowStack.slots[row].length
    let unit = rowGuide(row).unit
    let start = (height - extent.length) * unit
    for cell in rows[row].cells {
      if slots[cell].isAnchored {
        slots[cell].y = (height - slots[cell].height) * (slots[cell].anchor?.unitY ?? unit)
      } else {
        slots[cell].y = start + extent.position(guide: slots[cell].guideY)
      }
    }
  }
}

extension UnitPoint {
  /// The coordinates as fractions; the middle where they are not finite.
  fileprivate var unitX: Double { x.isFinite ? Double(x) : 0.5 }
  fileprivate var unitY: Double { y.isFinite ? Double(y) : 0.5 }
}
