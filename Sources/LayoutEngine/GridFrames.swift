import Foundation
import Geometry

/// What the cells of a grid were proposed and where they stood when that was written last, so that after a change
/// only the rows and columns that are other than before are gone through.
package struct GridFrames {
  package fileprivate(set) var offers: [Proposal] = []
  fileprivate var rows: [Band] = []
  fileprivate var columns: [Band] = []

  package init() {}

  /// Where a row or a column stood.
  fileprivate struct Band: Equatable {
    var start: Double
    var length: Double
  }
}

extension GridEngine {
  /// Writes what every cell is proposed and where it stands in a left-to-right grid, held within
  /// `Limits.extent`.
  /// - Parameters:
  ///   - frames: What was written last; empty at first. Belongs to `origins`.
  ///   - offered: Called for each cell that is proposed something else than before.
  package func writeFrames(
    to frames: inout GridFrames, origins: inout [CGPoint], offered: (Int) -> Void = { _ in }
  ) {
    if frames.offers.count != slots.count || origins.count != slots.count
      || frames.rows.count != rows.count || frames.columns.count != columns.count
    {
      let nowhere = GridFrames.Band(start: .nan, length: .nan)
      frames.rows = Array(repeating: nowhere, count: rows.count)
      frames.columns = Array(repeating: nowhere, count: columns.count)
      frames.offers = Array(repeating: .unspecified, count: slots.count)
      origins = Array(repeating: .zero, count: slots.count)
    }
    for row in rows.indices {
      let band = GridFrames.Band(start: rowStack.slots[row].position, length: rowStack.slots[row].length)
      guard rows[row].isAlignedAnew || band != frames.rows[row] else { continue }
      rows[row].isAlignedAnew = false
      frames.rows[row] = band
      for cell in rows[row].cells { write(cell, to: &frames, &origins, offered) }
    }
    for column in columns.indices {
      let band = GridFrames.Band(start: columns[column].x, length: columns[column].width)
      guard columns[column].isAlignedAnew || band != frames.columns[column] else { continue }
      columns[column].isAlignedAnew = false
      frames.columns[column] = band
      for member in columnStarts[column]..<columnStarts[column + 1] {
        write(columnCells[member], to: &frames, &origins, offered)
      }
    }
    // These stand in several columns.
    for cell in merged { write(cell, to: &frames, &origins, offered) }
  }

  private func write(
    _ cell: Int, to frames: inout GridFrames, _ origins: inout [CGPoint], _ offered: (Int) -> Void
  ) {
    let slot = slots[cell]
    let row = rowStack.slots[slot.row]
    let offer = Proposal(width: cellWidth(cell), height: row.length)
    if frames.offers[cell] != offer {
      frames.offers[cell] = offer
      offered(cell)
    }
    origins[cell] = CGPoint(x: columns[slot.column].x + slot.x, y: row.position + slot.y).held
  }
}
